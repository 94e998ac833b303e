import { useId } from "react";
import "./share.css";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field, FieldGroup } from "#web/ui/inputs/field.tsx";
import { TextInput } from "#web/ui/inputs/text-input.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { type ShareForm, useShareForm } from "./use-share-form.ts";

type ShareDialogProps = {
  // Of the account that is signed in; without one only another address can be chosen.
  ownEmail: string | null;
  // Throws when the description could not be sent.
  send: (email: string) => Promise<void>;
  onClose: () => void;
};

export function ShareDialog({ ownEmail, send, onClose }: ShareDialogProps) {
  const formId = useId();
  const form = useShareForm({ ownEmail, send, onClose });
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} tone="primary" isBusy={form.isSending} busyLabel="Sending…">
        Send Email
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Share this description"
      description="We mail the text. Whoever gets it can read and copy it, without an account."
      actions={actions}
    >
      <form id={formId} noValidate className="field-rows" onSubmit={form.submit}>
        <TargetChoice ownEmail={ownEmail} form={form} />
        {form.isCustom && (
          <Field label="Email address" isRequired error={form.complaint}>
            <TextInput type="email" autoComplete="off" maxLength={254} {...form.register("customEmail")} />
          </Field>
        )}
        {!form.isCustom && form.complaint && (
          <p role="alert" className="text-coral-ink">
            {form.complaint}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function TargetChoice({ ownEmail, form }: { ownEmail: string | null; form: ShareForm }) {
  return (
    <FieldGroup label="Send it to">
      <div className="share-choices">
        {ownEmail !== null && (
          <label className="share-choice">
            <input type="radio" value="own" {...form.register("target")} />
            <span className="min-w-0">
              My Email <span className="note block truncate">{ownEmail}</span>
            </span>
          </label>
        )}
        <label className="share-choice">
          <input type="radio" value="custom" {...form.register("target")} />
          <span>Custom Email</span>
        </label>
      </div>
    </FieldGroup>
  );
}
