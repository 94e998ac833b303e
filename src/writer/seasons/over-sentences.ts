import type { Description, Section } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { isTitleField } from "#writer/rules/platform-fields.ts";
import type { Day } from "./calendar.ts";
import { homePlace } from "./home-place.ts";
import { type Lapse, lapsesIn } from "./read-lapses.ts";
import { awayUntil, type Window, windowsIn } from "./read-windows.ts";

// A sentence that holds until a day. Its words stand in the sentence, or in the host's note that it was made from.
export type TimedSentence = {
  heading: string;
  text: string;
  facts: string[];
  lapse: Lapse;
  note: Fact | null;
  saidOn: Day;
};

// When the host said it: a fact's day, or that of the text where no fact has the words.
export type SaidOn = (cited: Fact[], words: string) => Day;

// Every sentence that will not be true for good, the earliest lapse of each.
export function timedSentences(
  { sections, facts }: Pick<Description, "sections" | "facts">,
  saidOn: SaidOn,
): TimedSentence[] {
  const home = homePlace(facts);
  return sections.flatMap(({ heading, sentences }) =>
    sentences.flatMap(({ text, facts: ids }) => {
      const cited = facts.filter(({ id }) => ids.includes(id));
      const read = (words: string, isOwn: boolean): Found[] =>
        lapsesIn(words, { ...home, saidOn: saidOn(cited, "") })
          .filter(({ kind }) => isOwn || kind !== "then")
          .flatMap((lapse) => {
            // Words that the host has stood by since are judged from that day.
            const day = saidOn(cited, lapse.words);
            const again = lapsesIn(words, { ...home, saidOn: day }).find((one) => one.words === lapse.words) ?? lapse;
            return [{ lapse: { ...again, lastDay: afterDay(again, day, saidOn(cited, "")) }, saidOn: day }];
          });
      const own = read(text, true);
      const noted = cited.flatMap((fact) =>
        piecesAbout(text, fact).flatMap((piece) => read(piece, false).map((found) => ({ ...found, note: fact }))),
      );
      const [earliest] = [
        ...own.map((found) => ({ ...found, note: noteWith(found.lapse.words, cited) })),
        ...noted,
      ].toSorted((one, other) => (one.lapse.lastDay < other.lapse.lastDay ? -1 : 1));
      return earliest ? [{ heading, text, facts: ids, ...earliest }] : [];
    }),
  );
}

type Found = { lapse: Lapse; saidOn: Day };

// A day that was past already when the host stood by it is asked about again a year later.
function afterDay({ lastDay }: Lapse, day: Day, first: Day): Day {
  if (day <= first || lastDay > day) return lastDay;
  const years = Number(day.slice(0, 4)) - Number(lastDay.slice(0, 4));
  const sameYear = `${Number(lastDay.slice(0, 4)) + years}${lastDay.slice(4)}`;
  return sameYear > day ? sameYear : `${Number(sameYear.slice(0, 4)) + 1}${sameYear.slice(4)}`;
}

function noteWith(words: string, cited: Fact[]): Fact | null {
  return cited.find(({ value }) => String(value).toLowerCase().includes(words.toLowerCase())) ?? null;
}

const SENTENCE_ENDS = /(?<=[.!?])\s+/;

// The parts of a note that a sentence was made from: those with a long word of it.
function piecesAbout(text: string, { value }: Fact): string[] {
  if (typeof value !== "string") return [];
  const told = new Set(longWords(text));
  return value.split(SENTENCE_ENDS).filter((piece) => longWords(piece).some((word) => told.has(word)));
}

function longWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}

// What the title or the opening leads with that is closed at present.
export type SeasonAdvice = { heading: string; text: string; window: Window; from: Day; isTitle: boolean };

export function seasonAdvice({ sections, facts }: Pick<Description, "sections" | "facts">, today: Day): SeasonAdvice[] {
  const home = homePlace(facts);
  const notes = facts.flatMap(({ value, isConfirmed }) => (isConfirmed && typeof value === "string" ? [value] : []));
  const sentences = sections.flatMap((section) => section.sentences.map(({ text }) => text));
  const said = new Set([...sentences, ...notes].flatMap((text) => text.split(SENTENCE_ENDS)));
  const away = [...said].flatMap((text) =>
    windowsIn(text, home).flatMap((window) => {
      const from = awayUntil(window, today);
      return from ? [{ window, from }] : [];
    }),
  );
  return leadsOf(sections).flatMap((lead) => {
    const found = away.find(({ window }) => leadsWith(lead.text, window));
    return found ? [{ ...lead, ...found }] : [];
  });
}

function leadsOf(sections: Section[]): { heading: string; text: string; isTitle: boolean }[] {
  const titles = sections.filter(({ heading }) => isTitleField(heading));
  const body = sections.find(({ heading }) => !isTitleField(heading));
  const title = titles.flatMap(({ heading, text }) => ({ heading, text, isTitle: true })).slice(0, 1);
  const opening = body?.sentences[0];
  return [...title, ...(body && opening ? [{ heading: body.heading, text: opening.text, isTitle: false }] : [])];
}

function leadsWith(lead: string, { thing, state }: Window): boolean {
  const words = lead.toLowerCase();
  return words.includes(thing.replace(/s$/, "")) && (state !== "heated" || words.includes("heated"));
}
