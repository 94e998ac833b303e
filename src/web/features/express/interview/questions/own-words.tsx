import type { KeyboardEvent } from "react";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";

type OwnWordsProps = {
  label: string;
  value: string;
  help?: string;
  error?: string | undefined;
  placeholder?: string;
  onChange: (value: string) => void;
};

// Enter goes on, as in every other field of a question; a new line takes Shift.
export function OwnWords({ label, value, help, error, placeholder, onChange }: OwnWordsProps) {
  return (
    <Field label={label} help={help} error={error}>
      <TextArea
        rows={3}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={goOnAtEnter}
      />
    </Field>
  );
}

function goOnAtEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  // An Enter that completes a word of an input method is not for us.
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
