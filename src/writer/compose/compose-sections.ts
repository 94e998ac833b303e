import type { Length, Section, Sentence, UnusedNote, WritingOptions } from "#writer/description.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import { type FieldRule, fieldsOf } from "#writer/rules/platform-fields.ts";
import { avoidedWords } from "#writer/rules/style/avoided-words.ts";
import { stemsOf } from "#writer/text/said-words.ts";
import { type Choosing, selected, type Weighed } from "./choose-sentences.ts";
import { describePlan } from "./describe-plan.ts";
import { Home } from "./home/home.ts";
import { chooseLead } from "./lead/lead.ts";
import { titlesFor } from "./lead/title.ts";
import { disclosuresFirst, isDisclosure, isForGuestsOnly, type Message, sharedThings } from "./message.ts";
import { paragraph, paragraphs, type Telling, textOf } from "./paragraphs.ts";
import { makePlan, type Plan } from "./plan.ts";
import { seededRandom } from "./random.ts";
import { strikeOut } from "./strike-out/strike-out.ts";

// How much of a field a text of each length takes: beyond it, what is missed least is left out.
const SPACE_CHARS: Record<Length, number> = { short: 420, standard: 1000, long: 2000 };

type Writing = Telling & {
  home: Home;
  plan: Plan;
  // The facts of all sentences that stand so far.
  stated: Set<string>;
};

// How the text opens: with what guests mention first said of the home in its place, or as the host said it.
type Opening = { isAsTyped?: boolean };

// The embedded writer: one ledger, one seed, one text. Fields without anything to say are left out.
export function composeSections(ledger: Ledger, options: WritingOptions, opening: Opening = {}): Section[] {
  return compose(ledger, options, opening).sections;
}

// What the text would have said but for the words that the brand avoids.
export function silencedSentences(ledger: Ledger, options: WritingOptions): Sentence[] {
  return compose(ledger, options, {}).silenced.map(({ variants, facts }) => ({
    text: variants[0] ?? "",
    facts: facts.map(({ id }) => id),
  }));
}

function compose(
  ledger: Ledger,
  options: WritingOptions,
  opening: Opening,
): { sections: Section[]; silenced: Message[] } {
  const home = new Home(ledger);
  const random = seededRandom(ledger.facts.map(({ key, value }) => `${key}=${value}`).join("|"), options.seed ?? 0);
  const plan = makePlan(home, random, opening);
  const tone = options.tone ?? options.brand?.tone ?? "warm";
  const choosing: Choosing = {
    random,
    tone,
    brand: options.brand,
    opened: new Map(),
    previous: "",
    told: new Set(),
    tails: 0,
    avoided: avoidedWords(options.brand?.wordsToAvoid ?? []),
    silenced: [],
  };
  const writing = { home, plan, options, choosing, told: [], stated: new Set<string>() };
  const drafts = fieldsOf(options.platform).flatMap((field) => {
    choosing.tails = 0;
    const sentences = write(field, writing);
    for (const { facts } of sentences) for (const id of facts) writing.stated.add(id);
    return sentences.length > 0 ? [{ field, sentences }] : [];
  });
  const struck = options.length === "long" ? drafts : strikeOut(drafts, ledger.facts);
  const sections = struck.flatMap(({ field: { heading }, sentences }) =>
    sentences.length > 0 ? [sectionOf(heading, sentences.map(plainSentence))] : [],
  );
  return { sections: withoutLoneLine(sections, options), silenced: choosing.silenced };
}

function plainSentence({ text, facts, opensParagraph }: Weighed): Sentence {
  return { text, facts, ...(opensParagraph && { opensParagraph }) };
}

const LONE_LINE = 60;

