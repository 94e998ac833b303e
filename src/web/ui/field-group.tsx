import { type ReactNode, useId } from "react";
import "./field.css";
import { FieldMessage } from "./field-message.tsx";

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
