import { memoizeReadings } from "#writer/text/memoize-readings.ts";
import {
  countryOfPostcode,
  isBox,
  isDistrict,
  isHouse,
  isLatin,
  isStreet,
  townAfterCode,
  townAfterStreet,
  withoutPostcode,
} from "./address-parts.ts";
import { type Country, countryCalled, countryName } from "./countries.ts";
import { countryOfRegion, isCityOrProvince, isCityRegion, isMarkedRegion, isRegion, isRegionCode } from "./regions.ts";
import { goesOn, isUnfinished } from "./unfinished-name.ts";

export type Place = {
  city: string | null;
  // The widest first.
  regions: readonly string[];
  country: string | null;
  street: readonly string[];
  // Another part that may be the town: the host is asked.
  otherCity: string | null;
};

const LONGEST_ADDRESS = 1000;
const CITY_STATES = new Set(["SG", "HK", "MC", "MO", "VA", "GI"]);

// The place that a text may name: town, regions, country. Everything narrower is the street's, and never written.
export const readPlace = memoizeReadings(readAddress, { most: 1000 });

function readAddress(given: string): Place {
  const parts = partsOf(given.slice(0, LONGEST_ADDRESS));
  const country = takeCountry(parts);
  const code = country?.code ?? inferredCountry(parts);
  const said = {
    regions: country?.nation ? [country.nation] : [],
    country: country ? countryName(country.code) : null,
  };
  const coded = takeCodedTown(parts, code);
  if (coded) return { ...said, ...coded, regions: [...said.regions, ...coded.regions], otherCity: null };
  const named = parts
    .filter((part) => !isBox(part))
    .flatMap((part) => withoutPostcode(part))
    .flatMap((part) => (parts.length === 1 || code === "AU" ? withRegionApart(part, code) : withCodeApart(part, code)))
    .flatMap((part) => (parts.length === 1 ? (townAfterStreet(part) ?? [part]) : [part]));
  const found = lastTown(named, code);
  const city = code !== null && CITY_STATES.has(code) ? countryName(code) : found.city;
  const { street, otherCity } = found;
  return { ...said, city, regions: [...said.regions, ...found.regions], street, otherCity };
}

// Every part of an address that a text could name as the town, the one that is read first.
export function townsIn(address: string): string[] {
  const { city, otherCity, regions, street } = readPlace(address);
  const named = street.filter((part) => isLatin(part) && !isStreet(part) && !isHouse(part, null) && !isDistrict(part));
  const all = [city, otherCity, ...named.toReversed(), ...regions.filter((region) => region.length > 3)];
  return [...new Set(all.filter((name) => name !== null).map(spokenName))];
}

// An aside in brackets is a region or nothing: "Estepona (Málaga)".
function partsOf(address: string): string[] {
  return address
    .replace(/\s+/g, " ")
    .replace(/[〒]/g, "")
    .replace(/[([]([^()[\]]{0,60})[)\]]/g, (_, aside: string) => (isAnyRegion(aside) ? `, ${aside},` : ""))
    .replace(/[()[\]]/g, "")
    .split(/,|\n|;| [|•·] | [-–—] (?=[A-Z]{2}(?![\p{L}])|\d)|(?<=\p{L}{3})\/(?=\p{L}{3})/u)
    .map((part) =>
      part
        .trim()
        .replace(/^[-–]|[-–]$/g, "")
        .trim(),
    )
    .filter((part) => part !== "");
}

function isAnyRegion(words: string): boolean {
  return /^[A-Z]{2}$/.test(words) || countryOfRegion(words) !== null;
}

function countryIn(words = ""): Country | null {
  return countryCalled(words.replace(/^\d{4,7} | \d{4,7}$/g, ""));
}

function takeCountry(parts: string[]): Country | null {
  const last = countryIn(parts.at(-1));
  // An address of a single word is the city of that name as well.
  if (last) {
    if (parts.length > 1) {
      const [gone = ""] = parts.splice(-1);
      if (/\d/.test(gone) && CITY_STATES.has(last.code)) parts.push(countryName(last.code));
    }
    return last;
  }
  // Georgia is far more often the state of that name.
  if (/^georgia$/i.test(parts.at(-1) ?? "") && isRegion(parts.at(-2) ?? "", "GE")) {
    parts.pop();
    return { code: "GE", nation: null };
  }
  const first = parts.length > 2 ? countryIn(parts[0]) : null;
  // In Japan the widest comes first.
  if (first) {
    parts.shift();
    parts.reverse();
    return first;
  }
  return takeTrailingCountry(parts);
}

const NO_TRAILING = /\b(?:new|northern|western|north|south|papua|rue|via|calle|lake|little) (?:\S+)$/i;

function takeTrailingCountry(parts: string[]): Country | null {
  const words = (parts.at(-1) ?? "").split(" ");
  for (const count of [3, 2, 1]) {
    const tail = words.slice(-count).join(" ");
    if (
      words.length <= count ||
      /^.{1,3}$/.test(tail) !== /^(?:UK|USA|UAE|NZ|RSA)$/.test(tail) ||
      NO_TRAILING.test(words.slice(-count - 1).join(" ")) ||
      goesOn(words.slice(0, -count).join(" "))
    )
      continue;
    const country = /^(?:jersey|jordan|chad)$/i.test(tail) ? null : countryCalled(tail);
    if (!country) continue;
    parts[parts.length - 1] = words.slice(0, -count).join(" ");
    return country;
  }
  return null;
}