// One short line about the area is no field of its own: it closes the summary, where there is room.
function withoutLoneLine(sections: Section[], { platform }: WritingOptions): Section[] {
  const area = sections.find(({ heading }) => heading === "The neighborhood");
  const first = sections.find(({ heading }) => heading === "Summary");
  const room = fieldsOf(platform).find(({ heading }) => heading === "Summary")?.maxChars ?? 0;
  const isLone = area !== undefined && area.sentences.length === 1 && area.text.length < LONE_LINE;
  if (!isLone || !first || first.text.length + area.text.length >= room) return sections;
  const closed = sectionOf("Summary", [
    ...first.sentences,
    ...area.sentences.map(({ text, facts }) => ({ text, facts })),
  ]);
  return sections.filter((section) => section !== area).map((section) => (section === first ? closed : section));
}

// Every title that fits the field, the best first, for when a check refuses one.
export function titleCandidates(ledger: Ledger, options: WritingOptions, field: FieldRule): Section[] {
  const home = new Home(ledger);
  const random = seededRandom(field.heading, options.seed ?? 0);
  const { lead } = makePlan(home, random);
  return titlesFor(field, home, { lead, random }).map((title) => sectionOf(field.heading, [title]));
}

export function planOf(ledger: Ledger, seed = 0): string[] {
  const home = new Home(ledger);
  return describePlan(home, makePlan(home, seededRandom("", seed)), ledger);
}

// What the host says and the text does not, for the host to see.
export function unusedNotes(ledger: Ledger, sections: Section[]): UnusedNote[] {
  const home = new Home(ledger);
  const stated = new Set(sections.flatMap(({ sentences }) => sentences.flatMap(({ facts }) => facts)));
  const said = stemsOf(sections.map(({ text }) => text).join(" "));
  const struck = home.notes.all
    .filter(
      ({ facts, text }) =>
        !facts.some(({ id }) => stated.has(id)) && ![...stemsOf(text)].every((stem) => said.has(stem)),
    )
    .flatMap(({ facts }) => facts);
  // What guests mention first leads the text, or it is told to the host that it could not.
  const best = chooseLead(home).kind === "guests mention" ? [] : home.bestThing;
  return [...new Set([...best, ...home.notes.unused, ...struck])].map(({ field, key, value }) => ({
    field: field ?? key,
    words: String(value),
  }));
}

function write(field: FieldRule, writing: Writing): Weighed[] {
  const { home, plan, options, choosing } = writing;
  const { maxChars } = field;
  switch (field.heading) {
    case "Title":
    case "Headline":
    case "Page title":
    case "Property name":
      return titlesFor(field, home, { lead: plan.lead, random: choosing.random }).slice(0, 1).map(titled);
    case "Summary":
    case "Meta description":
    case "Short post":
    case "Teaser":
      return fitted(summaryOf(field, writing), { maxChars, keepsDisclosures: false });
    case "The space":
      if (plan.isBrief) return [];
      return fitted(paragraphs(selected(space(plan), options.length ?? "standard"), writing), {
        maxChars: Math.min(maxChars, SPACE_CHARS[options.length ?? "standard"]),
      });
    case "Guest access":
      return fitted(paragraph(accessOf(writing), writing), { maxChars });
    case "During your stay":
    case "About the host":
      return fitted(paragraph(plan.duringStay, writing), { maxChars });
    case "The neighborhood":
      return fitted(paragraph(plan.neighborhood, writing), { maxChars });
    case "About the neighborhood":
      return fitted(paragraphs([plan.neighborhood, unstated(plan.gettingAround, writing)], writing), { maxChars });
    case "Getting around":
      return fitted(paragraph(unstated(plan.gettingAround, writing), writing), { maxChars });
    case "Other things to note":
      return fitted(paragraph(toNoteOf(writing), writing), { maxChars });
    default:
      return fitted(paragraphs(wholeText(writing), writing), { maxChars });
  }
}

// Parking may stand in the summary already.
function unstated(messages: Message[], { stated }: Writing): Message[] {
  return messages.filter(({ facts, isVerbatim }) => isVerbatim || !facts.every(({ id }) => stated.has(id)));
}

