import type { FormEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { accountToasts } from "#shared/messages/accounts.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";

type Saving<Values extends FieldValues> = {
  // Where the server's refusal is shown.
  field: (status: number) => Path<Values>;
  // Answers what the person is told.
  save: (values: Values) => Promise<string>;
};

// What all the forms of the settings do: a refusal stands at its field, and nothing that was typed is lost.
export function useSaving<Values extends FieldValues>(form: UseFormReturn<Values>, { field, save }: Saving<Values>) {
  const submit = form.handleSubmit(async (values) => {
    try {
      showToast({ title: "Saved", description: await save(values) });
    } catch (error) {
      const answer = error instanceof ApiError ? error : null;
      const message = answer?.serverMessage ?? accountToasts.notSaved.description;
      showToast({ title: "Error", description: message, tone: "problem" });
      form.setError(field(answer?.status ?? 0), { message }, { shouldFocus: true });
    }
  });
  return { onSubmit: (event: FormEvent) => void submit(event), isBusy: form.formState.isSubmitting };
}
