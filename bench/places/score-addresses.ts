import { readFileSync } from "node:fs";
import { z } from "zod";
import { readPlace } from "#writer/ledger/place/read-place.ts";

const Line = z.object({
  formatted: z.string(),
  // The names that are right, of our own addresses.
  towns: z.array(z.string()).optional(),
  // The parts as a map knows them.
  components: z.record(z.string(), z.string()).optional(),
});

type Scored = {
  address: string;
  read: string | null;
  towns: string[];
  verdict: "right" | "asked" | "wrong" | "unknown";
};

// Whether the town of each address is read right, or asked about where two parts may be it.
export function scoreAddresses(path: string): Scored[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const { formatted, towns, components } = Line.parse(JSON.parse(line));
      const { city, otherCity } = readPlace(formatted);
      const known = towns ?? townsIn(components ?? {}, formatted);
      const isRight = city !== null && known.some((name) => plain(name) === plain(city));
      const isAsked = otherCity !== null || city === null;
      const verdict = known.length === 0 ? "unknown" : isAsked ? "asked" : isRight ? "right" : "wrong";
      return { address: formatted, read: city, towns: known, verdict };
    });
}

const TOWNS = ["city", "town", "village", "hamlet", "municipality", "locality"];
const WIDER = ["city_district", "suburb", "state_district", "county", "state", "country"];

// A map's own town where a part of the address is it, and otherwise the narrowest of its parts that is. None is known
// where the map's names stand nowhere in the address.
function townsIn(components: Record<string, string>, address: string): string[] {
  const parts = address.split(/,| - /).map(plain);
  const isNamed = (name: string) =>
    !/\d| (?:District|Ward)$/.test(name) && parts.some((part) => isPart(part, plain(name)));
  const named = (keys: string[]) => keys.flatMap((key) => components[key] ?? []).filter(isNamed);
  const towns = named(TOWNS);
  const { country } = components;
  const wider = named(WIDER).filter((name) => name !== country || name === "Singapore");
  return towns.length > 0 ? towns : wider.slice(0, 1);
}

// A part counts as the name when only codes stand beside it.
function isPart(part: string, name: string): boolean {
  return ` ${part} `.includes(` ${name} `) && !/\p{L}{4}/u.test(part.replace(name, ""));
}

function plain(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .trim()
    .replace(/^(?:municipality|city|town|county|autonomous city) of /, "")
    .replace(/ (?:city|ed|special capital region)$/, "");
}
