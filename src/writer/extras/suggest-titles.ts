import { sectionOf } from "#writer/compose/compose-sections.ts";
import { Home } from "#writer/compose/home/home.ts";
import { repeatsWord } from "#writer/compose/lead/title.ts";
import type { BrandVoice, Platform, Section, Sentence } from "#writer/description.ts";
import type { Ledger } from "#writer/ledger/fact.ts";
import { HOME_NOUNS } from "#writer/notes/words/word-lists.ts";
import { checkSections } from "#writer/rules/check-sections.ts";
import { fieldsOf, isTitleField } from "#writer/rules/platform-fields.ts";
import { findingsOn } from "./prove-line.ts";
import { type TitlePart, titleParts, titleText } from "./title-parts.ts";

const VISIBLE_CHARS = 30;

// Where a phrase may end: what follows only adds to it.
const ADDS = new Set("with in from for near at on by over and plus above beside overlooking off".split(" "));

// What no phrase ends with.
const DANGLING = new Set(
  [
    "a an the and or with in on at of to for by from near over your own",
    "min m km walk minute minutes block blocks steps spot place all",
  ].flatMap((words) => words.split(" ")),
);

const MOST_TITLES = 5;
// Airbnb's limit, which all others leave room for, so that one title serves every platform.
const LONGEST_TITLE = 50;
const SHORTEST_TITLE = 8;
// Two titles that share more of their words than this are one title.
const MOST_SHARED = 0.6;

type Asked = {
  platform: Platform;
  brand?: BrandVoice | undefined;
  // The text that the title is for: what a title says may be what makes a later sentence clear.
  sections?: Section[];
  // Facts that the host does not want told, by their ids.
  leaveOut?: readonly string[];
};

type Candidate = Sentence & {
  reason: string;
  opening: string;
  tails: string[];
  // The facts of all but what the home is and where.
  reasons: string[];
  isBare: boolean;
  worth: number;
  words: Set<string>;
};

// Up to five titles, each for a reason of its own, the best first. A home of which little is known has fewer.
export function suggestTitles(ledger: Ledger, { platform, brand, sections = [], leaveOut = [] }: Asked): Sentence[] {
  const field = fieldsOf(platform).find(({ heading }) => isTitleField(heading));
  const heading = field?.heading ?? "Title";
  const told = ledger.facts.filter(({ id }) => !leaveOut.includes(id));
  const rest = candidatesFor(
    new Home({ ...ledger, facts: told }),
    Math.min(LONGEST_TITLE, field?.maxChars ?? LONGEST_TITLE),
  );
  const faultsIn = (all: Section[]) =>
    checkSections({ platform, sections: all, ledger }).filter(({ severity }) => severity === "block").length;
  // A text from before a rule may break it already.
  const faultsBefore = sections.length > 0 ? faultsIn(sections) : 0;
  const isProven = ({ text, facts }: Candidate) => {
    const section = sectionOf(heading, [{ text, facts }]);
    // Even a worn phrase of the host's own is none for a title.
    const isFaulty = findingsOn(section, { platform: field ? platform : "airbnb", ledger, brand }).some(
      ({ severity, rule }) => severity === "block" || rule.startsWith("style."),
    );
    if (isFaulty || sections.length === 0) return !isFaulty;
    return faultsIn(withTitle(sections, section)) <= faultsBefore;
  };
  const chosen: Candidate[] = [];
  while (chosen.length < MOST_TITLES) {
    const best = bestOf(rest, chosen);
    if (!best) break;
    rest.delete(best);
    if (isProven(best)) chosen.push(best);
  }
  return chosen.map(({ text, facts }) => ({ text, facts }));
}

// The same text under another title.
export function withTitle(sections: Section[], title: Section): Section[] {
  return sections.map((section) => (section.heading === title.heading ? title : section));
}

function candidatesFor(home: Home, maxChars: number): Set<Candidate> {
  const { openings, tails } = titleParts(home);
  const found = new Map<string, Candidate>();
  const add = (parts: TitlePart[]) => {
    const text = titleText(parts);
    if (text.length > maxChars || text.length < SHORTEST_TITLE || repeatsWord(text) || !standsAlone(text)) return;
    if (!found.has(text)) found.set(text, candidateOf(text, parts));
  };
  for (const opening of openings) {
    if (opening.reason === "kind" || isWholeTitle(opening)) add([opening]);
    for (const tail of tails) {
      if (tail.reason === opening.reason || !canFollow(opening, tail)) continue;
      add([opening, tail]);
      if (tail.reason !== "kind" || tail.role === "place") continue;
      for (const last of tails) if (last.reason !== "kind" && canFollow(tail, last)) add([opening, tail, last]);
    }
  }
  return new Set(found.values());
}

