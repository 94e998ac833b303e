import { type ChangeEvent, useState } from "react";
import { numberBounds } from "#shared/intake/number-bounds.ts";
import { Field } from "#web/ui/field.tsx";
import { NumberInput } from "#web/ui/number-input.tsx";
import { type ControlProps, textOf } from "./control-props.ts";

// The text as it was typed ("2.", "007") stays as long as it means the number that is stored.
export function NumberControl({ field, value, onChange, error, help }: ControlProps) {
  const [typed, setTyped] = useState({ text: "", isBad: false });
  const { min, max, isWhole } = numberBounds(field.id);

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const isBad = target.validity.badInput;
    setTyped({ text: target.value, isBad });
    // Not a number yet: what was saved before stays until it is one.
    if (!isBad) onChange(target.value === "" ? null : Number(target.value));
  }

  const isOwnText = typed.isBad || (typed.text !== "" && Number(typed.text) === value);
  return (
    <Field
      label={field.label}
      help={help}
      error={typed.isBad ? `${field.label} must be a number.` : error}
      isRequired={field.required}
    >
      <NumberInput
        min={min}
        max={max}
        {...(isWhole ? {} : { step: "any" })}
        value={isOwnText ? typed.text : textOf(value)}
        onChange={change}
      />
    </Field>
  );
}
