import type { Sentence } from "#writer/description.ts";
import { isStated } from "#writer/ledger/stated-facts.ts";
import { isTitleField } from "#writer/rules/platform-fields.ts";
import { openingField } from "../headings.ts";
import type { Topic } from "../topics.ts";
import type { Scope, Wish } from "../wish.ts";
import { bringTo } from "./change-order.ts";
import { DONE, type Draft, done, notDone, type Outcome } from "./draft.ts";

type Amount = Extract<Wish, { kind: "amount" }>;

export function changeAmount(draft: Draft, { topic: words, amount, scope }: Amount): Outcome {
  const topic = draft.topic(words);
  if (!topic) return notDone(`The text says nothing about “${words}”.`);
  if (amount === "none") return tellNothing(draft, topic, scope);
  if (amount === "less") return tellLess(draft, topic, scope);
  return tellMore(draft, topic, scope);
}

function inScope(draft: Draft, scope: Scope): string[] {
  return draft.sections.map(({ heading }) => heading).filter((heading) => scope === null || scope.includes(heading));
}

function tellNothing(draft: Draft, topic: Topic, scope: Scope): Outcome {
  const headings = inScope(draft, scope).filter((heading) => draft.sentencesOf(heading).some(topic.isTold));
  if (headings.length === 0) return notDone(`The text says nothing about “${topic.name}”.`);
  if ([...topic.facts].some((id) => isMust(draft, id)))
    return notDone(`Guests must read about “${topic.name}” before they book, so it stays.`);
  if (scope === null) draft.omit(topic.facts);
  let left = 0;
  for (const heading of headings) {
    if (isTitleField(heading)) replaceTitle(draft, heading, topic);
    else takeOut(draft, topic, heading);
    left += draft.sentencesOf(heading).filter(topic.isTold).length;
  }
  const locked = headings.flatMap((heading) =>
    draft.sentencesOf(heading).filter((one) => topic.isTold(one) && draft.isFixed(heading, one)),
  );
  if (locked.length > 0)
    return done(`${counted(locked.length)} about “${topic.name}” stays, because you locked it or asked to keep it.`);
  if (left > 0)
    return notDone(`${counted(left)} about “${topic.name}” cannot go: it also holds what guests must read.`);
  return DONE;
}

function isMust(draft: Draft, id: string): boolean {
  const fact = draft.fact(id);
  return fact !== undefined && isStated(fact) && draft.isHard(id);
}

function counted(count: number): string {
  return count === 1 ? "One sentence" : `${count} sentences`;
}

function replaceTitle(draft: Draft, heading: string, topic: Topic): void {
  const [title] = draft.sentencesOf(heading);
  if (!title || draft.isFixed(heading, title)) return;
  const titles = draft.candidates.titles(heading).map(({ sentence }) => sentence);
  titles.filter((one) => !topic.isTold(one)).some((one) => draft.tryFields(new Map([[heading, [one]]])));
}

// What else such a sentence told is told in another one, where it is not told anyway.
function takeOut(draft: Draft, topic: Topic, heading: string): void {
  for (const sentence of draft.sentencesOf(heading).filter(topic.isTold)) {
    if (draft.isFixed(heading, sentence)) continue;
    const here = draft.sentencesOf(heading);
    const at = here.indexOf(sentence);
    if (at < 0) continue;
    const others = here.toSpliced(at, 1);
    const told = draft.told();
    const elsewhere = new Set(
      draft.sections.flatMap((one) =>
        one.sentences.filter((other) => other !== sentence).flatMap(({ facts }) => facts),
      ),
    );
    const lost = new Set(sentence.facts.filter((id) => !topic.facts.has(id) && !elsewhere.has(id) && told.has(id)));
    const instead =
      lost.size === 0
        ? []
        : [...draft.candidates.for(heading), ...draft.about(lost)]
            .map((candidate) => candidate.sentence)
            .filter(
              (one) =>
                !topic.isTold(one) &&
                one.facts.some((id) => lost.has(id)) &&
                !here.some(({ text }) => text === one.text),
            )
            .toSorted((one, other) => worth(other, lost, elsewhere) - worth(one, lost, elsewhere));
    const isReplaced = instead.some((one) =>
      draft.tryFields(
        new Map([
          [heading, here.toSpliced(at, 1, { ...one, ...(sentence.opensParagraph && { opensParagraph: true }) })],
        ]),
      ),
    );
    if (isReplaced) continue;
    if (others.length > 0 || !draft.fields.some((field) => field.heading === heading && field.isRequired))
      draft.tryFields(new Map([[heading, others]]));
  }
}

