import type { SeenThing } from "#server/adapters/eyes/seen-things.ts";
import type { SuggestedAnswer } from "#shared/contract/express.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { INTERVIEW } from "#shared/intake/interview.ts";
import { fieldsById } from "#shared/intake/visibility.ts";
import { amenityFacts } from "#writer/ledger/amenity-facts.ts";
import type { ExpressJob } from "./store.ts";

type Option = { field: string; option: string };

// The options of the question about what guests can use, by the fact that each one states.
const OPTIONS: ReadonlyMap<string, Option> = new Map(
  Object.keys(INTERVIEW.find(({ id }) => id === "use")?.fields ?? {})
    .toReversed()
    .flatMap((field) =>
      (fieldsById(INTAKE_SECTIONS).get(field)?.options ?? []).flatMap((option) =>
        amenityFacts(option)
          .filter(({ key }) => key !== "amenity.other")
          .map(({ key }) => [key, { field, option }] as const),
      ),
    ),
);

// What the photos show, as options to tap. What was struck out, or is answered already, is not suggested again.
export function suggestAnswers({ formData, findingMarks }: ExpressJob, things: SeenThing[]): SuggestedAnswer[] {
  const suggested = new Map<string, SuggestedAnswer>();
  for (const { id, photo, fact } of things) {
    const known = OPTIONS.get(fact.key);
    if (photo === null || !known || findingMarks[id] === "struck" || suggested.has(fact.key)) continue;
    const chosen = formData[known.field];
    if (Array.isArray(chosen) && chosen.includes(known.option)) continue;
    suggested.set(fact.key, { ...known, photo });
  }
  return [...suggested.values()];
}
