import { composeSections, sectionOf, titleCandidates } from "./compose/compose-sections.ts";
import { Home } from "./compose/home/home.ts";
import {
  contentOfSections,
  type Description,
  type Platform,
  type Section,
  sentenceSpans,
  type WritingOptions,
} from "./description.ts";
import type { Ledger } from "./ledger/fact.ts";
import { checkSections } from "./rules/check-sections.ts";
import type { Finding } from "./rules/finding.ts";
import { type FieldRule, fieldsOf, isTeaserField, isTitleField } from "./rules/platform-fields.ts";
import { capitalised, withArticle } from "./text/word-forms.ts";

const HOST_KEYS = /^(note|space|nearby|transport|access|host|brand\.sign-off)$/;

export type CheckedSections = { sections: Section[]; findings: Finding[] };

// The embedded writer's text with no blocking finding left: a sentence that a check refuses is left out, a refused title
// gives way to the next, and a field that a platform demands is never empty.
export function writeEmbedded(ledger: Ledger, options: WritingOptions, isAsTyped = false): CheckedSections {
  const brand = options.brand ? { brand: options.brand } : {};
  const check = (sections: Section[]) => checkSections({ platform: options.platform, sections, ledger, ...brand });
  const composed = sayHostWordsOnce(composeSections(ledger, options, { isAsTyped }), {
    ledger,
    platform: options.platform,
  });
  const found = check(composed);
  if (!found.some(({ severity }) => severity === "block")) return { sections: composed, findings: found };
  const isPassing = (section: Section) =>
    !check([section]).some(({ severity, section: heading }) => severity === "block" && heading === section.heading);
  const kept = withoutBlocking(composed, check);
  const lost = lostOpening(composed, kept, ledger);
  // Said of the home it may be too far from the host's words to be proved by them.
  if (lost.size > 0 && !isAsTyped) return writeEmbedded(ledger, options, true);
  if (lost.size > 0)
    return writeEmbedded({ ...ledger, facts: ledger.facts.filter(({ id }) => !lost.has(id)) }, options);
  const byHeading = new Map(kept.map((section) => [section.heading, section]));
  // Judged beside the others: what a summary leaves unsaid, such as a season, may stand in another field.
  const refused = new Set(check(kept).flatMap(({ severity, section }) => (severity === "block" ? [section] : [])));
  const fill = (field: FieldRule): Section[] => {
    const section = byHeading.get(field.heading);
    if (section && !refused.has(section.heading)) return [section];
    if (!field.isRequired) return [];
    const titles = isTitleField(field.heading) ? titleCandidates(ledger, options, field) : [];
    return [titles.find(isPassing) ?? smallestSection(ledger, field, isPassing)];
  };
  const sections = fieldsOf(options.platform).flatMap(fill);
  // What only the whole text breaks, such as a season said nowhere, still takes its sentence out.
  const whole = withoutBlocking(sections, check);
  const missing = fieldsOf(options.platform).filter(
    ({ isRequired, heading }) => isRequired && !whole.some((one) => one.heading === heading),
  );
  const filled =
    missing.length === 0
      ? whole
      : fieldsOf(options.platform).flatMap((field) => {
          const own = whole.find(({ heading }) => heading === field.heading);
          return own ? [own] : field.isRequired ? [smallestSection(ledger, field, isPassing)] : [];
        });
  return { sections: filled, findings: check(filled) };
}

// What guests mention first, where a check refused it: the text is written again without it, since what follows an
// opening leans on it ("It sleeps up to four").
function lostOpening(composed: Section[], kept: Section[], { facts }: Ledger): Set<string> {
  const isBest = new Set(facts.filter(({ field }) => field === "best_thing").map(({ id }) => id));
  const tellsIt = ({ sentences }: Section) => sentences.some(({ facts: ids }) => ids.some((id) => isBest.has(id)));
  const opening = composed.find((section) => !isTitleField(section.heading) && tellsIt(section));
  const isLost = opening && !kept.some((section) => section.heading === opening.heading && tellsIt(section));
  return isLost ? isBest : new Set();
}

type Known = { ledger: Ledger; platform: Platform };

type Place = { section: number; sentence: number };

