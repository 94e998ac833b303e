import { type FormEvent, useId } from "react";
import { useForm } from "react-hook-form";
import type { Account } from "#shared/contract/account/account-settings.ts";
import { accountMessages, accountToasts } from "#shared/messages/accounts.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { PasswordInput, TextInput } from "#web/ui/inputs/text-input.tsx";
import { MailAddress } from "#web/ui/layout/mail-address.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { deleteAccount } from "./api.ts";

type DeleteAccountDialogProps = {
  account: Account;
  onDeleted: (kept: readonly string[]) => void;
  onClose: () => void;
};

export function DeleteAccountDialog({ account, onDeleted, onClose }: DeleteAccountDialogProps) {
  const formId = useId();
  const { register, errors, isBusy, submit } = useDeletion(account, onDeleted);
  const actions = (
    <>
      <Button onClick={onClose} disabled={isBusy}>
        Keep my account
      </Button>
      <Button type="submit" form={formId} tone="danger" isBusy={isBusy} busyLabel="Deleting…">
        Delete for good
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title="Delete your account?"
      description={
        <>
          Nobody can undo this. Download your data first if you may need it. To confirm, type{" "}
          <MailAddress address={account.user.email} /> below.
        </>
      }
      actions={actions}
      ignoresPressOutside
    >
      <form id={formId} noValidate className="field-rows" onSubmit={submit}>
        <Field label="Your email" isRequired error={errors.email?.message}>
          <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={254} {...register.email} />
        </Field>
        {account.hasPassword && (
          <Field label="Your password" isRequired error={errors.password?.message}>
            <PasswordInput
              noun="your password"
              autoComplete="current-password"
              maxLength={128}
              {...register.password}
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
}

function useDeletion({ user, hasPassword }: Account, onDeleted: DeleteAccountDialogProps["onDeleted"]) {
  const form = useForm({ defaultValues: { email: "", password: "" } });
  const isOwn = (email: string) =>
    email.trim().toLowerCase() === user.email.toLowerCase() || accountMessages.emailNotYours;

  const submit = form.handleSubmit(async ({ email, password }) => {
    try {
      const { kept } = await deleteAccount(hasPassword ? { password } : { email });
      onDeleted(kept);
    } catch (error) {
      const answer = error instanceof ApiError ? error : null;
      const message = answer?.serverMessage ?? accountToasts.notDeleted;
      showToast({ title: "Error", description: message, tone: "problem" });
      form.setError(answer?.status === 403 ? "password" : "email", { message }, { shouldFocus: true });
    }
  });

  return {
    register: {
      email: form.register("email", { validate: isOwn }),
      password: form.register("password", hasPassword ? { required: "Please enter your password." } : {}),
    },
    errors: form.formState.errors,
    isBusy: form.formState.isSubmitting,
    submit: (event: FormEvent) => void submit(event),
  };
}
