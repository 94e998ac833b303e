import { contentOfSections, type Description, type Section, type Sentence } from "#writer/description.ts";
import { sectionOf } from "./compose/compose-sections.ts";
import { checkSections } from "./rules/check-sections.ts";
import { fieldsOf, isTitleField } from "./rules/platform-fields.ts";
import { sayHostWordsOnce } from "./write-embedded.ts";

// Enough to judge how a text sounds, and no more than the first lines of it.
const OPENING_SENTENCES = 2;

export type Opening = {
  title: Sentence[];
  opening: Sentence[];
  rest: { heading: string; characters: number }[];
};

// The title, the first sentences of the first field that has any, and how long everything else is.
export function openingOf(sections: Section[]): Opening {
  const title = sections.find(({ heading }) => isTitleField(heading));
  const body = sections.filter((section) => section !== title);
  const [first, ...others] = body;
  const opening = first?.sentences.slice(0, OPENING_SENTENCES) ?? [];
  const remaining = first ? sectionOf(first.heading, first.sentences.slice(OPENING_SENTENCES)) : null;
  const rest = [...(remaining ? [remaining] : []), ...others].filter(({ sentences }) => sentences.length > 0);
  return {
    title: title?.sentences ?? [],
    opening,
    rest: rest.map(({ heading, text }) => ({ heading, characters: text.length })),
  };
}

export function textOf(sentences: Sentence[]): string {
  return sectionOf("", sentences).text;
}

// Another writer's text that begins as the buyer has read it. Of its own first field remains what the opening does not
// say, as long as there is room. Both texts are written from the same ledger, so that a fact has one id in both.
export function withOpeningOf(seen: Description, written: Description): Description {
  const { platform, facts, contradictions } = written;
  const ledger = { facts, contradictions };
  const limits = new Map(fieldsOf(platform).map(({ heading, maxChars }) => [heading, maxChars]));
  const title = seen.sections.find(({ heading }) => isTitleField(heading));
  const { opening } = openingOf(seen.sections);
  const said = new Set(opening.flatMap((sentence) => sentence.facts));
  const firstHeading = seen.sections.find((section) => section !== title)?.heading;
  const begun = written.sections.map((section) => {
    if (section.heading === title?.heading) return title;
    if (section.heading !== firstHeading) return section;
    const own = section.sentences.filter((sentence) => sentence.facts.some((id) => !said.has(id)));
    return fitting(section.heading, { opening, own, longest: limits.get(section.heading) ?? Infinity });
  });
  const begins = withSections(written, sayHostWordsOnce(begun, { ledger, platform }));
  return beginningOf(begins.sections) === beginningOf(written.sections)
    ? begins
    : { ...begins, otherBeginning: { kind: "own", sections: written.sections } };
}

// The same text with the other title and opening; doing it twice gives the first again.
export function withOtherBeginning(description: Description): Description {
  const { otherBeginning: other } = description;
  if (!other) return description;
  const kind = other.kind === "own" ? "shown" : "own";
  return { ...withSections(description, other.sections), otherBeginning: { kind, sections: description.sections } };
}

function withSections(description: Description, sections: Section[]): Description {
  const { platform, facts, contradictions } = description;
  const content = contentOfSections(sections);
  const findings = checkSections({ platform, sections, ledger: { facts, contradictions } });
  return { ...description, sections, content, findings };
}

function beginningOf(sections: Section[]): string {
  const { title, opening } = openingOf(sections);
  return `${textOf(title)}\n${textOf(opening)}`;
}

type Parts = { opening: Sentence[]; own: Sentence[]; longest: number };

function fitting(heading: string, { opening, own, longest }: Parts): Section {
  for (let count = own.length; count > 0; count--) {
    const section = sectionOf(heading, [...opening, ...own.slice(0, count)]);
    if (section.text.length <= longest) return section;
  }
  return sectionOf(heading, opening);
}
