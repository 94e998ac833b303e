import type { Sentence } from "#writer/description.ts";
import { standingAlone } from "#writer/revise/candidates.ts";
import { isTitleField } from "#writer/rules/platform-fields.ts";
import { openingField, titleField } from "../headings.ts";
import type { Topic } from "../topics.ts";
import type { Wish } from "../wish.ts";
import { DONE, type Draft, done, notDone, type Outcome } from "./draft.ts";

type Ordering = Extract<Wish, { kind: "order" }>;

export function changeOrder(draft: Draft, { topic: words, place, scope }: Ordering): Outcome {
  const topic = draft.topic(words);
  if (!topic) return notDone(`No fact of this listing is about “${words}”.`);
  const opening = openingField(draft.options.platform)?.heading ?? "";
  const heading = scope?.find((one) => !isTitleField(one)) ?? opening;
  if (scope?.every(isTitleField))
    return leadTitle(draft, topic)
      ? DONE
      : notDone(`We found no title that begins with “${words}” and passes our checks.`);
  if (place === "first") return putFirst(draft, topic, heading);
  return place === "earlier" ? putEarlier(draft, topic, heading) : putLast(draft, topic, scope);
}

function putFirst(draft: Draft, topic: Topic, heading: string): Outcome {
  const isFirst = () => {
    const [first] = draft.sentencesOf(heading);
    return first !== undefined && topic.isTold(first);
  };
  if (draft.keptFields.has(heading)) return notDone(`You asked to keep ${heading} as it is.`);
  const wasFirst = isFirst();
  const isMoved = wasFirst || bringTo(draft, topic, { heading, place: 0 });
  const isTitled = leadTitle(draft, topic);
  if (wasFirst && !isTitled) return notDone(`${heading} begins with “${topic.name}” already.`);
  if (!isMoved || !isFirst())
    return isTitled
      ? done("Only the title could begin with it.")
      : notDone(`We found no sentence about “${topic.name}” that can stand first and passes our checks.`);
  return DONE;
}

function putEarlier(draft: Draft, topic: Topic, heading: string): Outcome {
  const own = draft.sentencesOf(heading).findIndex(topic.isTold);
  if (own === 0) return notDone(`${heading} begins with “${topic.name}” already.`);
  const place = own === 1 ? 0 : 1;
  return bringTo(draft, topic, { heading, place })
    ? DONE
    : notDone(`There is no room for “${topic.name}” any earlier.`);
}

function putLast(draft: Draft, topic: Topic, scope: Ordering["scope"]): Outcome {
  const changes = new Map<string, Sentence[]>();
  for (const { heading } of draft.bodies(scope)) {
    const sentences = draft.sentencesOf(heading);
    const told = sentences.filter((one) => topic.isTold(one) && !draft.isFixed(heading, one));
    const others = sentences.filter((one) => !told.includes(one));
    const moved = [...others, ...told];
    if (moved.some((one, at) => one !== sentences[at])) changes.set(heading, moved);
  }
  if (changes.size === 0) return notDone(`“${topic.name}” stands last already, or is not in the text.`);
  return draft.tryFields(changes)
    ? DONE
    : notDone(`“${topic.name}” cannot stand last without losing what guests must read.`);
}

type Goal = { heading: string; place: number };

// A sentence that is there is moved before one is written: within its field, from another field, then the writer's own.
export function bringTo(draft: Draft, topic: Topic, { heading, place }: Goal): boolean {
  const here = draft.sentencesOf(heading);
  const own = here.findIndex((one) => topic.isTold(one) && !draft.isFixed(heading, one));
  if (own > place) {
    const alone = standingAlone(here, own);
    const moved = alone && here.toSpliced(own, 1).toSpliced(place, 0, plain(alone));
    if (moved && draft.tryFields(new Map([[heading, moved]]))) return true;
  }
  for (const other of draft.bodies(null)) {
    if (other.heading === heading) continue;
    const sentences = draft.sentencesOf(other.heading);
    const at = sentences.findIndex((one) => topic.isTold(one) && !draft.isFixed(other.heading, one));
    const alone = at < 0 ? null : standingAlone(sentences, at);
    if (!alone) continue;
    const left = sentences.toSpliced(at, 1);
    if (placeIn(draft, { heading, place, sentence: plain(alone), others: [[other.heading, left]] })) return true;
  }
  const written = [...draft.candidates.for(heading), ...draft.about(topic.facts)]
    .map(({ sentence }) => sentence)
    .filter(topic.isTold)
    .filter(({ text }) => !here.some((one) => one.text === text));
  return written.some((sentence) => placeIn(draft, { heading, place, sentence, others: [] }));
}

function plain({ opensParagraph: _elsewhere, ...sentence }: Sentence): Sentence {
  return sentence;
}

// Where there is no room, sentences from the end go to the roomiest field, or out if they hold nothing that must be told.
type Placing = Goal & { sentence: Sentence; others: [string, Sentence[]][] };

function placeIn(draft: Draft, { heading, place, sentence, others }: Placing): boolean {
  let here = draft.sentencesOf(heading).toSpliced(place, 0, sentence);
  const roomy = draft.bodies(null).find((field) => field.heading !== heading && field.maxChars > 900);
  let moved: Sentence[] = [];
  for (let round = 0; round < 6; round++) {
    const changes = new Map<string, Sentence[]>([...others, [heading, here]]);
    if (moved.length > 0 && roomy)
      changes.set(roomy.heading, [...(changes.get(roomy.heading) ?? draft.sentencesOf(roomy.heading)), ...moved]);
    if (draft.tryFields(changes)) return true;
    const at = here.findLastIndex((one, index) => index > place && !draft.isFixed(heading, one));
    const pushed = here[at];
    if (!pushed) return false;
    moved = [plain(pushed), ...moved];
    here = here.toSpliced(at, 1);
  }
  return false;
}

// The title speaks of the thing, where the writer has such a title that is no worse for it.
function leadTitle(draft: Draft, topic: Topic): boolean {
  const heading = titleField(draft.options.platform)?.heading;
  const [title] = heading ? draft.sentencesOf(heading) : [];
  if (!heading || !title || draft.isFixed(heading, title) || topic.isTold(title)) return false;
  const titles = draft.candidates
    .titles(heading)
    .concat(draft.candidates.titlesAbout(heading, topic.facts))
    .map(({ sentence }) => sentence)
    .filter(topic.isTold);
  return titles.some((sentence) => draft.tryFields(new Map([[heading, [sentence]]])));
}
