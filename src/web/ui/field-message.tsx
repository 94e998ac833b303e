import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";

type FieldMessageProps = { id: string | undefined; help: ReactNode; error: string | undefined };

// The line is always there, and an error takes the place of the help: nothing below moves when it appears.
export function FieldMessage({ id, help, error }: FieldMessageProps) {
  return (
    <p id={id} className="field-message" data-tone={error ? "problem" : undefined}>
      {error && <CircleAlert size={16} strokeWidth={2} className="mt-0.5 flex-none" />}
      {error ? <span>{error}</span> : help}
    </p>
  );
}
