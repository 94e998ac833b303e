import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldGroup } from "#web/ui/field-group.tsx";
import { Select } from "#web/ui/select.tsx";
import { type ControlProps, listOf, textOf } from "./control-props.ts";

const NO_ANSWER = "\u2014";

export function Dropdown({ field, value, onChange, error, help }: ControlProps) {
  const options = (field.options ?? []).map((option) => ({ value: option, label: option }));
  const chosen = textOf(value);
  // Whoever has answered can take it back.
  const all = chosen === "" ? options : [...options, { value: NO_ANSWER, label: "No answer" }];
  return (
    <Field label={field.label} help={help} error={error} isRequired={field.required}>
      <Select options={all} value={chosen} onChange={(next) => onChange(next === NO_ANSWER ? null : next)} />
    </Field>
  );
}

export function CheckboxList({ field, value, onChange, error, help }: ControlProps) {
  const chosen = new Set(listOf(value));
  const options = field.options ?? [];

  function toggle(option: string) {
    const next = new Set(chosen);
    if (!next.delete(option)) next.add(option);
    // In the order of the list, so that the same choice is always the same value.
    onChange(options.filter((known) => next.has(known)));
  }

  return (
    <FieldGroup label={field.label} help={help} error={error} isRequired={field.required}>
      <div className="choice-grid">
        {options.map((option) => (
          <Checkbox key={option} label={option} checked={chosen.has(option)} onChange={() => toggle(option)} />
        ))}
      </div>
    </FieldGroup>
  );
}