function worth({ facts }: Sentence, lost: ReadonlySet<string>, elsewhere: ReadonlySet<string>): number {
  return 3 * facts.filter((id) => lost.has(id)).length - facts.filter((id) => elsewhere.has(id)).length;
}

function tellLess(draft: Draft, topic: Topic, scope: Scope): Outcome {
  const count = () => inScope(draft, scope).reduce((sum, heading) => sum + tellingIn(draft, heading, topic).length, 0);
  const before = count();
  if (before === 0) return notDone(`The text says nothing about “${topic.name}”.`);
  const wanted = Math.max(before === 1 ? 0 : 1, Math.floor(before / 2));
  for (const heading of inScope(draft, scope).toReversed()) {
    if (isTitleField(heading)) continue;
    for (const sentence of tellingIn(draft, heading, topic).toReversed()) {
      if (count() <= wanted) break;
      if (draft.isFixed(heading, sentence)) continue;
      const here = draft.sentencesOf(heading);
      draft.tryFields(new Map([[heading, here.filter((one) => one !== sentence)]]));
    }
  }
  if (count() === before)
    return notDone(`No sentence about “${topic.name}” can go: each is locked or holds what guests must read.`);
  return count() === 0 ? done(`Only one sentence was about “${topic.name}”, and it is out.`) : DONE;
}

function tellingIn(draft: Draft, heading: string, topic: Topic): Sentence[] {
  return isTitleField(heading) ? [] : draft.sentencesOf(heading).filter(topic.isTold);
}

function tellMore(draft: Draft, topic: Topic, scope: Scope): Outcome {
  const isAdded = addUntold(draft, { ids: topic.facts, scope });
  if (isAdded) return DONE;
  const opening =
    scope?.find((heading) => !isTitleField(heading)) ?? openingField(draft.options.platform)?.heading ?? "";
  const isInOpening = draft.sentencesOf(opening).some(topic.isTold);
  if (
    !isInOpening &&
    bringTo(draft, topic, { heading: opening, place: Math.min(1, draft.sentencesOf(opening).length) })
  )
    return done(`All that is known about “${topic.name}” was told already; it now stands in ${opening}.`);
  return notDone(
    `All that is known about “${topic.name}” is told already. Add a fact about it, and there is more to tell.`,
  );
}

// Tells facts that no sentence tells yet, each where there is room; whether any was added.
type Telling = { ids: ReadonlySet<string>; scope: Scope; mayAdd?: (sentence: Sentence) => boolean };

export function addUntold(draft: Draft, { ids, scope, mayAdd = () => true }: Telling): boolean {
  let isAdded = false;
  const untold = [...ids].filter(
    (id) => !draft.told().has(id) && !draft.leaveOut.has(id) && draft.fact(id)?.isConfirmed,
  );
  for (const group of [untold, ...untold.map((id) => [id])]) {
    const missing = new Set(group.filter((id) => !draft.told().has(id)));
    if (missing.size === 0) continue;
    const sentences = draft
      .about(missing)
      .filter(({ sentence: { facts } }) => facts.some((id) => missing.has(id)))
      .toSorted((one, other) => one.sentence.facts.length - other.sentence.facts.length);
    for (const { sentence } of sentences) {
      const told = draft.told();
      const isNew = sentence.facts.some((id) => missing.has(id) && !told.has(id));
      const isRepeating = sentence.facts.some((id) => told.has(id) && !(draft.fact(id)?.key ?? "").includes("."));
      if (!isNew || isRepeating || !mayAdd(sentence)) continue;
      if (
        roomsFor(draft, scope).some((heading) =>
          draft.tryFields(new Map([[heading, [...draft.sentencesOf(heading), sentence]]])),
        )
      )
        isAdded = true;
    }
  }
  return isAdded;
}

// The roomiest first, and the summary, which is read first, at last.
function roomsFor(draft: Draft, scope: Scope): string[] {
  const opening = openingField(draft.options.platform)?.heading;
  return draft
    .bodies(scope)
    .filter(({ heading }) => !draft.keptFields.has(heading))
    .toSorted(
      (one, other) =>
        Number(one.heading === opening) - Number(other.heading === opening) || other.maxChars - one.maxChars,
    )
    .map(({ heading }) => heading);
}
