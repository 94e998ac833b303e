import { answerText } from "#web/lib/answers/answer-text.ts";
import { Checkbox } from "#web/ui/inputs/checkbox.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { NumberInput } from "#web/ui/inputs/number-input.tsx";
import { Select } from "#web/ui/inputs/select.tsx";
import { TextArea, TextInput } from "#web/ui/inputs/text-input.tsx";
import type { FoundItem } from "./keep-answers.ts";

type RowProps = { item: FoundItem; known: unknown; onChange: (item: FoundItem) => void };

// One thing found: kept or dropped, changed where it is a text, a number or a choice of one.
export function FoundItemRow({ item, known, onChange }: RowProps) {
  const { field, value, quote, isKept, isDisputed } = item;
  const shown = answerText(field, value);
  return (
    <li className="found-item" data-kept={isKept}>
      {isDisputed ? (
        <Dispute item={item} known={known} onChange={onChange} />
      ) : (
        <Checkbox
          label={<span className="font-semibold">{field.label}</span>}
          checked={isKept}
          onChange={(event) => onChange({ ...item, isKept: event.target.checked })}
        />
      )}
      {isKept && canChange(item) ? (
        <ChangedValue item={item} onChange={onChange} />
      ) : (
        !isDisputed && <p className="mt-1 whitespace-pre-line">{shown}</p>
      )}
      {quote !== value && (
        <p className="note mt-1">
          Your text says: <q>{quote}</q>
        </p>
      )}
    </li>
  );
}

function Dispute({ item, known, onChange }: RowProps) {
  const { field, value, id, isKept } = item;
  return (
    <fieldset>
      <legend className="font-semibold">{field.label}: which is right?</legend>
      <label className="found-choice">
        <input type="radio" name={id} checked={!isKept} onChange={() => onChange({ ...item, isKept: false })} />
        <span>
          Keep mine: <span className="whitespace-pre-line">{answerText(field, known)}</span>
        </span>
      </label>
      <label className="found-choice">
        <input type="radio" name={id} checked={isKept} onChange={() => onChange({ ...item, isKept: true })} />
        <span>
          Take the listing's: <span className="whitespace-pre-line">{answerText(field, value)}</span>
        </span>
      </label>
    </fieldset>
  );
}

function canChange({ field: { type, component } }: FoundItem): boolean {
  return !component && (type === "paragraph" || type === "short" || type === "number" || type === "dropdown");
}

function ChangedValue({ item, onChange }: Omit<RowProps, "known">) {
  const { field, value } = item;
  const label = `${field.label}, as it will be kept`;
  const change = (changed: unknown) => onChange({ ...item, value: changed });
  if (field.type === "number")
    return (
      <div className="mt-2 max-w-40">
        <Field label={label}>
          <NumberInput
            value={typeof value === "number" ? value : ""}
            onChange={({ target }) => change(target.value === "" ? "" : target.valueAsNumber)}
          />
        </Field>
      </div>
    );
  if (field.type === "dropdown")
    return (
      <div className="mt-2">
        <Select
          aria-label={label}
          options={(field.options ?? []).map((option) => ({ value: option, label: option }))}
          value={String(value)}
          onChange={change}
        />
      </div>
    );
  const text = typeof value === "string" ? value : "";
  return (
    <div className="mt-2">
      {field.type === "paragraph" ? (
        <TextArea aria-label={label} rows={2} value={text} onChange={(event) => change(event.target.value)} />
      ) : (
        <TextInput aria-label={label} value={text} onChange={(event) => change(event.target.value)} />
      )}
    </div>
  );
}
