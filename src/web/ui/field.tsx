import { type ReactNode, useId } from "react";
import "./field.css";
import { FieldContext } from "./field-context.ts";
import { FieldMessage } from "./field-message.tsx";

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
