import type { Sentence } from "#writer/description.ts";
import { isTitleField } from "#writer/rules/platform-fields.ts";
import { openingField } from "../headings.ts";
import type { Most, Scope, Wish } from "../wish.ts";
import { addUntold } from "./change-amount.ts";
import { DONE, type Draft, done, lengthOf, notDone, type Outcome } from "./draft.ts";

type Lengthening = Extract<Wish, { kind: "length" }>;

const SHORTER = { bit: 0.88, some: 0.75, much: 0.5 };
const LONGER = { bit: 1.12, some: 1.3, much: 1.7 };

export function changeLength(draft: Draft, { change, degree, most, scope }: Lengthening): Outcome {
  const before = sizeOf(draft, scope);
  if (before === 0) return notDone("This text has no such section.");
  if (change === "longer") return lengthen(draft, scope, before * LONGER[degree]);
  const isEnough = most ? () => fits(draft, most, scope) : () => sizeOf(draft, scope) <= before * SHORTER[degree];
  if (most && isEnough()) return notDone(`It has no more than ${most.count} ${most.unit} already.`);
  shorten(draft, scope, isEnough);
  const after = sizeOf(draft, scope);
  if (after >= before) return notDone("It is as short as it can be without losing what guests must read.");
  if (most && !isEnough())
    return done(`It cannot be as short as ${most.count} ${most.unit} without losing what guests must read.`);
  return DONE;
}

function sizeOf(draft: Draft, scope: Scope): number {
  return lengthOf(draft.sections, scope);
}

// A limit is for the whole of what was meant; of all fields together none ever asks.
function fits(draft: Draft, { count, unit }: Most, scope: Scope): boolean {
  const headings = scope ?? [openingField(draft.options.platform)?.heading ?? ""];
  return headings.every((heading) => {
    const section = draft.sections.find((one) => one.heading === heading);
    if (!section) return true;
    if (unit === "characters") return section.text.length <= count;
    return unit === "words" ? section.text.split(/\s+/).length <= count : section.sentences.length <= count;
  });
}

type Place = { heading: string; sentence: Sentence };

function shorten(draft: Draft, scope: Scope, isEnough: () => boolean): void {
  for (const isSparing of [true, false]) {
    for (const { heading, sentence } of leastFirst(draft, scope)) {
      if (isEnough()) return;
      const here = draft.sentencesOf(heading);
      if (!here.includes(sentence)) continue;
      const isFirst = here[0] === sentence;
      if (isFirst && (isSparing || isRequired(draft, heading))) continue;
      draft.tryFields(new Map([[heading, here.filter((one) => one !== sentence)]]));
    }
  }
  sayInFewer(draft, scope, isEnough);
}

function isRequired(draft: Draft, heading: string): boolean {
  return draft.fields.some((field) => field.heading === heading && field.isRequired);
}

// What says nothing new goes first, then what stands last; each field keeps its first sentence longest.
function leastFirst(draft: Draft, scope: Scope): Place[] {
  const counts = new Map<string, number>();
  const bodies = draft.sections.filter(({ heading }) => !isTitleField(heading));
  for (const { sentences } of bodies)
    for (const { facts } of sentences) for (const id of facts) counts.set(id, (counts.get(id) ?? 0) + 1);
  const places = draft
    .bodies(scope)
    .flatMap(({ heading }) =>
      draft.sentencesOf(heading).map((sentence, at, all) => ({ heading, sentence, rank: at / all.length })),
    );
  const news = ({ facts }: Sentence) => facts.filter((id) => counts.get(id) === 1).length;
  const hard = ({ facts }: Sentence) => facts.filter((id) => counts.get(id) === 1 && draft.isHard(id)).length;
  const isSignOff = ({ facts, text }: Sentence) => facts.length === 0 && text === draft.options.brand?.signOff;
  const cost = ({ sentence, rank }: { sentence: Sentence; rank: number }) =>
    20 * hard(sentence) + 2 * Math.min(2, news(sentence)) - 3 * rank;
  return places
    .filter(({ heading, sentence }) => !draft.isFixed(heading, sentence) && !isSignOff(sentence))
    .toSorted((one, other) => cost(one) - cost(other));
}

