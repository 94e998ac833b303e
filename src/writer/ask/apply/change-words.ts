import type { Section, Sentence, Tone } from "#writer/description.ts";
import { Candidates, isContext } from "#writer/revise/candidates.ts";
import { isTitleField } from "#writer/rules/platform-fields.ts";
import { withLocked } from "../../revise/keep-locked.ts";
import type { Mark, Scope, Wish } from "../wish.ts";
import { DONE, type Draft, done, notDone, type Outcome } from "./draft.ts";

type Swap = Extract<Wish, { kind: "words" }>;

function headingsIn(draft: Draft, scope: Scope): string[] {
  return draft.sections.map(({ heading }) => heading).filter((heading) => scope === null || scope.includes(heading));
}

export function changeWords(draft: Draft, { avoid, use, scope }: Swap): Outcome {
  if (avoid === null) return notDone(`Say which word “${use}” should stand for, such as: ${use} instead of place.`);
  const holds = ({ text }: Sentence) => wordPlaces(text, avoid).length > 0;
  const isIn = () => headingsIn(draft, scope).some((heading) => draft.sentencesOf(heading).some(holds));
  if (!isIn()) return notDone(`The text does not use “${avoid}”.`);
  for (const heading of headingsIn(draft, scope)) {
    for (const sentence of draft.sentencesOf(heading).filter(holds)) {
      if (draft.isFixed(heading, sentence)) continue;
      const here = draft.sentencesOf(heading);
      const at = here.indexOf(sentence);
      if (at < 0) continue;
      const texts =
        use === null
          ? othersFor(draft, { heading, sentence }).filter((one) => !holds(one))
          : [swapped(sentence, avoid, use)];
      const isChanged = texts.some((one) => draft.tryFields(new Map([[heading, here.toSpliced(at, 1, one)]])));
      if (!isChanged && use === null && !isTitleField(heading))
        draft.tryFields(new Map([[heading, here.toSpliced(at, 1)]]));
    }
  }
  if (!isIn()) return DONE;
  const left = headingsIn(draft, scope).flatMap((heading) =>
    draft.sentencesOf(heading).filter((one) => holds(one) && draft.isFixed(heading, one)),
  );
  if (left.length > 0) return done(`“${avoid}” stays where you locked it or asked to keep it.`);
  if (use !== null) return notDone(`We cannot write “${use}” for “${avoid}”: no fact of this listing says it.`);
  return notDone(`“${avoid}” stays where there is no other sentence for what guests must read.`);
}

function wordPlaces(text: string, word: string): number[] {
  const [small, sought] = [text.toLowerCase(), word.toLowerCase()];
  const places: number[] = [];
  for (let at = small.indexOf(sought); at >= 0; at = small.indexOf(sought, at + sought.length)) {
    const [before, after] = [small[at - 1] ?? " ", small.slice(at + sought.length)];
    if (!/\p{L}/u.test(before) && /^s?(?:$|[^\p{L}])/u.test(after)) places.push(at);
  }
  return places;
}

function swapped(sentence: Sentence, avoid: string, use: string): Sentence {
  let { text } = sentence;
  for (const at of wordPlaces(text, avoid).toReversed()) {
    const isCapital = /\p{Lu}/u.test(text[at] ?? "");
    const word = isCapital ? use.slice(0, 1).toUpperCase() + use.slice(1) : use;
    const before = text
      .slice(0, at)
      .replace(/\b(a|A)n? $/, (_, article: string) => `${article}${/^[aeiou]/i.test(use) ? "n" : ""} `);
    text = before + word + text.slice(at + avoid.length);
  }
  return { ...sentence, text };
}

// Other sentences of the writer's for the same facts.
type Exchanged = { heading: string; sentence: Sentence };

function othersFor(
  draft: Draft,
  { heading, sentence }: Exchanged,
  candidates: Candidates = draft.candidates,
): Sentence[] {
  const weighty = (ids: string[]) =>
    ids
      .filter((id) => {
        const fact = draft.fact(id);
        return fact !== undefined && !isContext(fact);
      })
      .toSorted()
      .join(" ");
  const pool = isTitleField(heading)
    ? candidates.titles(heading)
    : [...candidates.for(heading), ...candidates.about(new Set(sentence.facts))];
  return pool
    .map((candidate) => candidate.sentence)
    .filter(
      ({ text, facts }) =>
        text !== sentence.text && (isTitleField(heading) || weighty(facts) === weighty(sentence.facts)),
    )
    .map((one) => ({ ...one, ...(sentence.opensParagraph && { opensParagraph: true }) }));
}

