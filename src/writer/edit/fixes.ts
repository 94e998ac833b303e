import type { Platform } from "#writer/description.ts";
import type { Finding } from "#writer/rules/finding.ts";
import { fieldsOf } from "#writer/rules/platform-fields.ts";
import type { EditedSentence } from "./align-sentences.ts";

// Words that take the place of others in what was typed.
export type Fix = { label: string; start: number; end: number; text: string };

type Place = {
  typed: string;
  heading: string;
  platform: Platform;
  placed: { sentence: EditedSentence; start: number; end: number }[];
  // Of the finding, in what was typed.
  start: number;
  end: number;
  around: EditedSentence | null;
  isClaim: boolean;
};

const REPLACED = /^(?:style\.|limit\.|proof\.(?:shared|paid|seasonal))/;

// What one press can do about a finding.
export function fixesFor({ rule, suggestion }: Finding, place: Place): Fix[] {
  const { typed, start, end, around, isClaim } = place;
  if (isTooLong(rule, place)) return [shortened(place)];
  if (end <= start) return [];
  const fixes: Fix[] = [];
  if (REPLACED.test(rule) && suggestion !== undefined && suggestion !== "" && suggestion !== typed.slice(start, end))
    fixes.push({ label: `Write “${shown(suggestion)}”`, start, end, text: suggestion });
  if (suggestion === "") fixes.push({ label: "Take it out", ...removal(typed, start, end) });
  else if (rule.startsWith("policy.") && around)
    fixes.push({ label: "Take the sentence out", ...withoutSentence(typed, around) });
  if (isClaim && around) fixes.push(takenBack(typed, around));
  return fixes;
}

const LONGEST_SHOWN = 40;

function shown(words: string): string {
  return words.length > LONGEST_SHOWN ? `${words.slice(0, LONGEST_SHOWN)}…` : words;
}

// The words go back to what was there, or the sentence goes.
function takenBack(typed: string, { was, start, sentence }: EditedSentence): Fix {
  const label = "Take it back";
  const end = start + sentence.text.length;
  return was ? { label, start, end, text: was.text } : { label, ...removal(typed, start, end) };
}

function withoutSentence(typed: string, { start, sentence }: EditedSentence) {
  return removal(typed, start, start + sentence.text.length);
}

// With the space that would be left over.
function removal(typed: string, from: number, to: number): Omit<Fix, "label"> {
  let [start, end] = [from, to];
  if (typed.charAt(end) === " ") end += 1;
  else if (typed.charAt(start - 1) === " ") start -= 1;
  return { start, end, text: "" };
}

function isTooLong(rule: string, { heading, typed, platform }: Place): boolean {
  const most = limitOf(platform, heading);
  return rule === `limit.${heading.toLowerCase().replaceAll(" ", "-")}` && typed.trim().length > most;
}

function limitOf(platform: Platform, heading: string): number {
  return fieldsOf(platform).find((field) => field.heading === heading)?.maxChars ?? Infinity;
}

// After the last sentence that fits, or the last word.
function shortened({ typed, heading, platform, placed }: Place): Fix {
  const most = limitOf(platform, heading);
  const fitting = placed.findLast(({ end }) => end <= most);
  const last = fitting ? fitting.sentence.start + fitting.sentence.sentence.text.length : lastWord(typed, most);
  return {
    label: fitting ? "Cut after the last sentence that fits" : "Cut after the last word that fits",
    start: last,
    end: typed.length,
    text: "",
  };
}

function lastWord(typed: string, most: number): number {
  const start = typed.length - typed.trimStart().length;
  const cut = typed.slice(0, start + most + 1);
  const space = cut.lastIndexOf(" ");
  if (space <= start) return start + most;
  let kept = typed.slice(0, space).trimEnd();
  while (DANGLING.test(kept)) kept = kept.replace(DANGLING, "").trimEnd();
  return kept.length > start ? kept.length : start + most;
}

// "A kayak and", "a fireplace,": what leads on to a word that is gone.
const DANGLING = /(?:[,;:]| (?:and|or|with|a|an|the|of|in|by|for|to))$/i;
