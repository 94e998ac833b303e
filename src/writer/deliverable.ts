import { sectionOf } from "./compose/compose-sections.ts";
import { Home } from "./compose/home/home.ts";
import { contentOfSections, type Description, type Section, sentenceSpans } from "./description.ts";
import type { Ledger } from "./ledger/fact.ts";
import { checkSections } from "./rules/check-sections.ts";
import type { Finding } from "./rules/finding.ts";
import { type FieldRule, fieldsOf, isTitleField } from "./rules/platform-fields.ts";
import { capitalised, withArticle } from "./text/word-forms.ts";

type Check = (sections: Section[]) => Finding[];

const MOST_REPAIRS = 8;

function isBlocking({ severity }: Finding): boolean {
  return severity === "block";
}

// Takes out what the checks refuse, sentence by sentence; a refused title goes as a whole.
export function withoutBlocking(given: Section[], check: Check): Section[] {
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
export function smallestSection(
  ledger: Ledger,
  { heading }: FieldRule,
  isPassing: (section: Section) => boolean,
): Section {
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
