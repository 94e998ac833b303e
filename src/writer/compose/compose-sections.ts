import type { Section, Sentence, WritingOptions } from "#writer/description.ts";
import type { Ledger } from "#writer/ledger/fact.ts";
import { type FieldRule, fieldsOf } from "#writer/rules/platform-fields.ts";
import { type Choosing, chooseSentences, type Weighed } from "./choose-sentences.ts";
import { Home } from "./home.ts";
import { joinShort } from "./join-short.ts";
import { type FieldPlan, planOf } from "./plans.ts";
import { seededRandom } from "./random.ts";
import { ReadingLoad } from "./reading-load.ts";
import { summaryOf } from "./summary.ts";
import { titlesOf } from "./title.ts";

// The least weight a sentence needs to be told at each length.
const LEAST_WEIGHT = { short: 6, standard: 4, long: 0 };
// Sentences of one topic join more readily than those of two.
const WITHIN_TOPIC = { shortChars: 75, joinedChars: 150, share: 0.85 };
const ACROSS_TOPICS = { shortChars: 50, joinedChars: 120, share: 0.6 };

// The embedded writer: one ledger, one seed, one text. Fields without facts behind them are left out.
export function composeSections(ledger: Ledger, options: WritingOptions): Section[] {
  const home = new Home(ledger);
  const identity = ledger.facts.map(({ key, value }) => `${key}=${value}`).join("|");
  const random = seededRandom(identity, options.seed ?? 0);
  const tone = options.tone ?? options.brand?.tone ?? "warm";
  const choosing: Choosing = {
    random,
    tone,
    brand: options.brand,
    opened: new Map(),
    previous: "",
    told: new Set(),
    load: new ReadingLoad(),
  };
  const writing = { home, options, choosing };
  return fieldsOf(options.platform).flatMap((field) => {
    const plan = planOf(options.platform, field.heading);
    const sentences = plan ? write(plan, field, writing) : [];
    return sentences.length > 0 ? [sectionOf(field.heading, sentences)] : [];
  });
}

type Writing = { home: Home; options: WritingOptions; choosing: Choosing };

function write(plan: FieldPlan, field: FieldRule, { home, options, choosing }: Writing): Sentence[] {
  if (plan === "title") return titlesOf(home, field.maxChars, choosing.random).slice(0, 1);
  if (plan === "summary") return summaryIn(field, home, choosing);
  const least = LEAST_WEIGHT[options.length ?? "standard"];
  const opening = plan.opensWithSummary ? summaryOf(home, choosing).slice(0, 3) : [];
  const joining = { random: choosing.random, names: home.placeWords };
  const opened = new Set(opening.flatMap(({ facts }) => facts));
  const told = plan.topics.flatMap((topic) => {
    const messages = topic(home).filter(
      ({ weight, facts, isDetail }) => weight >= least && (isDetail || !facts.every(({ id }) => opened.has(id))),
    );
    return joinShort(chooseSentences(messages, choosing), { ...WITHIN_TOPIC, ...joining });
  });
  const flowing = joinShort(told, { ...ACROSS_TOPICS, ...joining });
  return fitted([...opening, ...flowing], field.maxChars);
}

const MOST_OPENINGS_TRIED = 8;

// A narrow field needs an opening that fits it.
function summaryIn({ maxChars }: FieldRule, home: Home, choosing: Choosing): Sentence[] {
  for (let tried = 1; ; tried++) {
    const sentences = summaryOf(home, choosing);
    const isFitting = (sentences[0]?.text.length ?? 0) <= maxChars;
    if (isFitting || tried === MOST_OPENINGS_TRIED) return fitted(sentences, maxChars);
  }
}

// The least missed sentences leave until the text fits its field.
function fitted(sentences: Weighed[], maxChars: number): Sentence[] {
  const kept = [...sentences];
  let length = kept.reduce((sum, { text }) => sum + text.length + 1, -1);
  while (length > maxChars && kept.length > 0) {
    let least = kept.length - 1;
    for (let at = kept.length - 1; at >= 0; at--) {
      if ((kept[at]?.weight ?? 0) < (kept[least]?.weight ?? 0)) least = at;
    }
    length -= (kept[least]?.text.length ?? 0) + 1;
    kept.splice(least, 1);
  }
  return kept.map(({ text, facts }) => ({ text, facts }));
}

export function sectionOf(heading: string, sentences: Sentence[]): Section {
  return { heading, text: sentences.map(({ text }) => text).join(" "), sentences };
}
