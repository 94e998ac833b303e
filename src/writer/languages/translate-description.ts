import type { LanguageModel } from "ai";
import { z } from "zod";
import type { Language } from "#shared/contract-values.ts";
import type { Description } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { isStated } from "#writer/ledger/stated-facts.ts";
import {
  askForList,
  type CallsMade,
  DEFAULT_LIMITS,
  type ModelLimits,
  startMeteredCalls,
} from "#writer/models/calls/metered-calls.ts";
import type { TokenPrice } from "#writer/models/calls/model-settings.ts";
import type { SpendingCap } from "#writer/models/calls/spending-cap.ts";
import { fieldsOf } from "#writer/rules/platform-fields.ts";
import { checkPair } from "./proof/check-pair.ts";
import {
  keptKey,
  type TranslatedSection,
  type TranslatedSentence,
  type Translation,
  textOfSection,
} from "./translation.ts";
import { type AskedSentence, translationInstructions, translationRequest } from "./translation-request.ts";

export type TranslationWork = {
  description: Description;
  language: Language;
  model: LanguageModel;
  // Sentences that were proven before: they are not asked for again.
  kept?: ReadonlyMap<string, string>;
  limits?: Partial<ModelLimits> | undefined;
  price?: TokenPrice | undefined;
  spending?: SpendingCap | undefined;
  signal?: AbortSignal | undefined;
};

export type TranslationResult = CallsMade & ({ translation: Translation } | { problem: string; isModels: boolean });

type Item = TranslatedSentence & {
  id: string;
  heading: string;
  isNeeded: boolean;
  cited: Fact[];
  faults: string[];
  tried?: string;
};

const Answer = z.object({
  id: z.string().describe("The id of the sentence"),
  text: z.string().describe("Its translation"),
});

// What is refused is asked for twice more, each time with the reasons.
const MOST_ROUNDS = 3;
const NOT_REACHED = "The language model did not answer.";
const TOO_LONG = "It does not fit into the field.";
// A sentence that begins like this means nothing without the one before it.
const LEANS_BACK = /^(?:it|its|they|their|them|this|that|these|those|both|also)\b/i;

// Every sentence that is delivered was proven against its English one. What fails is asked for again, then left out;
// where it must not be left out, there is no version in this language.
export async function translateDescription(work: TranslationWork): Promise<TranslationResult> {
  const { description, kept = new Map<string, string>(), signal } = work;
  const limits = { ...DEFAULT_LIMITS, ...work.limits };
  const calls = startMeteredCalls({ limits, price: work.price, spending: work.spending, signal });
  const items = itemsOf(description);
  for (const item of items) judge(item, kept.get(keptKey(item.heading, item.source)) ?? null, work);

  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const asked = items.filter(({ text }) => text === null);
    for (const item of round > 0 ? tooLong(items, description) : []) if (!asked.includes(item)) asked.push(item);
    if (asked.length === 0) break;
    const failure = await ask(asked, { work, calls, limits });
    if (failure && round === 0) return { problem: failure, isModels: true, ...calls.made() };
  }
  signal?.throwIfAborted();
  leaveOut(items, description);
  const missing = findMissing(items, description);
  if (missing) return { problem: missing, isModels: false, ...calls.made() };
  return { translation: { language: work.language, sections: sectionsOf(items, description) }, ...calls.made() };
}

function itemsOf({ sections, facts, platform }: Description): Item[] {
  const required = new Set(
    fieldsOf(platform)
      .filter(({ isRequired }) => isRequired)
      .map(({ heading }) => heading),
  );
  return sections.flatMap(({ heading, sentences }, section) =>
    sentences.map((sentence, place) => {
      const cited = facts.filter(({ id }) => sentence.facts.includes(id));
      const isOnlyOne = required.has(heading) && sentences.length === 1;
      return {
        id: `s${section + 1}.${place + 1}`,
        heading,
        source: sentence.text,
        text: null,
        facts: sentence.facts,
        ...(sentence.opensParagraph && { opensParagraph: true }),
        isNeeded: isOnlyOne || cited.some(isStated),
        cited,
        faults: [],
      };
    }),
  );
}

