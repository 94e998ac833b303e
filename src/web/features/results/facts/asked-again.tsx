import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { longestText } from "#shared/intake/text-bounds.ts";
import { fieldsById } from "#shared/intake/visibility.ts";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import type { FactChange } from "./use-fact-change.ts";

type AskedAgainProps = { fact: FactChange; field: string };

// One answer of the host's, as it was said, to be said as it is now.
export function AskedAgain({ fact: { draft, edit }, field }: AskedAgainProps) {
  const typed = draft.answers[field];
  return (
    <Field label={fieldsById(INTAKE_SECTIONS).get(field)?.label ?? "Your words"} help="These are your own words.">
      <TextArea
        rows={5}
        maxLength={longestText(field)}
        value={typeof typed === "string" ? typed : ""}
        onChange={({ target }) => edit({ answers: { ...draft.answers, [field]: target.value } })}
      />
    </Field>
  );
}
