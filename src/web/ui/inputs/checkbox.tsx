import { type ComponentProps, type ReactNode, useId } from "react";
import "./checkbox.css";

type CheckboxProps = Omit<ComponentProps<"input">, "className" | "type" | "children"> & {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
};

export function Checkbox({ label, help, error, ...rest }: CheckboxProps) {
  const messageId = useId();
  const message = error ?? help;
  return (
    <div>
      <label className="checkbox">
        <input
          aria-describedby={message ? messageId : undefined}
          aria-invalid={error ? true : undefined}
          {...rest}
          type="checkbox"
        />
        <span>{label}</span>
      </label>
      {message && (
        <p id={messageId} className="checkbox-message" data-tone={error ? "problem" : undefined}>
          {message}
        </p>
      )}
    </div>
  );
}
