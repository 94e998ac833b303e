import type { Answers } from "#shared/intake/intake-field.ts";
import type { SaidFact } from "./amenity-facts.ts";
import type { Reading } from "./kinds-of-reading.ts";
import { plainText, textIn } from "./read-answers.ts";

const MONTHS = "January February March April May June July August September October November December".split(" ");
const DEPTH = /^\d+(\.\d+)?( ?(to|-|–) ?\d+(\.\d+)?)? ?(ft|feet|m|meters|metres|cm)$/i;

// Whatever is said about the pool shares its reservations: who uses it and when.
function poolFact(value: string, form: Answers): SaidFact {
  const isShared = textIn(form, "pool_access") === "Shared";
  const isSeasonal = textIn(form, "pool_season") === "Seasonal";
  const qualifiers = { ...(isShared && { access: "shared" as const }), ...(isSeasonal && { isSeasonal }) };
  return { key: "pool-detail", value, qualifiers };
}

export const poolFence: Reading = (value, form) =>
  value === "Fenced" || value === "Not fenced" ? [poolFact(`pool ${value.toLowerCase()}`, form)] : [];

export const poolHeating: Reading = (value, form) =>
  value === "Not heated" ? [poolFact("pool not heated", form)] : [];

export const poolDepth: Reading = (value, form) => {
  const depth = plainText(value).trim();
  return DEPTH.test(depth) ? [poolFact(`pool ${depth} deep`, form)] : [{ key: "note", value: `Pool depth: ${depth}` }];
};

// Read with the day it closes, when that is known.
export const poolOpening: Reading = (value, form) => {
  const from = monthOf(value);
  const until = monthOf(form["pool_closes"]);
  if (!from) return [];
  return [poolFact(until ? `pool open from ${from} to ${until}` : `pool opens in ${from}`, form)];
};

function monthOf(date: unknown): string | null {
  const month = /^\d{4}-(\d{2})-\d{2}$/.exec(plainText(date))?.[1];
  return month ? (MONTHS[Number(month) - 1] ?? null) : null;
}
