import { sectionOf } from "#writer/compose/compose-sections.ts";
import { contentOfSections, type Description, type Section, type Sentence } from "#writer/description.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import { isStated } from "#writer/ledger/stated-facts.ts";
import { checkSections } from "#writer/rules/check-sections.ts";
import { fieldsOf, isTitleField } from "#writer/rules/platform-fields.ts";
import { type LedgerProof, type ProvingFact, proofOf } from "#writer/rules/proof/ledger-proof.ts";
import { isGrammar, wordsOfFact } from "#writer/rules/proof/ledger-words.ts";
import { provingFacts } from "#writer/rules/proof/mentions/check-mentions.ts";
import { quotablesOf } from "#writer/rules/proof/quoted-spans.ts";
import { readSection } from "#writer/rules/proof/section-reading.ts";
import { baseForms } from "#writer/text/word-forms.ts";
import { type AlignedText, alignSentences } from "./align-sentences.ts";

const TELLING = new Set(["thing", "place", "count", "bed", "distance"]);

const MOST_FACTS = 20;

const MOST_PER_CLAIM = 3;

export type Edit = { heading: string; text: string };
export type EditedText = {
  description: Description;
  aligned: AlignedText;
  // Null where nothing is left of the field.
  section: Section | null;
  // What guests must know and no sentence says any more, each with the sentence that said it.
  unsaid: { fact: Fact; sentence: Sentence }[];
};

// One field as the host typed it, under the facts that are known with it. All else of the text stays the very same.
export function editText(before: Description, { heading, text }: Edit, ledger: Ledger): EditedText {
  const section = before.sections.find((one) => one.heading === heading);
  const typed = plainTyping(text);
  const known = section?.sentences ?? [];
  const aligned = alignSentences(known, typed, isTitleField(heading));
  const proof = proofOf(ledger);
  const sentences = aligned.sentences.map(({ sentence, was, isKept }) =>
    isKept ? sentence : { ...sentence, facts: factsBehind({ heading, text: sentence.text }, { ledger, proof, was }) },
  );
  const edited = sentences.length > 0 ? sectionOf(heading, sentences) : null;
  const sections = withSection(before, edited, heading);
  const content = contentOfSections(sections);
  const findings = checkSections({ platform: before.platform, sections, ledger });
  const other = before.otherBeginning;
  const description: Description = {
    ...before,
    ...ledger,
    sections,
    content,
    findings,
    ...(other && {
      otherBeginning: { ...other, sections: inOther(other.sections, { before, section, edited, aligned }) },
    }),
  };
  return { description, aligned, section: edited, unsaid: unsaidIn(before, sections) };
}

// Characters that no field takes become spaces, so that every other one keeps its place.
export function plainTyping(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the ones that are taken out
  return text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f\u200b\u2028\u2029\ufeff]/g, " ");
}

function withSection({ platform, sections }: Description, edited: Section | null, heading: string): Section[] {
  const others = sections.filter((one) => one.heading !== heading);
  const places = fieldsOf(platform).map((field) => field.heading);
  const all = edited ? [...others, edited] : others;
  return all.toSorted((one, other) => places.indexOf(one.heading) - places.indexOf(other.heading));
}

function unsaidIn({ sections: before, facts }: Description, sections: Section[]): EditedText["unsaid"] {
  const said = new Set(sections.flatMap(({ sentences }) => sentences.flatMap((one) => one.facts)));
  return facts
    .filter((fact) => isStated(fact) && fact.isConfirmed && !said.has(fact.id))
    .flatMap((fact) => {
      const prose = before.filter(({ heading }) => !isTitleField(heading)).flatMap(({ sentences }) => sentences);
      const sentence = prose.find((one) => one.facts.includes(fact.id));
      return sentence ? [{ fact, sentence }] : [];
    });
}

type Change = { before: Description; section: Section | undefined; edited: Section | null; aligned: AlignedText };

// The text with the other title and opening has the same change, where it has the same sentences.
function inOther(others: Section[], { before, section, edited, aligned }: Change): Section[] {
  const heading = edited?.heading ?? section?.heading;
  const other = others.find((one) => one.heading === heading);
  if (heading === undefined || !other) return others;
  if (other.text === section?.text) return edited ? replaced(others, edited) : others.filter((one) => one !== other);
  if (isTitleField(heading) || !edited) return others;
  const changed = new Map(
    aligned.sentences.flatMap(({ was, isKept }, at) =>
      was && !isKept ? [[was.text, edited.sentences[at]] as const] : [],
    ),
  );
  const gone = new Set(aligned.gone.map(({ text }) => text));
  const sentences = other.sentences
    .filter(({ text }) => !gone.has(text))
    .map((sentence) => changed.get(sentence.text) ?? sentence);
  const limit = fieldsOf(before.platform).find((field) => field.heading === heading)?.maxChars ?? Infinity;
  const next = sectionOf(heading, sentences);
  return sentences.length > 0 && next.text.length <= limit ? replaced(others, next) : others;
}

function replaced(sections: Section[], section: Section): Section[] {
  return sections.map((one) => (one.heading === section.heading ? section : one));
}

type Known = { ledger: Ledger; proof: LedgerProof; was: Sentence | null };

// The facts that the proof finds for a sentence, and those of the sentence it was that it still speaks of.
function factsBehind({ heading, text }: Pick<Section, "heading" | "text">, known: Known): string[] {
  const { ledger, proof, was } = known;
  const reading = readSection({ heading, text, sentences: [{ text, facts: [] }] }, quotablesOf(ledger, undefined));
  const found = new Set<string>();
  const words = new Set(reading.read.tokens.flatMap(({ word }) => (isGrammar(word) ? [] : [word])));
  const lower = text.toLowerCase();
  for (const fact of proof.facts) {
    const { id, key, value, field } = fact.fact;
    const isKept = was?.facts.includes(id) === true && speaksOf(words, fact);
    const isQuoted =
      (field !== undefined || key === "amenity.other") &&
      lower.includes(
        String(value)
          .toLowerCase()
          .replace(/[.!?]$/, ""),
      );
    const isNamed = (key === "place.city" || key === "place.neighborhood") && text.includes(String(value));
    if (isKept || isQuoted || isNamed) found.add(id);
  }
  for (const mention of reading.mentions.filter(({ claim }) => TELLING.has(claim.kind))) {
    const { positive, negative } = proof.supportOf(mention.claim.id);
    const proving = mention.isNegated ? negative : provingFacts(reading, mention, positive);
    const keyed = proving.filter(({ fact }) => mention.claim.keys.includes(fact.key));
    for (const { fact } of (keyed.length > 0 ? keyed : proving).slice(0, MOST_PER_CLAIM)) found.add(fact.id);
  }
  return [...found].slice(0, MOST_FACTS);
}

function speaksOf(words: ReadonlySet<string>, fact: ProvingFact): boolean {
  const told = wordsOfFact(fact);
  const named = new Set(fact.fact.key.split(/[.-]/).flatMap(baseForms));
  return [...words].some((word) => baseForms(word).some((form) => told.has(form) || named.has(form)));
}
