import type { IntakeField } from "#shared/intake/intake-field.ts";
import { numberBounds } from "#shared/intake/number-bounds.ts";
import { longestText } from "#shared/intake/text-bounds.ts";
import { NumberInput } from "#web/ui/number-input.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { Chips } from "./chips.tsx";

type AnswerControlProps = { field: IntakeField; value: unknown; onChange: (value: unknown) => void };

export function isAnsweredByList({ type }: IntakeField): boolean {
  return type === "checkbox";
}

// One question of the form, with the control that the form has for it.
export function AnswerControl({ field, value, onChange }: AnswerControlProps) {
  const typed = typeof value === "string" ? value : "";
  switch (field.type) {
    case "paragraph":
      return (
        <TextArea
          rows={3}
          maxLength={longestText(field.id)}
          value={typed}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case "number": {
      const { min, max, isWhole } = numberBounds(field.id);
      const shown = typeof value === "number" ? String(value) : "";
      return (
        <NumberInput
          {...{ min, max }}
          {...(!isWhole && { step: 0.1 })}
          value={shown}
          onChange={({ target }) => onChange(target.value === "" ? "" : target.valueAsNumber)}
        />
      );
    }
    case "dropdown":
      return (
        <Select
          value={typed || undefined}
          options={(field.options ?? []).map((option) => ({ value: option, label: option }))}
          onChange={onChange}
        />
      );
    case "checkbox":
      return <Chips options={field.options ?? []} chosen={chosenIn(value)} onChange={onChange} />;
    case "short":
    case "date":
    case "time":
      return (
        <TextInput
          type={field.type === "short" ? "text" : field.type}
          maxLength={longestText(field.id)}
          value={typed}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

function chosenIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((option) => typeof option === "string") : [];
}
