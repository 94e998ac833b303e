import { Controller, useForm } from "react-hook-form";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { NumberInput } from "#web/ui/number-input.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { platforms } from "./platforms.ts";

type Answers = { address: string; bedrooms: number; platform: string; arePetsWelcome: boolean };

// The controls under a form library: registered, checked, and focused when their answer is missing.
export function FormExample() {
  const { register, control, handleSubmit, formState } = useForm<Answers>({
    defaultValues: { address: "", bedrooms: Number.NaN, platform: "", arePetsWelcome: false },
  });
  const { errors } = formState;
  const send = handleSubmit(({ address, bedrooms }) => {
    showToast({ title: "Complete", description: `${address}, ${bedrooms} bedrooms` });
  });

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="sheet px-5 pt-5 pb-6 sm:px-7">
      <Field label="Property address" isRequired error={errors.address?.message}>
        <TextInput autoComplete="street-address" {...register("address", { required: "Please enter an address." })} />
      </Field>
      <div className="specimen-grid">
        <Field label="Number of bedrooms" isRequired error={errors.bedrooms?.message}>
          <NumberInput
            min={0}
            {...register("bedrooms", {
              valueAsNumber: true,
              validate: (bedrooms) => Number.isFinite(bedrooms) || "Please enter a number.",
            })}
          />
        </Field>
        <Field label="Platform to write for" isRequired error={errors.platform?.message}>
          <Controller
            control={control}
            name="platform"
            rules={{ required: "Please choose a platform." }}
            render={({ field: { name: _unused, ...field } }) => <Select {...field} options={platforms} />}
          />
        </Field>
      </div>
      <Checkbox label="Pets are welcome" {...register("arePetsWelcome")} />
      <div className="mt-4">
        <Button type="submit" tone="primary">
          Check the answers
        </Button>
      </div>
    </form>
  );
}
