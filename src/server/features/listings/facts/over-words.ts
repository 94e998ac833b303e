import type { FactChanges, ListingFacts } from "#shared/contract/listing-facts.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import type { SeasonAdvice, TimedSentence } from "#writer/seasons/over-sentences.ts";

const DATES = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const MONTHS = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });
const written = (day: string) => DATES.format(new Date(day));

export function whyOver({ lapse: { kind, lastDay, words }, saidOn }: TimedSentence): string {
  if (kind === "until") return `It was true until ${written(lastDay)}.`;
  if (kind === "planned") return `It speaks of something still to come, and ${written(lastDay)} has passed.`;
  return `You said “${words}” on ${written(saidOn)}.`;
}

const AGAIN = { open: "is open again", heated: "is heated again", closed: "is open again" };

export function adviceOn({ window, from, isTitle }: SeasonAdvice): string {
  const { thing, state } = window;
  const again = thing.endsWith("s") ? AGAIN[state].replace("is ", "are ") : AGAIN[state];
  return `The ${thing} ${again} in ${MONTHS.format(new Date(from))}; your ${isTitle ? "title" : "opening"} leads with it.`;
}

const SENTENCE_ENDS = /(?<=[.!?])\s+|\n+/;
const NO_CHANGE: FactChanges = { counts: {}, added: [], removed: [], answers: {} };

type Told = Pick<ListingFacts["over"][number], "takeOut" | "answer">;

// Where the host's own details have the words: an answer loses the sentence with them, a list its line.
export function inDetails({ lapse: { words }, note }: TimedSentence, data: PropertyData): Told {
  const has = (text: string) => text.toLowerCase().includes(words.toLowerCase());
  const field = note?.field ?? "";
  const answer = data[field];
  if (typeof answer === "string" && has(answer)) {
    const kept = answer.split(SENTENCE_ENDS).filter((piece) => !has(piece));
    const left = kept.join(answer.includes("\n") ? "\n" : " ").trim();
    return {
      takeOut: { ...NO_CHANGE, answers: { [field]: left === "" ? null : left } },
      answer: { field, words: answer },
    };
  }
  const removed = [...linesIn(data["amenities"]), ...linesIn(data["features"])].filter(has);
  return { takeOut: removed.length > 0 ? { ...NO_CHANGE, removed } : null, answer: null };
}

function linesIn(list: unknown): string[] {
  const lines: unknown[] = Array.isArray(list) ? list : typeof list === "string" ? list.split(/[\n;]/) : [];
  return lines.filter((line) => typeof line === "string").map((line) => line.trim());
}