// A sentence of the host's own stands in one field only: the roomiest of those that have it, unless another field would
// be left without a word.
export function sayHostWordsOnce(sections: Section[], { ledger, platform }: Known): Section[] {
  const room = new Map(fieldsOf(platform).map(({ heading, maxChars }) => [heading, maxChars]));
  const roomOf = ({ section }: Place) => room.get(sections[section]?.heading ?? "") ?? 0;
  const removed = new Set<string>();
  const isAlone = ({ section }: Place) =>
    (sections[section]?.sentences ?? []).filter((_, at) => !removed.has(`${section} ${at}`)).length === 1;
  for (const places of placesOfHostWords(sections, ledger).values()) {
    if (places.length < 2) continue;
    const [kept] = places.toSorted(
      (one, other) => Number(isAlone(other)) - Number(isAlone(one)) || roomOf(other) - roomOf(one),
    );
    for (const place of places) {
      if (place !== kept && !isAlone(place)) removed.add(`${place.section} ${place.sentence}`);
    }
  }
  if (removed.size === 0) return sections;
  return sections.map((section, at) => {
    const sentences = section.sentences.filter((_, place) => !removed.has(`${at} ${place}`));
    return sentences.length === section.sentences.length ? section : sectionOf(section.heading, sentences);
  });
}

function placesOfHostWords(sections: Section[], { facts }: Ledger): Map<string, Place[]> {
  const said = new Map(
    facts
      .filter(({ key, value }) => HOST_KEYS.test(key) && typeof value === "string")
      .map((fact) => [fact.id, plain(String(fact.value))]),
  );
  const places = new Map<string, Place[]>();
  for (const [section, { heading, sentences }] of sections.entries()) {
    // A title and a teaser say the best answer in short, elsewhere than the text, which still opens with it.
    if (isTitleField(heading) || isTeaserField(heading)) continue;
    for (const [sentence, { text, facts: ids }] of sentences.entries()) {
      const words = ids.flatMap((id) => said.get(id) ?? []).find((quote) => plain(text).includes(quote));
      if (words !== undefined) places.set(words, [...(places.get(words) ?? []), { section, sentence }]);
    }
  }
  return places;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

type Check = (sections: Section[]) => Finding[];

const MOST_REPAIRS = 8;

function isBlocking({ severity }: Finding): boolean {
  return severity === "block";
}

// Takes out what the checks refuse, sentence by sentence; a refused title goes as a whole.
function withoutBlocking(given: Section[], check: Check): Section[] {
  let sections = given;
  for (let round = 0; round < MOST_REPAIRS; round++) {
    const blocking = check(sections).filter(isBlocking);
    const isFound = ({ heading }: Section) => blocking.some((finding) => finding.section === heading);
    if (!sections.some(isFound)) return sections;
    sections = sections.flatMap((section) => {
      const found = blocking.filter((finding) => finding.section === section.heading);
      if (found.length === 0) return [section];
      return isTitleField(section.heading) ? [] : withoutSentences(section, found);
    });
  }
  return sections;
}

function withoutSentences(section: Section, findings: Finding[]): Section[] {
  const kept = sentenceSpans(section)
    .filter(({ start, end }) => !findings.some((finding) => finding.start < end && finding.end > start))
    .map(({ sentence }) => sentence);
  // A finding on the field as a whole, such as its length, names no sentence: the last one goes.
  const remaining = kept.length === section.sentences.length ? kept.slice(0, -1) : kept;
  return remaining.length > 0 ? [sectionOf(section.heading, remaining)] : [];
}

// A demanded field in the plainest words that pass. Words a brand avoids give way to the buyer's text.
function smallestSection(ledger: Ledger, { heading }: FieldRule, isPassing: (section: Section) => boolean): Section {
  const home = new Home(ledger);
  const noun = home.isRoom ? "private room" : home.noun;
  const facts = home.factsOf("home.type", "home.scope", "bedrooms").map(({ id }) => id);
  const words = isTitleField(heading)
    ? [capitalised(noun), "A place to stay", "Somewhere to stay", "Stay with us"]
    : [`This is ${withArticle(noun)}.`, "This is a place to stay.", "You can stay here.", "Stay with us."];
  const sections = words.map((text) => sectionOf(heading, [{ text, facts }]));
  return sections.find(isPassing) ?? (sections.at(-1) as Section);
}

// The last check before a text is stored, by a model or not: nothing with a blocking finding is ever delivered.
export function deliverable(description: Description): Description {
  const { platform, facts, contradictions } = description;
  const ledger = { facts, contradictions };
  const check = (sections: Section[]) => checkSections({ platform, sections, ledger });
  if (!check(description.sections).some(isBlocking)) return description;
  const isPassing = (section: Section) =>
    !check([section]).some((found) => isBlocking(found) && found.section === section.heading);
  const mended = withoutBlocking(description.sections, check).filter(isPassing);
  const sections = fieldsOf(platform).flatMap((field) => {
    const own = mended.find(({ heading }) => heading === field.heading);
    return own ? [own] : field.isRequired ? [smallestSection(ledger, field, isPassing)] : [];
  });
  const content = contentOfSections(sections);
  return { ...description, sections, content, findings: check(sections).filter((found) => !isBlocking(found)) };
}
