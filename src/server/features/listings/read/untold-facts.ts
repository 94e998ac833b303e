import type { UntoldFact } from "#shared/contract/listings/listings.ts";
import { addUntold } from "#writer/ask/apply/change-amount.ts";
import { Draft } from "#writer/ask/apply/draft.ts";
import { contentOfSections, type Description, type WritingOptions } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { groupOf, wordsFor } from "./evidence.ts";

const NO_ROOM = "There was no room for it within the lengths of this text.";

const REASONS: readonly [RegExp, string][] = [
  [/^place\.street$/, "A street address is never printed: platforms do not allow it."],
  [/^place\./, "The text names the town, which says where the home is."],
  [/^(bedroom|bathroom)$/, "The text tells how many there are, not each of them."],
  [/^amenity\./, "It stands in the platform's amenity list; the text keeps to what sets the place apart."],
];

// All that is known of the home and not in its text, each with the reason.
export function untoldFacts({ facts, sections, contradictions }: Description): UntoldFact[] {
  const cited = new Set(sections.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.facts)));
  const disputed = new Set(contradictions.flatMap((contradiction) => contradiction.facts));
  const isTold = (fact: Fact) =>
    cited.has(fact.id) || facts.some((other) => isSame(other, fact) && cited.has(other.id));
  return facts
    .filter((fact) => fact.isConfirmed && !fact.key.startsWith("brand.") && !isTold(fact))
    .map((fact) => ({ label: wordsFor(fact), group: groupOf(fact), why: reasonFor(fact, disputed.has(fact.id)) }));
}

// The form and the amenity list may both have said it.
function isSame(one: Fact, other: Fact): boolean {
  return one.key === other.key && one.value === other.value;
}

function reasonFor({ key }: Fact, isDisputed: boolean): string {
  if (isDisputed) return "It was said in two ways that cannot both be true; see Before you publish.";
  return REASONS.find(([pattern]) => pattern.test(key))?.[1] ?? NO_ROOM;
}

type Wanted = { stress: readonly string[]; leaveOut: readonly string[]; options: WritingOptions };

// A fact that the host wants stressed gets a sentence of its own if the writer passed over it, where one fits.
export function withFactsPutForward(written: Description, { stress, leaveOut, options }: Wanted): Description {
  if (stress.length === 0) return written;
  const draft = new Draft({ before: written, options, leaveOut: new Set(leaveOut) });
  if (!addUntold(draft, { ids: new Set(stress), scope: null })) return written;
  const { sections } = draft;
  const content = contentOfSections(sections);
  return { ...written, sections, content };
}

// Which of them no sentence tells all the same, each with the reason.
export function factsNotTold(description: Description, stress: readonly string[]): { label: string; why: string }[] {
  const wanted = new Set(description.facts.filter(({ id }) => stress.includes(id)).map(wordsFor));
  return untoldFacts(description).filter(({ label }) => wanted.has(label));
}
