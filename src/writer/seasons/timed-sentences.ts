import type { Description, Section } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { countryCalled } from "#writer/ledger/place/countries.ts";
import { countryOfRegion, isRegionCode } from "#writer/ledger/place/regions.ts";
import { isTitleField } from "#writer/rules/platform-fields.ts";
import type { Day } from "./calendar.ts";
import { awayUntil, type Lapse, lapsesIn, type Window, windowsIn } from "./read-lapses.ts";
import type { Home } from "./read-moments.ts";

// Near the equator summer and winter are not what they are elsewhere: such countries stand in neither list.
const SOUTH = new Set("AU NZ ZA AR CL UY PY NA BW LS SZ".split(" "));

const NORTH = new Set(
  "US CA GB IE FR DE ES PT IT NL BE LU CH AT DK SE NO FI IS EE LV LT PL CZ SK HU SI HR BA RS ME MK AL GR BG RO MD UA TR CY MT MC AD SM VA LI GE AM JP KR CN MA TN DZ IL LB JO BM GL FO".split(
    " ",
  ),
);

const STATES = ["US", "CA", "AU"];

// A sentence that holds until a day. Its words stand in the sentence, or in the host's note that it was made from.
export type TimedSentence = {
  heading: string;
  text: string;
  facts: string[];
  lapse: Lapse;
  note: Fact | null;
  saidOn: Day;
};

// When the host said what these facts tell, and when they last stood by words about a time, if they did.
export type Sayings = {
  saidOn: (cited: Fact[]) => Day;
  stoodByOn: (cited: Fact[], words: string) => Day | null;
};

// Every sentence that will not be true for good, the earliest lapse of each.
export function timedSentences(
  { sections, facts }: Pick<Description, "sections" | "facts">,
  sayings: Sayings,
): TimedSentence[] {
  const home = homePlace(facts);
  return sections.flatMap(({ heading, sentences }) =>
    sentences.flatMap(({ text, facts: ids }) => {
      const cited = facts.filter(({ id }) => ids.includes(id));
      const own = lapsesOf(text, { cited, home, sayings }).map((found) => ({
        ...found,
        note: noteWith(found.lapse.words, cited),
      }));
      const noted = cited.flatMap((fact) =>
        piecesAbout(text, fact).flatMap((piece) =>
          lapsesOf(piece, { cited, home, sayings })
            // "Last year" in a note says nothing of a sentence that does not repeat it.
            .filter(({ lapse }) => lapse.kind !== "then")
            .map((found) => ({ ...found, note: fact })),
        ),
      );
      const [earliest] = [...own, ...noted].toSorted((one, other) =>
        one.lapse.lastDay < other.lapse.lastDay ? -1 : 1,
      );
      return earliest ? [{ heading, text, facts: ids, ...earliest }] : [];
    }),
  );
}

type Setting = { cited: Fact[]; home: ReturnType<typeof homePlace>; sayings: Sayings };

// Words that the host has stood by since are judged from that day.
function lapsesOf(text: string, { cited, home, sayings }: Setting): { lapse: Lapse; saidOn: Day }[] {
  const saidOn = sayings.saidOn(cited);
  return lapsesIn(text, { ...home, saidOn }).map((lapse) => {
    const day = sayings.stoodByOn(cited, lapse.words);
    if (day === null) return { lapse, saidOn };
    const again = lapsesIn(text, { ...home, saidOn: day }).find(({ words }) => words === lapse.words) ?? lapse;
    return { lapse: { ...again, lastDay: nextAfter(day, again.lastDay) }, saidOn: day };
  });
}

// A day that was past already when the host stood by it is asked about again a year later.
function nextAfter(day: Day, lastDay: Day): Day {
  if (lastDay > day) return lastDay;
  const thisYear = `${day.slice(0, 4)}${lastDay.slice(4)}`;
  return thisYear > day ? thisYear : `${Number(day.slice(0, 4)) + 1}${lastDay.slice(4)}`;
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

// Which half of the globe a home is on, and whether its people write the month first; null where the place is not known.
function homePlace(facts: readonly Fact[]): Home {
  const code = countryOf(facts);
  if (code === null) return { hemisphere: null, isMonthFirst: null };
  const hemisphere = SOUTH.has(code) ? "south" : NORTH.has(code) ? "north" : null;
  return { hemisphere, isMonthFirst: code === "CA" ? null : code === "US" };
}

function countryOf(facts: readonly Fact[]): string | null {
  const said = (key: string) => facts.filter((fact) => fact.key === key).map(({ value }) => String(value));
  const [country] = said("place.country");
  if (country !== undefined) return countryCalled(country)?.code ?? null;
  const [region] = said("place.region");
  if (region === undefined) return null;
  const byCode = STATES.find((state) => isRegionCode(region, state));
  return byCode ?? countryOfRegion(region);
}