// A sentence is taken only where no check refuses it.
function judge(item: Item, text: string | null, { language, description }: TranslationWork): void {
  if (text === null) return;
  const { source, cited: facts } = item;
  const faults = checkPair({ source, text, language, facts, platform: description.platform });
  item.tried = text;
  item.text = faults.length === 0 ? text : null;
  item.faults = faults.map(({ reason }) => reason);
}

type Asking = { work: TranslationWork; calls: ReturnType<typeof startMeteredCalls>; limits: ModelLimits };

async function ask(items: Item[], { work, calls, limits }: Asking): Promise<string | null> {
  const { language, description, model } = work;
  const sentences = items.map(
    ({ id, heading, source, faults, tried }): AskedSentence => ({
      id,
      field: heading,
      text: source,
      ...(faults.length > 0 && { before: tried, faults }),
    }),
  );
  const fields = fieldsOf(description.platform).map(({ heading, maxChars }) => ({ field: heading, maxChars }));
  const instructions = translationInstructions(language);
  const prompt = translationRequest(language, sentences, fields);
  const size = { promptCharacters: instructions.length + prompt.length, photos: 0 };
  const { maxOutputTokens } = limits;
  const asked = { model, instructions, content: prompt, element: Answer, name: "translation", size, maxOutputTokens };
  const outcome = await calls.call({ size, perform: (signal) => askForList({ ...asked, signal }) });
  if ("failure" in outcome) return NOT_REACHED;
  const answers = new Map(outcome.answer.map(({ id, text }) => [id, clean(text)]));
  for (const item of items) {
    // A sentence that was only too long keeps its first translation if the second is worse.
    const before = item.text;
    judge(item, answers.get(item.id) ?? "", work);
    if (item.text === null && before !== null) item.text = before;
  }
  return null;
}

// Invisible characters could hide something from the checks.
function clean(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .split(/\s+/)
    .join(" ")
    .trim();
}

function limitOf({ platform }: Description, heading: string): number {
  return fieldsOf(platform).find((field) => field.heading === heading)?.maxChars ?? Number.POSITIVE_INFINITY;
}

function lengthOf(items: Item[], heading: string): number {
  return textOfSection({ heading, sentences: items.filter((item) => item.heading === heading) }).length;
}

function tooLong(items: Item[], description: Description): Item[] {
  return items.filter((item) => {
    const length = lengthOf(items, item.heading);
    const most = limitOf(description, item.heading);
    if (length > most) item.faults = [`The field has ${length} characters and may have ${most}. Say it shorter.`];
    return length > most && item.text !== null;
  });
}

function leaveOut(items: Item[], description: Description): void {
  for (const { heading } of description.sections) {
    const own = items.filter((item) => item.heading === heading);
    for (const item of own) if (item.text === null) item.reason = item.faults[0] ?? "It was not translated.";
    for (const item of own.toReversed()) {
      if (lengthOf(items, heading) <= limitOf(description, heading)) break;
      if (item.text !== null && !item.isNeeded) Object.assign(item, { text: null, reason: TOO_LONG });
    }
    for (const [at, item] of own.entries()) {
      const isAlone = own[at - 1]?.text === null && LEANS_BACK.test(item.source);
      if (item.text !== null && isAlone && !item.isNeeded)
        Object.assign(item, { text: null, reason: "The sentence before it, on which it leans, is left out." });
    }
  }
}

// What keeps the whole version back.
function findMissing(items: Item[], description: Description): string | null {
  const needed = items.find(({ isNeeded, text }) => isNeeded && text === null);
  if (needed) return `This sentence must not be missing, and no translation of it could be proven: "${needed.source}"`;
  for (const { heading, isRequired, maxChars } of fieldsOf(description.platform)) {
    if (!isRequired || !description.sections.some((section) => section.heading === heading)) continue;
    const length = lengthOf(items, heading);
    if (length === 0) return `No sentence of "${heading}", which the platform requires, could be proven.`;
    if (length > maxChars) return `"${heading}" may have ${maxChars} characters, and its translation has ${length}.`;
  }
  return null;
}

function sectionsOf(items: Item[], { sections }: Description): TranslatedSection[] {
  return sections.map(({ heading }) => ({
    heading,
    sentences: items
      .filter((item) => item.heading === heading)
      .map(({ source, text, reason, facts, opensParagraph }) => ({
        source,
        text,
        facts,
        ...(text === null && { reason: reason ?? "It was not translated." }),
        ...(opensParagraph && { opensParagraph }),
      })),
  }));
}
