import { sectionOf } from "./compose/compose-sections.ts";
import type { Platform, Section } from "./description.ts";
import type { Ledger } from "./ledger/fact.ts";
import { fieldsOf, isTitleField } from "./rules/platform-fields.ts";

type Known = { ledger: Ledger; platform: Platform };
type Place = { section: number; sentence: number };

const HOST_KEYS = /^(note|space|nearby|transport|access|host|brand\.sign-off)$/;

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
    // A title says the best answer in short, and the text still opens with it.
    if (isTitleField(heading)) continue;
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