// The same facts in a shorter sentence of the writer's own; titles too, where a title is meant.
function sayInFewer(draft: Draft, scope: Scope, isEnough: () => boolean): void {
  const headings = draft.sections
    .map(({ heading }) => heading)
    .filter((heading) => scope === null || scope.includes(heading));
  for (const heading of headings) {
    if (isTitleField(heading) && scope === null) continue;
    for (const sentence of draft.sentencesOf(heading)) {
      if (isEnough()) return;
      if (draft.isFixed(heading, sentence)) continue;
      const here = draft.sentencesOf(heading);
      const at = here.indexOf(sentence);
      if (at < 0) continue;
      const pool = isTitleField(heading)
        ? draft.candidates.titles(heading)
        : [...draft.candidates.for(heading), ...draft.about(new Set(sentence.facts))];
      const shorter = pool
        .map((candidate) => candidate.sentence)
        .filter(
          ({ text, facts }) =>
            text.length < sentence.text.length &&
            (isTitleField(heading) || facts.every((id) => sentence.facts.includes(id))),
        )
        .toSorted((one, other) =>
          isTitleField(heading) ? other.text.length - one.text.length : one.text.length - other.text.length,
        );
      shorter.some((one) =>
        draft.tryFields(
          new Map([
            [heading, here.toSpliced(at, 1, { ...one, ...(sentence.opensParagraph && { opensParagraph: true }) })],
          ]),
        ),
      );
    }
  }
}

function lengthen(draft: Draft, scope: Scope, wanted: number): Outcome {
  const before = sizeOf(draft, scope);
  const ids = new Set(draft.ledger.facts.map(({ id }) => id));
  const mayGrow = () => sizeOf(draft, scope) < wanted;
  if (scope?.every(isTitleField)) return longerTitle(draft, scope);
  addUntold(draft, { ids, scope, mayAdd: (sentence) => mayGrow() && !saysAgain(sentence, draft) });
  for (const { heading } of draft.bodies(scope)) {
    // A field of its own may repeat what others tell.
    const own = scope === null ? [] : draft.candidates.for(heading);
    for (const { sentence } of own) {
      const here = draft.sentencesOf(heading);
      const told = new Set(here.flatMap(({ facts }) => facts));
      if (!mayGrow() || sentence.facts.every((id) => told.has(id)) || saysAgain(sentence, draft)) continue;
      draft.tryFields(new Map([[heading, [...here, sentence]]]));
    }
  }
  if (sizeOf(draft, scope) > before) return DONE;
  return notDone("All that is known of the home, and fits, is told already. Add a fact, and there is more to tell.");
}

const MOST_ALIKE = 0.5;
const EMPTY_WORDS = new Set(
  "also come comes have here that there they this with without your yours yourselves".split(" "),
);

// A host's note may have told in its own words what the writer would add.
function saysAgain({ text, facts }: Sentence, draft: Draft): boolean {
  const told = draft.told();
  // A kitchen may be named again with what else it has.
  const isThing = (id: string) => /^amenity\.(?!kitchen$)/.test(draft.fact(id)?.key ?? "");
  if (facts.some((id) => told.has(id) && isThing(id))) return true;
  const words = contentWords(text);
  const present = draft
    .bodies(null)
    .flatMap(({ heading }) => draft.sentencesOf(heading).map((one) => contentWords(one.text)));
  const shareIn = (others: ReadonlySet<string>) => [...words].filter((word) => others.has(word)).length / words.size;
  return present.some((one) => shareIn(one) > MOST_ALIKE);
}

function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !EMPTY_WORDS.has(word)));
}

function longerTitle(draft: Draft, scope: string[]): Outcome {
  for (const heading of scope) {
    const [title] = draft.sentencesOf(heading);
    const longer = draft.candidates
      .titles(heading)
      .map(({ sentence }) => sentence)
      .filter(({ text }) => text.length > (title?.text.length ?? 0));
    if (title && !draft.isFixed(heading, title) && longer.some((one) => draft.tryFields(new Map([[heading, [one]]]))))
      return DONE;
  }
  return notDone("No longer title fits the field and passes our checks.");
}
