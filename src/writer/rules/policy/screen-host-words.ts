import { hasLink } from "#shared/host-words/find-links.ts";
import { type HostRule, judgeWords } from "#shared/host-words/judge-words.ts";
import { stripMarkup } from "#shared/host-words/strip-markup.ts";
import type { Platform } from "#writer/description.ts";
import { memoizeReadings } from "#writer/text/memoize-readings.ts";
import { readText, splitSentences } from "#writer/text/read-text.ts";
import type { LeftOut, Reason } from "../finding.ts";
import { quotedSpans } from "../proof/quoted-spans.ts";
import type { SectionReading } from "../proof/section-reading.ts";
import { OUR_PLAIN_TEXT } from "../rule-sources.ts";
import { checkPolicy, type KnownStreets } from "./check-policy.ts";
import { reasonFor, reasonForFinding } from "./policy-reasons.ts";

const BOOKED_ELSEWHERE: ReadonlySet<Platform> = new Set(["airbnb", "vrbo", "mls", "booking"]);

// Vrbo has a house rule for it and a host's own page is the host's; homes for sale or long let are for families too, and
// no page that could be read says that Booking.com takes it in a text.
const FOR_FAMILIES: ReadonlySet<Platform> = new Set(["airbnb", "mls", "social", "marketing", "booking"]);

const ruleFor = memoizeReadings(judgeWords, { most: 2000 });

const LONGEST_TOLD = 300;
const FEW_WORDS = 3;
const MARKUP: Reason = {
  rule: "policy.markup",
  why: "Platforms show text, not code: tags would be printed as they stand, or refused.",
  advice: "Write plain words.",
  source: OUR_PLAIN_TEXT,
};

// Judges a home's words one sentence at a time, and keeps what was left out. The same sentence is kept once, wherever
// it was typed again.
export class HostWordsScreen {
  readonly leftOut: LeftOut[] = [];
  readonly #place: Place;
  readonly #kept = new Set<string>();

  constructor(place: Place) {
    this.#place = place;
  }

  // A line that is used as a whole: a name, an amenity.
  line(field: string, line: string, use: Use = "words"): string | null {
    const text = this.#withoutMarkup(field, line);
    const reason = judgeHostWords(text, this.#place, use);
    if (!reason) return text;
    this.#leaveOut(field, text, reason);
    return null;
  }

  // Free text, sentence by sentence. What is kept of a line stays on it.
  text(field: string, words: string): string {
    const lines = linesIn(this.#withoutMarkup(field, words));
    const lineOf = lines.flatMap((line, at) => line.map(() => at));
    const sentences = lines.flat();
    const reasons = sentences.map((sentence) => judgeHostWords(sentence, this.#place));
    for (const [at, sentence] of sentences.entries()) {
      const next = sentences[at + 1];
      // A rule broken over two lines is broken by both.
      if (next === undefined || reasons[at] || reasons[at + 1] || !(isFragment(sentence) || isFragment(next))) continue;
      const together = judgeHostWords(`${sentence.replace(/[.!?]$/, "")} ${next}`, this.#place);
      reasons[at] = together;
      reasons[at + 1] = together;
    }
    const kept = lines.map((): string[] => []);
    for (const [at, sentence] of sentences.entries())
      if (this.#isKept(field, sentence, reasons[at] ?? null)) kept[lineOf[at] ?? 0]?.push(sentence);
    return kept
      .filter(({ length }) => length > 0)
      .map((line) => line.join(" "))
      .join("\n");
  }

  #isKept(field: string, sentence: string, reason: Reason | null): boolean {
    if (reason) {
      this.#leaveOut(field, sentence, reason);
      return false;
    }
    const known = sentence
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    if (this.#kept.has(known)) return false;
    this.#kept.add(known);
    return true;
  }

  #withoutMarkup(field: string, words: string): string {
    const { text, markup } = stripMarkup(words);
    const [first] = markup;
    if (first !== undefined) this.#leaveOut(field, markup.join(" "), MARKUP);
    return text;
  }

  #leaveOut(field: string, words: string, reason: Reason): void {
    const told = words.length > LONGEST_TOLD ? `${words.slice(0, LONGEST_TOLD)}…` : words;
    this.leftOut.push({ field, words: told, ...reason });
  }
}

function linesIn(text: string): string[][] {
  return text.split(/[\n\r\u2028\u2029\u0085\v\f]/).map((line) =>
    splitSentences(line)
      .map((sentence) => sentence.trim())
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)),
  );
}

function isFragment(sentence: string): boolean {
  return sentence.split(" ", FEW_WORDS + 1).length <= FEW_WORDS;
}

type Place = {
  platform: Platform;
  streets: KnownStreets;
  // The names of places, which may be those of a street or a site as well.
  names: string[];
  // Whether guests share rooms with the host.
  isShared: boolean;
};

// A street belongs to an address, and how to reach the host to a signature.
type Use = "words" | "address" | "signature";

// Why a platform, or the law, keeps a host's words out; null when nothing does.
export function judgeHostWords(text: string, place: Place, use: Use = "words"): Reason | null {
  const rule = ruleFor(text);
  if (use === "address") return judgeAddress(text, rule, place.platform);
  if (use === "signature" && (rule === "contact" || rule === "direct-booking")) return null;
  if (rule && isRefusedOn(rule, place)) return reasonFor(rule, place.platform);
  const finding = checkPolicy(readingOf(text, place.names), place.platform, place.streets).find(
    ({ severity }) => severity === "block",
  );
  return finding ? reasonForFinding(finding) : null;
}

function judgeAddress(text: string, rule: HostRule | null, platform: Platform): Reason | null {
  if (hasLink(text)) return reasonFor("contact", platform);
  return rule === "fair-housing" || rule === "off-platform" ? reasonFor(rule, platform) : null;
}

function isRefusedOn(rule: HostRule, { platform, isShared }: Place): boolean {
  if (rule === "families") return FOR_FAMILIES.has(platform);
  if (rule === "direct-booking") return BOOKED_ELSEWHERE.has(platform);
  // Airbnb and US law let a host who shares rooms choose guests of one sex.
  if (rule === "one-sex") return !isShared;
  return true;
}

function readingOf(text: string, names: string[]): SectionReading {
  const spans = quotedSpans(text, { names, namesInNotes: [], quotes: [] });
  const nothing = { mentions: [], mentionAt: [], bySentence: [], neutralAt: [], isModels: false };
  return { heading: "", read: readText(text), ...nothing, ...spans };
}
