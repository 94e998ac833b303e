import { useForm } from "react-hook-form";
import type { CurrentUser } from "#shared/contract/accounts.ts";
import { accountToasts } from "#shared/messages/accounts.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { changeName } from "./api.ts";
import { useSaving } from "./use-saving.ts";

type NameFormProps = { user: CurrentUser; onChanged: (user: CurrentUser) => void };

export function NameForm({ user, onChanged }: NameFormProps) {
  const { firstName, lastName } = user;
  const form = useForm({ defaultValues: { firstName, lastName } });
  const { errors } = form.formState;
  const saving = useSaving(form, {
    field: () => "firstName",
    save: async (names) => {
      const answer = await changeName(names);
      form.reset({ firstName: answer.user.firstName, lastName: answer.user.lastName });
      onChanged(answer.user);
      return accountToasts.nameChanged;
    },
  });
  return (
    <form noValidate aria-label="Name" className="field-rows" onSubmit={saving.onSubmit}>
      <div className="field-rows sm:grid-cols-2 sm:gap-x-4">
        <Field label="First name" isRequired error={errors.firstName?.message}>
          <TextInput
            autoComplete="given-name"
            maxLength={100}
            {...form.register("firstName", {
              validate: (name) => name.trim() !== "" || "Please enter your first name.",
            })}
          />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" maxLength={100} {...form.register("lastName")} />
        </Field>
      </div>
      <div>
        <Button type="submit" isBusy={saving.isBusy} busyLabel="Saving…">
          Save name
        </Button>
      </div>
    </form>
  );
}
