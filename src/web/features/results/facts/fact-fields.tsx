import type { PropertyData } from "#shared/contract/orders.ts";
import { LONGEST_OWN_WORDS } from "#shared/contract-values.ts";
import { numberBounds } from "#shared/intake/field-rules.ts";
import type { IntakeField } from "#shared/intake/intake-field.ts";
import { longestText } from "#shared/intake/intake-schema.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field, FieldGroup } from "#web/ui/inputs/field.tsx";
import { NumberInput } from "#web/ui/inputs/number-input.tsx";
import { Select } from "#web/ui/inputs/select.tsx";
import { TextArea, TextInput } from "#web/ui/inputs/text-input.tsx";
import { amenitiesIn, COUNTS, countProblem, countsIn, openQuestions } from "./fact-draft.ts";
import type { FactChange } from "./use-fact-change.ts";
import "../choice-chips.css";

type FactFieldsProps = { fact: FactChange; propertyData: PropertyData };

export function FactFields({ fact, propertyData }: FactFieldsProps) {
  const { draft, edit } = fact;
  const { present, others } = amenitiesIn(propertyData);
  return (
    <>
      <Counts fact={fact} propertyData={propertyData} />
      <FieldGroup label="It now has" help="Tap what is new.">
        <Chips options={others} chosen={draft.added} onChange={(added) => edit({ added })} />
      </FieldGroup>
      <Field label="Something else it now has" help="One thing per line, in a few words each.">
        <TextArea
          rows={2}
          maxLength={LONGEST_OWN_WORDS * 20}
          value={draft.ownWords}
          onChange={(event) => edit({ ownWords: event.target.value })}
        />
      </Field>
      {present.length > 0 && (
        <FieldGroup label="No longer there" help="Tap what is gone.">
          <Chips options={present} chosen={draft.removed} onChange={(removed) => edit({ removed })} />
        </FieldGroup>
      )}
      <Questions fact={fact} propertyData={propertyData} />
    </>
  );
}

function Counts({ fact: { draft, edit }, propertyData }: FactFieldsProps) {
  const known = countsIn(propertyData);
  return (
    <div className="fact-counts">
      {COUNTS.map((count) => {
        const { name, label, min, max, step } = count;
        const typed = draft.counts[name] ?? known[name];
        return (
          <Field key={name} label={label} error={countProblem(count, typed)}>
            <NumberInput
              {...{ min, max, step }}
              value={typed}
              onChange={(event) => edit({ counts: { ...draft.counts, [name]: event.target.value } })}
            />
          </Field>
        );
      })}
    </div>
  );
}

// One question at a time joins the form; several may be answered.
function Questions({ fact: { draft, edit }, propertyData }: FactFieldsProps) {
  const open = openQuestions(propertyData);
  const asked = open.filter(({ field }) => field.id in draft.answers);
  const left = open.filter(({ field }) => !(field.id in draft.answers));
  const answer = (id: string, value: unknown) => edit({ answers: { ...draft.answers, [id]: value } });
  const drop = (id: string) =>
    edit({ answers: Object.fromEntries(Object.entries(draft.answers).filter(([name]) => name !== id)) });
  return (
    <>
      {asked.map(({ field, question }) => {
        const control = (
          <AnswerControl field={field} value={draft.answers[field.id]} onChange={(value) => answer(field.id, value)} />
        );
        return (
          <div key={field.id} className="fact-question">
            {isAnsweredByList(field) ? (
              <FieldGroup label={question}>{control}</FieldGroup>
            ) : (
              <Field label={question} help={field.help}>
                {control}
              </Field>
            )}
            <Button tone="link" aria-label={`Leave this out: ${question}`} onClick={() => drop(field.id)}>
              Leave this out
            </Button>
          </div>
        );
      })}
      {left.length > 0 && (
        <Field label="Answer a question you skipped" help="Those that help the text most come first.">
          <Select
            placeholder="Choose a question"
            value={undefined}
            options={left.map(({ field, question }) => ({ value: field.id, label: question }))}
            onChange={(id) => answer(id, "")}
          />
        </Field>
      )}
    </>
  );
}

type AnswerControlProps = { field: IntakeField; value: unknown; onChange: (value: unknown) => void };

function isAnsweredByList({ type }: IntakeField): boolean {
  return type === "checkbox";
}

// One question of the form, with the control that the form has for it.
function AnswerControl({ field, value, onChange }: AnswerControlProps) {
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
      const { min, max, isWhole } = numberBounds(field);
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

type ChipsProps = { options: readonly string[]; chosen: string[]; onChange: (chosen: string[]) => void };

function Chips({ options, chosen, onChange }: ChipsProps) {
  return (
    <div className="choice-chips">
      {options.map((option) => (
        <label key={option} className="choice-chip">
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, option] : chosen.filter((one) => one !== option))
            }
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}