function candidateOf(text: string, parts: TitlePart[]): Candidate {
  const [opening, ...tails] = parts;
  const why = parts.find(({ reason }) => reason !== "kind");
  const namesHome = parts.some(({ reason }) => reason === "kind");
  const worth =
    (opening?.worth ?? 0) +
    tails.reduce((sum, tail) => sum + tail.worth / 4, 0) +
    Math.min(text.length, 42) / 6 +
    (namesHome ? 3 : 0) +
    (why ? 3 : 0) -
    // Three parts read as an inventory.
    (parts.length > 2 ? 5 : 0);
  return {
    text,
    facts: [...new Set(parts.flatMap(({ facts }) => facts.map(({ id }) => id)))],
    reason: why?.reason ?? "kind",
    opening: opening?.text ?? "",
    reasons: parts.flatMap(({ reason, facts }) => (reason === "kind" ? [] : facts.map(({ id }) => id))),
    isBare: parts.length === 1 && opening?.role === "bare",
    tails: tails.map((tail) => tail.text),
    worth,
    words: wordsOf(text),
  };
}

const SMALL = new Set("a an the and or with in on at of to for by from near min".split(" "));

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !SMALL.has(word)));
}

function bestOf(rest: Set<Candidate>, chosen: Candidate[]): Candidate | null {
  let best: { one: Candidate; worth: number } | null = null;
  for (const one of rest) {
    if (chosen.some((other) => one.isBare || isAlike(one, other))) continue;
    // What an earlier title has said is worth less in the next.
    const repeated = chosen.flatMap(({ tails }) => tails).filter((tail) => one.tails.includes(tail)).length;
    const said = chosen.flatMap(({ reasons }) => reasons).filter((id) => one.reasons.includes(id)).length;
    const opened = chosen.filter(({ opening }) => opening === one.opening).length;
    const worth = one.worth - repeated * 2 - opened * 3 - said * 2;
    if (!best || worth > best.worth) best = { one, worth };
  }
  return best?.one ?? null;
}

// In a list of search results only the first words can be told apart.
function isAlike(one: Candidate, other: Candidate): boolean {
  return (
    one.reason === other.reason ||
    visiblePart(one.text) === visiblePart(other.text) ||
    sharedShare(one, other) > MOST_SHARED
  );
}

function sharedShare({ words }: Candidate, other: Candidate): number {
  const shared = [...words].filter((word) => other.words.has(word)).length;
  return shared / (words.size + other.words.size - shared);
}

// Words that say by themselves what is offered.
function isWholeTitle({ reason }: TitlePart): boolean {
  return reason === "guests mention" || reason === "building";
}

// A thing is followed by the home that has it, and a home by what it has: two things in a row are an inventory.
function canFollow(opening: TitlePart, tail: TitlePart): boolean {
  if (tail.reason === "kind") return !saysHomeTwice(opening, tail);
  if (opening.reason === "kind") return !opening.text.includes(",");
  return isWholeTitle(opening) && tail.role !== "small";
}

// "Newly rehabbed 2BR" has said what the home is.
function saysHomeTwice(opening: TitlePart, tail: TitlePart): boolean {
  if (opening.reason !== "guests mention" || tail.reason !== "kind") return false;
  const isNamed = [...wordsOf(opening.text)].some((word) => HOME_NOUNS.has(word) || /^\d?br$|bedroom/.test(word));
  return isNamed && tail.role !== "place";
}

// A number counts what comes after it, unless it is the guests': "condo for 4".
function isDangling(words: string): boolean {
  const [before = "", last = ""] = words.toLowerCase().split(" ").slice(-2);
  const end = last === "" ? before : last;
  return DANGLING.has(end) || (/^\d+$/.test(end) && before !== "for");
}

// Phones show about thirty characters of a title: the whole words among them have to read as a phrase.
export function standsAlone(title: string): boolean {
  const head = visiblePart(title);
  if (head === title) return true;
  const rest = title.slice(head.length);
  const words = head.replace(/,$/, "");
  if (words.length < title.length / 4 || isDangling(words)) return false;
  const [next = ""] = rest.trimStart().split(" ");
  // "One-bedroom" is a home by itself.
  return words.endsWith("-bedroom") || head.endsWith(",") || rest.startsWith(",") || ADDS.has(next.toLowerCase());
}

// The whole words that fit.
export function visiblePart(title: string): string {
  if (title.length <= VISIBLE_CHARS) return title;
  const isWhole = /[ ,]/.test(title.charAt(VISIBLE_CHARS));
  const end = isWhole ? VISIBLE_CHARS : title.lastIndexOf(" ", VISIBLE_CHARS - 1);
  return title.slice(0, Math.max(end, 0)).trimEnd();
}
