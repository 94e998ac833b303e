import { type ReactNode, useId } from "react";
import "./field.css";

import CircleAlert from "lucide-react/icons/circle-alert";
import { FieldContext } from "./field-context.ts";

type FieldProps = {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  // One control of this kit, which finds its label and messages by itself.
  children: ReactNode;
};

export function Field({ label, help, error, isRequired = false, children }: FieldProps) {
  const id = useId();
  const ids = {
    controlId: `${id}control`,
    labelId: `${id}label`,
    messageId: error || help ? `${id}message` : undefined,
    isInvalid: Boolean(error),
    isRequired,
  };
  return (
    <div className="field">
      <label id={ids.labelId} htmlFor={ids.controlId} className="field-label">
        {label}
        {/* The control itself says it to assistive technology. */}
        {isRequired && (
          <span aria-hidden="true" className="field-required">
            Required
          </span>
        )}
      </label>
      <FieldContext value={ids}>{children}</FieldContext>
      <FieldMessage id={ids.messageId} help={help} error={error} />
    </div>
  );
}

type FieldGroupProps = {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  children: ReactNode;
};

// Several controls that answer one question, such as a list of checkboxes.
export function FieldGroup({ label, help, error, isRequired = false, children }: FieldGroupProps) {
  const id = useId();
  const messageId = error || help ? `${id}message` : undefined;
  return (
    <fieldset className="field" aria-describedby={messageId}>
      <legend className="field-label">
        {label}
        {isRequired && <span className="field-required">Required</span>}
      </legend>
      <div>{children}</div>
      <FieldMessage id={messageId} help={help} error={error} />
    </fieldset>
  );
}

type FieldMessageProps = { id: string | undefined; help: ReactNode; error: string | undefined };

// The line is always there, and an error takes the place of the help: nothing below moves when it appears.
function FieldMessage({ id, help, error }: FieldMessageProps) {
  return (
    <p id={id} className="field-message" data-tone={error ? "problem" : undefined}>
      {error && <CircleAlert size={16} strokeWidth={2} className="mt-0.5 flex-none" />}
      {error ? <span>{error}</span> : help}
    </p>
  );
}