function accessOf({ home, plan, stated }: Writing): Message[] {
  return disclosuresFirst([...sharedThings(home, ({ id }) => stated.has(id)), ...plan.access]);
}

// With the limit that found no room in the summary.
function toNoteOf({ plan, stated }: Writing): Message[] {
  const left = plan.limit.filter(({ facts }) => facts.some(({ id }) => !stated.has(id)));
  return disclosuresFirst([...plan.toNote, ...left]);
}

// A narrow field holds the reason and what it is; a wider one also the trip, the nearest places and the limit.
function summary(plan: Plan, maxChars: number): Message[] {
  const opening = [...plan.lead.messages, ...plan.identity];
  return maxChars < NARROW
    ? opening
    : [...opening, ...plan.extra, ...plan.trip, ...plan.nearest, ...plan.parking.slice(0, 1), ...plan.limit];
}

// Boxes that are too few for a space are the last lines of the summary, in a paragraph of their own.
function summaryOf({ maxChars }: FieldRule, writing: Writing): Weighed[] {
  const { plan } = writing;
  const told = paragraph(summary(plan, maxChars), writing);
  if (!plan.isBrief || maxChars < NARROW) return told;
  const boxes = paragraph(space(plan).flat(), writing);
  return [
    ...told,
    ...boxes.map((each, at) => (at === 0 && boxes.length > 1 ? { ...each, opensParagraph: true } : each)),
  ];
}

const NARROW = 300;

function space(plan: Plan): Message[][] {
  return plan.moments.map(({ messages }) => messages);
}

// Platforms with one long field get the same plan in paragraphs.
function wholeText({ home, plan, options: { platform } }: Writing): Message[][] {
  const opening = [...plan.lead.messages, ...plan.identity, ...plan.extra, ...plan.trip, ...plan.limit];
  const moments = platform === "social" ? space(plan).slice(0, 4) : space(plan);
  const isTold = (fact: Fact) => [opening, ...moments].flat().some(({ facts }) => facts.includes(fact));
  const access = disclosuresFirst([...sharedThings(home, isTold), ...plan.access]);
  const toNote = disclosuresFirst(plan.toNote);
  const stated = [...access, ...toNote].filter(isDisclosure);
  if (platform === "mls")
    return [opening, stated.filter((message) => !isForGuestsOnly(message)), ...moments, plan.gettingAround];
  // The host and the area have fields of their own.
  if (platform === "booking") return [opening, ...moments, [...plan.parking, ...access], toNote];
  if (platform === "social") return [opening, ...moments, plan.neighborhood, stated];
  return [opening, plan.neighborhood, ...moments, plan.gettingAround, [...access, ...plan.duringStay], toNote];
}

type Room = { maxChars: number; keepsDisclosures?: boolean };

// The least missed sentences leave until the text fits its field, and disclosures after all others.
function fitted(sentences: Weighed[], { maxChars, keepsDisclosures = true }: Room): Weighed[] {
  const kept = [...sentences];
  const missed = (one: Weighed | undefined) =>
    (one?.weight ?? 0) + (keepsDisclosures && one?.isDisclosure ? DISCLOSURE_STAYS : 0);
  while (kept.length > 0 && textOf(kept).length > maxChars) {
    let least = kept.length - 1;
    for (let at = kept.length - 1; at >= 0; at--) {
      if (missed(kept[at]) < missed(kept[least])) least = at;
    }
    const [gone] = kept.splice(least, 1);
    const next = kept[least];
    // The paragraph goes on with its next sentence.
    if (gone?.opensParagraph && next && !next.opensParagraph) kept[least] = { ...next, opensParagraph: true };
  }
  return kept;
}

function titled(sentence: Sentence): Weighed {
  return { ...sentence, weight: TITLE_WEIGHT, isVerbatim: false, isDisclosure: false };
}

const TITLE_WEIGHT = 12;

const DISCLOSURE_STAYS = 1000;

export function sectionOf(heading: string, sentences: Sentence[]): Section {
  return { heading, text: textOf(sentences), sentences };
}