const SIGNS: Record<Mark, { found: RegExp; instead: (text: string) => string }> = {
  "exclamation marks": { found: /!/, instead: (text) => text.replace(/!+/g, ".") },
  semicolons: { found: /;/, instead: (text) => text.replaceAll(";", ",") },
  dashes: { found: /\s[–—-]\s|—/, instead: (text) => text.replace(/ ?— ?| [–-] /g, ", ") },
  brackets: {
    found: /[()]/,
    instead: (text) =>
      text
        .replaceAll(" (", ", ")
        .replace(/\)(?=[,.])/g, "")
        .replaceAll(")", ","),
  },
  colons: { found: /:(?!\d)/, instead: (text) => text.replace(/: /g, ", ") },
  emojis: {
    found: /\p{Extended_Pictographic}/u,
    instead: (text) => text.replace(/ ?\p{Extended_Pictographic}\uFE0F?/gu, ""),
  },
};

export function dropMarks(draft: Draft, marks: Mark, scope: Scope): Outcome {
  const { found, instead } = SIGNS[marks];
  let isFound = false;
  let isLeft = false;
  for (const heading of headingsIn(draft, scope)) {
    const here = draft.sentencesOf(heading);
    if (!here.some(({ text }) => found.test(text))) continue;
    isFound = true;
    const changed = here.map((one) =>
      found.test(one.text) && !draft.isFixed(heading, one) ? { ...one, text: instead(one.text) } : one,
    );
    if (changed.every((one, at) => one === here[at]) || !draft.tryFields(new Map([[heading, changed]]))) isLeft = true;
  }
  if (!isFound) return notDone(`There are no ${marks} in this text.`);
  return isLeft ? notDone(`Some ${marks} stay: they are in sentences that you locked, or a check needs them.`) : DONE;
}

// What another writer wrote in this tone, where a language model did; otherwise sentence by sentence.
export function changeTone(
  draft: Draft,
  { tone, scope }: { tone: Tone; scope: Scope },
  rewritten: Section[] | null,
): Outcome {
  if (rewritten && takeOver(draft, scope, rewritten)) return DONE;
  const candidates = new Candidates(
    {
      facts: draft.ledger.facts.filter(({ id }) => !draft.leaveOut.has(id)),
      contradictions: draft.ledger.contradictions,
    },
    { ...draft.options, tone },
  );
  let isChanged = false;
  for (const heading of headingsIn(draft, scope)) {
    if (isTitleField(heading) && scope === null) continue;
    for (const sentence of draft.sentencesOf(heading)) {
      if (draft.isFixed(heading, sentence)) continue;
      const here = draft.sentencesOf(heading);
      const at = here.indexOf(sentence);
      if (at < 0) continue;
      const others = othersFor(draft, { heading, sentence }, candidates)
        .filter(({ text }) => !draft.sections.some(({ sentences }) => sentences.some((one) => one.text === text)))
        .filter(({ text }) => leaning(text, tone) > leaning(sentence.text, tone))
        .toSorted((one, other) => leaning(other.text, tone) - leaning(one.text, tone));
      if (others.some((one) => draft.tryFields(new Map([[heading, here.toSpliced(at, 1, one)]])))) isChanged = true;
    }
  }
  return isChanged ? DONE : notDone(`Our writer has no other words for these facts that are more ${tone}.`);
}

// How far words lean to a tone: told to the guest, short, in motion, or at some length.
function leaning(text: string, tone: Tone): number {
  const speaksToGuest = /\byou(?:r|rs)?\b/i.test(text) ? 1 : 0;
  const isStiff = /^(?:There|The|It|A|An) /.test(text) ? 1 : 0;
  switch (tone) {
    case "warm":
      return 2 * speaksToGuest - isStiff;
    case "plain":
      return -text.length / 25 - 0.5 * speaksToGuest;
    case "lively":
      return -2 * isStiff - text.length / 80;
    case "refined":
      return -2 * speaksToGuest + text.length / 60;
  }
}

// Fields as another writer wrote them, with the locked sentences in their places.
export function takeOver(draft: Draft, scope: Scope, rewritten: Section[]): boolean {
  const changes = new Map<string, Sentence[]>();
  for (const { heading, maxChars } of draft.fields) {
    const isMeant =
      (scope === null || scope.includes(heading)) && draft.isThere(heading) && !draft.keptFields.has(heading);
    const own = rewritten.find((section) => section.heading === heading);
    const here = draft.sentencesOf(heading);
    if (!isMeant || !own) continue;
    const fixed = here.map((one) => (draft.isFixed(heading, one) ? { ...one, isLocked: true } : one));
    if (isTitleField(heading) && fixed.some(({ isLocked }) => isLocked)) continue;
    const merged = withLocked(fixed, own.sentences, maxChars).map(
      (one) => here.find(({ text }) => text === one.text) ?? one,
    );
    if (merged.map(({ text }) => text).join(" ") !== here.map(({ text }) => text).join(" "))
      changes.set(heading, merged);
  }
  if (changes.size === 0) return false;
  if (draft.tryFields(changes)) return true;
  return [...changes].filter(([heading, sentences]) => draft.tryFields(new Map([[heading, sentences]]))).length > 0;
}
