import { Controller, useForm } from "react-hook-form";
import { Button } from "#web/ui/inputs/button.tsx";
import { Checkbox } from "#web/ui/inputs/checkbox.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { NumberInput } from "#web/ui/inputs/number-input.tsx";
import { Select } from "#web/ui/inputs/select.tsx";
import { PasswordInput, TextArea, TextInput } from "#web/ui/inputs/text-input.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { platforms, Specimen } from "./specimen.tsx";

const LONG_TEXT =
  "The dock is private, and the kayaks are yours to use. The sauna is wood-fired; the wood is stacked beside it, and it takes about an hour to get warm.";

export function FieldSpecimens() {
  return (
    <>
      <Specimen name="One line" isWide>
        <div className="specimen-grid">
          <Field label="Room" help="As guests will read it">
            <TextInput placeholder="Main bedroom" />
          </Field>
          <Field label="Name of the wifi" isRequired>
            <TextInput defaultValue="Lakemere Lodge" />
          </Field>
          <Field label="E-mail" error="This address has no @.">
            <TextInput type="email" defaultValue="ana.example.com" />
          </Field>
          <Field label="Order" help="Set when the order was placed">
            <TextInput disabled defaultValue="7c41f02e" />
          </Field>
        </div>
      </Specimen>
      <Specimen name="Focus" isWide showsFocus>
        <div className="specimen-grid">
          <Field label="Beds">
            <TextInput defaultValue="Bunk, Bunk" />
          </Field>
        </div>
      </Specimen>
      <NumberSpecimen />
      <Specimen name="Several lines" isWide>
        <div className="specimen-grid">
          <Field label="Guest access" help="What may guests use?">
            <TextArea defaultValue={LONG_TEXT} />
          </Field>
          <Field label="House rules" error="Please write one rule a line." isRequired>
            <TextArea />
          </Field>
        </div>
      </Specimen>
      <PasswordSpecimen />
      <Specimen name="In a form" isWide>
        <FormExample />
      </Specimen>
    </>
  );
}

function NumberSpecimen() {
  return (
    <Specimen name="Numbers" isWide>
      <div className="specimen-grid">
        <Field label="Bedrooms" isRequired>
          <NumberInput min={0} max={50} defaultValue={4} />
        </Field>
        <Field label="Bathrooms" help="Half baths count 0.5">
          <NumberInput min={0} step={0.5} defaultValue={2.5} />
        </Field>
        <Field label="Guests" error="At least one guest.">
          <NumberInput min={1} defaultValue={0} />
        </Field>
        <Field label="Floor">
          <NumberInput disabled defaultValue={3} />
        </Field>
      </div>
    </Specimen>
  );
}

function PasswordSpecimen() {
  return (
    <Specimen name="Password" isWide>
      <div className="specimen-grid">
        <Field label="Password" help="At least 6 characters; 12 or more are safer.">
          <PasswordInput autoComplete="off" defaultValue="wood-fired sauna" />
        </Field>
        <Field label="New password" error="Please enter your password." isRequired>
          <PasswordInput autoComplete="off" noun="new password" />
        </Field>
      </div>
    </Specimen>
  );
}

type Answers = { address: string; bedrooms: number; platform: string; arePetsWelcome: boolean };

// The controls under a form library: registered, checked, and focused when their answer is missing.
function FormExample() {
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
