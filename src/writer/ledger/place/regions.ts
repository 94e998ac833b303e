import { iso31662 } from "iso-3166";
import { ownValue } from "#shared/own-value.ts";
import { CITY_OR_PROVINCE, CITY_REGIONS, MORE_REGIONS } from "./region-names.ts";

type Regions = { official: Set<string>; names: Set<string>; codes: Set<string> };

let subdivisions: Map<string, Regions> | null = null;

// The regions of every country: those of ISO 3166-2, and what people call them besides.
function regionsOf(country: string): Regions | undefined {
  if (subdivisions) return subdivisions.get(country);
  const all = new Map<string, Regions>();
  const of = (code: string): Regions => {
    const known = all.get(code) ?? { official: new Set(), names: new Set(), codes: new Set() };
    all.set(code, known);
    return known;
  };
  for (const { code, name } of iso31662) {
    const [home = "", short = ""] = code.split("-");
    const regions = of(home);
    if (/^[A-Z]{2,3}$/.test(short)) regions.codes.add(short);
    for (const part of name.split(/[[\]/;]/)) if (part.trim() !== "") regions.official.add(plainRegion(part));
  }
  for (const { official, names } of all.values()) for (const name of official) names.add(name);
  for (const [code, names] of Object.entries(MORE_REGIONS)) {
    for (const name of names.split("|")) of(code).names.add(plainRegion(name));
  }
  subdivisions = all;
  return all.get(country);
}

const MARKED_BEFORE =
  /^(?:co|county|comt[eé]|prov|province|provincia|província|state|estado|region|regi[oó]n|regione|r[eé]gion|región|canton|kanton|cantone|department|d[eé]partement|departamento|governorate|land|kabupaten|kab|jude[tț]|powiat|isle|island|changwat)\b\.? (?:of |de |di |da |do |du |del |della |d'|d’|la )?(?=\p{L})/iu;
const MARKED_AFTER =
  /[ -](?:county|province|state|region|prefecture|governorate|voivodeship|regency|parish|oblast|canton|megye|[žz]upanija|kraj|l[äa]n|fylke|fylkeskommune|maakunta|ken|fu|to|il[iı]|regional unit|administration)$/iu;

// "Co. Kerry", "Province of Siena", "Split-Dalmatia County": says of itself that it is no town.
export function isMarkedRegion(name: string): boolean {
  const before = MARKED_BEFORE.exec(name)?.[0] ?? "";
  if (/^(?:isle|island|land|state|la)\b/i.test(before)) return false;
  return before !== "" || (MARKED_AFTER.test(name) && !/[ -](?:to|fu|state)$/i.test(name));
}

function plainRegion(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ıİ]/g, "i")
    .replace(/[øØ]/g, "o")
    .replace(/[łŁ]/g, "l")
    .replace(/[đĐ]/g, "d")
    .replace(/[æÆ]/g, "ae")
    .replace(/’/g, "'")
    .replace(/[*()]/g, "")
    .toLowerCase()
    .trim();
  return plain.replace(MARKED_BEFORE, "").replace(MARKED_AFTER, "").trim();
}

export function isRegionCode(words: string, country: string | null): boolean {
  if (!/^[A-Z]{2,3}$/.test(words)) return false;
  if (country === null) return true;
  const known = regionsOf(country);
  return (
    known === undefined || known.codes.size === 0 || known.codes.has(words) || known.names.has(words.toLowerCase())
  );
}

// Countries whose states are no part of any city.
const WITH_STATES = ["US", "CA", "AU"];

export function isState(words: string): boolean {
  return WITH_STATES.some((country) => regionsOf(country)?.official.has(plainRegion(words)));
}

export function isRegion(words: string, country: string): boolean {
  return regionsOf(country)?.names.has(plainRegion(words)) ?? false;
}

const inList = (lists: Record<string, string>, words: string, country: string | null): boolean =>
  country !== null && (ownValue(lists, country)?.split("|").includes(plainRegion(words)) ?? false);

export const isCityRegion = (words: string, country: string | null): boolean => inList(CITY_REGIONS, words, country);
export const isCityOrProvince = (words: string, country: string | null): boolean =>
  inList(CITY_OR_PROVINCE, words, country);

// An address without a country is of the first that knows its region.
const MOST_LIKELY = "US CA AU GB IE NZ ES IT FR PT DE AT CH GR HR TR MX BR ZA MA TH ID JP".split(" ");

export function countryOfRegion(words: string): string | null {
  return MOST_LIKELY.find((country) => isRegion(words, country)) ?? null;
}
