import { longestTextOf } from "#shared/intake/longest-text.ts";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { type ControlProps, textOf } from "./control-props.ts";

export function ShortText({ field, value, onChange, error, help }: ControlProps) {
  return (
    <Field label={field.label} help={help} error={error} isRequired={field.required}>
      <TextInput value={textOf(value)} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

export function Paragraph({ field, value, onChange, error, help }: ControlProps) {
  const { length } = textOf(value);
  const counter = length > 0 && (
    <span className="ml-auto flex-none tabular-nums">
      {length} / {longestTextOf(field)}
    </span>
  );
  const below = (help || counter) && (
    <>
      {help && <span>{help}</span>}
      {counter}
    </>
  );
  return (
    <Field label={field.label} help={below} error={error} isRequired={field.required}>
      <TextArea rows={4} value={textOf(value)} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

// A half-filled date or time is none yet, and the browser keeps the half.
export function DateOrTime({ field, value, onChange, error, help }: ControlProps) {
  return (
    <Field label={field.label} help={help} error={error} isRequired={field.required}>
      <TextInput
        type={field.type === "date" ? "date" : "time"}
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </Field>
  );
}