function inferredCountry(parts: string[]): string | null {
  const byCode = countryOfPostcode(parts.join(", "));
  if (byCode) return byCode;
  const last = parts.at(-1)?.replace(/ ?\d{4,6}$/, "") ?? "";
  if (/^co\.? /i.test(last)) return isRegion(last, "IE") ? "IE" : "GB";
  if (/^(?:[A-Z]{2})$/.test(last) && isRegionCode(last, "US")) return "US";
  const words = last.split(" ");
  const tails = [0, 1, 2].map((count) => (count === 0 ? last : words.slice(-count).join(" ")));
  return tails.map(countryOfRegion).find((code) => code !== null) ?? null;
}

// "53045 Montepulciano, Siena": the post's code stands before the town, and what follows is wider.
function takeCodedTown(parts: string[], country: string | null): Pick<Place, "city" | "regions" | "street"> | null {
  for (let at = parts.length - 1; at >= 0; at--) {
    const split = townAfterCode(parts[at] ?? "", country);
    if (!split || isStreet(withoutCode(split.after, country).town) || !isLatin(split.after)) continue;
    const { town, region } = withoutCode(split.after, country);
    const after = parts.slice(at + 1).filter((part) => isLatin(part) && !/\d/.test(part));
    const street = [...parts.slice(0, at), split.before].filter((part) => part !== "" && part !== town);
    return { city: townName(town, country), regions: [...after.toReversed(), ...(region ? [region] : [])], street };
  }
  return null;
}

// "Positano SA", "Ascona TI".
function withoutCode(words: string, country: string | null): { town: string; region: string | null } {
  const found = / ([A-Z]{2,3})$/.exec(words);
  const before = words.slice(0, found?.index);
  const isCode =
    found?.[1] && !goesOn(before) && (/\p{Ll}/u.test(before) || country === "AU") && isRegionCode(found[1], country);
  return isCode ? { town: before, region: found[1] ?? null } : { town: words, region: null };
}

function withCodeApart(part: string, country: string | null): string[] {
  const { town, region } = withoutCode(part, country);
  return region ? [town, region] : [part];
}

// "Margaret River Western Australia": without a comma the region stands last.
function withRegionApart(part: string, country: string | null): string[] {
  const words = part.split(" ");
  for (const count of [3, 2, 1]) {
    const head = words.slice(0, -count).join(" ");
    const tail = words.slice(-count).join(" ");
    if (head === "" || country === null || goesOn(head)) continue;
    if (isRegion(tail, country) && !isCityRegion(tail, country)) return [head, tail];
  }
  return withCodeApart(part, country);
}

// Where the state stands, and nothing wider, after the city.
const ONE_LEVEL = new Set(["BR", "US", "CA", "AU", "MX"]);

type Found = Pick<Place, "city" | "regions" | "street" | "otherCity">;

// From the end: regions are passed while a town stands before them.
function lastTown(named: string[], country: string | null): Found {
  const parts = [...named];
  const regions: string[] = [];
  const found = (city: string | null, otherCity: string | null = null): Found => {
    const street = parts.filter((part) => part !== city && part !== otherCity);
    return {
      city: city && townName(city, country),
      regions,
      street,
      otherCity: otherCity && townName(otherCity, country),
    };
  };
  const isTown = (part: string | undefined) =>
    part !== undefined && isLatin(part) && !isStreet(part) && !isHouse(part, country) && !isDistrict(part);
  while (parts.length > 1) {
    const last = parts.at(-1) ?? "";
    const before = parts.slice(0, -1);
    const nearest = before.findLast((part) => !isDistrict(part));
    if (isDistrict(last) && isTown(nearest)) {
      parts.pop();
      continue;
    }
    const isMarked = isRegionCode(last, country) || isMarkedRegion(last);
    if (!isMarked && !(country !== null && isRegion(last, country))) break;
    if (!isMarked && isCityRegion(last, country)) break;
    if (!isMarked && isCityOrProvince(last, country)) {
      const isCity = isDistrict(before.at(-1) ?? "") || (regions.length > 0 && ONE_LEVEL.has(country ?? ""));
      return !isCity && isTown(nearest) ? found(last, nearest) : found(last);
    }
    const isOnlyDistrict = isMarkedRegion(last) && isDistrict(before.at(-1) ?? "");
    if (!isTown(nearest) && !isRegionCode(last, country) && !isOnlyDistrict) break;
    regions.push(last);
    parts.pop();
  }
  const last = parts.at(-1) ?? "";
  const isPlace = isLatin(last) && !/\d/.test(last) && !(parts.length === 1 && isStreet(last));
  return found(isPlace ? last : null);
}

const OFFICIAL =
  /^(?:(?:municipality|city|town|comune|municipio|ayuntamiento|commune|gemeinde) (?:of|di|de|do)|kota|mueang) |(?:-shi| ED| Municipality| Special Capital Region| kommune?)$/giu;
const JAPANESE_CITY = / City$/;

function townName(part: string, country: string | null): string | null {
  const kept = part.replace(OFFICIAL, "");
  const name = spokenName((country === "JP" ? kept.replace(JAPANESE_CITY, "") : kept).trim());
  return isUnfinished(name) ? null : name;
}

// Registers shout: "SECOND WARD" is the Second Ward.
export function spokenName(name: string): string {
  const isShouted = name === name.toUpperCase() && /\p{Lu}{4}/u.test(name);
  if (/^\p{Ll}/u.test(name)) return name.replace(/(^|[ -])\p{L}/gu, (letter) => letter.toUpperCase());
  return isShouted ? name.toLowerCase().replace(/(^|[ -])\p{L}/gu, (letter) => letter.toUpperCase()) : name;
}
