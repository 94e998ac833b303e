import type { NewFact } from "./ledger-builder.ts";

type Reading = (value: unknown) => Pick<NewFact, "key" | "value">[];

// What a host writes in a box of free text, one fact a sentence, kept in the host's own words.
const sentencesAs =
  (key: string): Reading =>
  (value) =>
    sentencesOf(value).map((sentence) => ({ key, value: sentence }));

const clockAs =
  (key: string): Reading =>
  (value) => {
    const time = /^(2[0-3]|[01]?\d)[:.]?([0-5]\d)?/.exec(String(value));
    return time ? [{ key, value: `${time[1]?.padStart(2, "0")}:${time[2] ?? "00"}` }] : [];
  };

// "Not allowed", "No", false: a rule that the text may state. Anything else says nothing.
const refusalAs =
  (key: string): Reading =>
  (value) =>
    value === false || /^(no\b|not allowed|never)/i.test(String(value)) ? [{ key, value: true }] : [];

const numberAs =
  (key: string): Reading =>
  (value) => {
    const number = typeof value === "number" ? value : Number.parseFloat(String(value));
    return Number.isFinite(number) ? [{ key, value: number }] : [];
  };

const READINGS: Record<string, Reading> = {
  check_in_time: clockAs("rule.check-in"),
  check_out_time: clockAs("rule.check-out"),
  quiet_hours: clockAs("rule.quiet-hours"),
  quiet_hours_start: clockAs("rule.quiet-hours"),
  smoking: refusalAs("rule.no-smoking"),
  smoking_policy: refusalAs("rule.no-smoking"),
  parties: refusalAs("rule.no-parties"),
  events_policy: refusalAs("rule.no-parties"),
  pets_policy: refusalAs("rule.no-pets"),
  minimum_age: numberAs("rule.minimum-age"),
  floor: numberAs("floor"),
  guest_access: sentencesAs("access"),
  host_interaction: sentencesAs("host"),
  neighborhood_description: sentencesAs("nearby"),
  nearby_places: sentencesAs("nearby"),
  getting_around: sentencesAs("transport"),
  public_transport: sentencesAs("transport"),
  things_to_note: sentencesAs("note"),
  house_rules: sentencesAs("note"),
  notes: sentencesAs("note"),
  description: sentencesAs("note"),
  stairs: sentencesAs("note"),
  story: sentencesAs("note"),
};

export function intakeFacts(form: Record<string, unknown>): Pick<NewFact, "key" | "value">[] {
  return Object.entries(form).flatMap(([field, value]) => {
    const isAnswered = value !== null && value !== undefined && value !== "";
    return isAnswered ? (READINGS[field]?.(value) ?? []) : [];
  });
}

function sentencesOf(value: unknown): string[] {
  const lines = Array.isArray(value) ? value.map(String) : [String(value)];
  return lines
    .flatMap((line) => line.split(/(?<=[.!?])\s+|\n+|^\s*[-•]\s*/m))
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}
