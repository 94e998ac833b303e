import {
  contentOfSections,
  type Description,
  type Section,
  type Tone,
  type WritingOptions,
} from "#writer/description.ts";
import { checkSections } from "#writer/rules/check-sections.ts";
import { fieldsOf } from "#writer/rules/platform-fields.ts";
import type { ReadWish, Wish } from "../wish.ts";
import { changeAmount } from "./change-amount.ts";
import { changeLength } from "./change-length.ts";
import { changeOrder } from "./change-order.ts";
import { changeTone, changeWords, dropMarks, takeOver } from "./change-words.ts";
import { DONE, Draft, notDone, type Outcome } from "./draft.ts";

export type WishesToApply = {
  before: Description;
  wishes: readonly ReadWish[];
  options: Omit<WritingOptions, "platform">;
  // What earlier wishes keep out of the text, by fact.
  leaveOut: readonly string[];
  // The whole text in other words, where a wish asks for them: a language model's where there is one, under its own proof.
  rewritten: (tone: Tone | null) => Promise<Section[] | null>;
};

export type AppliedWishes = {
  description: Description;
  outcomes: (Outcome & { words: string })[];
  // Facts and fields that this version leaves out, earlier ones among them.
  leaveOut: string[];
  leaveOutSections: string[];
};

// What is to be kept comes first, since all other wishes heed it; order comes last, since what is written anew has its own.
const TURN: Record<Wish["kind"], number> = {
  section: 0,
  anew: 1,
  tone: 1,
  words: 4,
  marks: 5,
  amount: 2,
  length: 3,
  order: 6,
};

function turnOf({ wish }: ReadWish): number {
  const isKeeping = (wish.kind === "amount" || wish.kind === "section") && wish.amount === "keep";
  return isKeeping ? -1 : TURN[wish.kind];
}

// The same text with the wishes carried out: sentences are moved, dropped or exchanged before any is written anew, and
// those that no wish is about stay as they are.
export async function applyWishes({
  before,
  wishes,
  options,
  leaveOut,
  rewritten,
}: WishesToApply): Promise<AppliedWishes> {
  const { platform } = before;
  const draft = new Draft({ before, options: { ...options, platform }, leaveOut: new Set(leaveOut) });
  const outcomes = new Map<ReadWish, Outcome>();
  const gone: string[] = [];
  for (const read of wishes.toSorted((one, other) => turnOf(one) - turnOf(other)))
    outcomes.set(read, await carryOrUndo(draft, read.wish, { rewritten, gone }));
  const sections = draft.sections;
  const content = contentOfSections(sections);
  const ledger = { facts: before.facts, contradictions: before.contradictions };
  const description =
    content === before.content
      ? before
      : {
          ...withoutOtherBeginning(before),
          sections,
          content,
          findings: checkSections({ platform, sections, ledger }),
        };
  return {
    description,
    outcomes: wishes.map((read) => ({ words: read.words, ...(outcomes.get(read) ?? DONE) })),
    leaveOut: [...draft.leaveOut],
    leaveOutSections: gone,
  };
}

// It belongs to the text as it was.
function withoutOtherBeginning({ otherBeginning: _former, ...description }: Description): Description {
  return description;
}

type Means = Pick<WishesToApply, "rewritten"> & { gone: string[] };

// A wish that is not done leaves nothing half done behind.
async function carryOrUndo(draft: Draft, wish: Wish, means: Means): Promise<Outcome> {
  const { sections, leaveOut } = draft;
  const left = [...leaveOut];
  const outcome = await carry(draft, wish, means);
  if (!outcome.isDone) draft.restore(sections, left);
  return outcome;
}

async function carry(draft: Draft, wish: Wish, { rewritten, gone }: Means): Promise<Outcome> {
  switch (wish.kind) {
    case "length":
      return changeLength(draft, wish);
    case "order":
      return changeOrder(draft, wish);
    case "amount":
      return wish.amount === "keep" ? keepTopic(draft, wish.topic) : changeAmount(draft, wish);
    case "words":
      return changeWords(draft, wish);
    case "marks":
      return dropMarks(draft, wish.marks, wish.scope);
    case "section":
      return wish.amount === "keep" ? keepField(draft, wish.heading) : dropSection(draft, wish.heading, gone);
    case "tone":
      return changeTone(draft, wish, await rewritten(wish.tone));
    case "anew": {
      const sections = await rewritten(null);
      return sections && takeOver(draft, wish.scope, sections)
        ? DONE
        : notDone("Our writer has no other words for these facts.");
    }
  }
}

function keepTopic(draft: Draft, words: string): Outcome {
  const topic = draft.topic(words);
  if (!topic) return notDone(`The text says nothing about “${words}”.`);
  for (const { sentences } of draft.sections)
    for (const sentence of sentences) if (topic.isTold(sentence)) draft.kept.add(sentence.text);
  return DONE;
}

function keepField(draft: Draft, heading: string): Outcome {
  draft.keptFields.add(heading);
  return DONE;
}

function dropSection(draft: Draft, heading: string, gone: string[]): Outcome {
  const field = fieldsOf(draft.options.platform).find((one) => one.heading === heading);
  if (!draft.isThere(heading)) return notDone(`This text has no section ${heading}.`);
  if (field?.isRequired) return notDone(`Every text needs its ${heading}.`);
  const sentences = draft.sentencesOf(heading);
  if (sentences.some((one) => draft.isFixed(heading, one)))
    return notDone(`A sentence in ${heading} is locked, so it stays.`);
  const isOut = draft.tryFields(new Map([[heading, []]]));
  if (!isOut) return notDone(`${heading} holds what guests must read, so it stays.`);
  gone.push(heading);
  return DONE;
}
