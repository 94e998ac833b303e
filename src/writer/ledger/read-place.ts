import { ownValue } from "#shared/own-value.ts";
export type Place = { city: string | null; region: string | null; country: string | null; street: string[] };

const COUNTRY_ALIASES: Record<string, string> = {
  usa: "United States",
  us: "United States",
  "u.s.a.": "United States",
  "united states of america": "United States",
  uk: "United Kingdom",
  england: "United Kingdom",
  scotland: "United Kingdom",
  wales: "United Kingdom",
  "great britain": "United Kingdom",
  rsa: "South Africa",
  uae: "United Arab Emirates",
  turkey: "Turkey",
  "hong kong": "Hong Kong",
  "the netherlands": "Netherlands",
  "czech republic": "Czechia",
};

const POSTCODES = [
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/,
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/,
  /\b[A-Z]\d\d ?[A-Z\d]{4}\b/,
  /\b[A-Z]\d{4} ?[A-Z]{3}\b/,
  /\b\d{4} ?[A-Z]{2}\b/,
  /\b\d{5}-\d{3,4}\b/,
  /\b\d{4}-\d{3}\b/,
  /\b\d{2}-\d{3}\b/,
  /\b\d{3}-\d{4}\b/,
  /\b\d{3} \d{2}\b/,
  /\b\d{4,7}\b/,
  /\b[A-Z]{1,2}\d{1,2}\b$/,
];

const AUSTRALIAN_STATES = new Set(["NSW", "VIC", "QLD", "TAS", "ACT"]);

const STREET_WORD =
  /\b(street|st|road|rd|avenue|ave|av|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl|terrace|crescent|square|highway|hwy|alley|quay|row|close|rue|calle|carrer|via|rua|avenida|jalan|thanon|gade|weg|platz|laan|straat|stra(ß|ss)e)\b|(?<=\p{L})(stra(ß|ss)e|gasse|straat|gatan|vej|veien|gata)\b/iu;

// The place that a text may name: city, region, country. Everything narrower is the street's, and never written.
export function readPlace(address: string): Place {
  const parts = address
    .replace(/\s+/g, " ")
    .split(/,|\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const country = takeCountry(parts);
  const named = parts.flatMap(withoutPostcode).filter((part) => !/\bzip\b/i.test(part));
  const region = takeRegion(named);
  const last = named.at(-1);
  const isCity = last !== undefined && /\p{L}{2}/u.test(last) && !isStreet(last, named.length);
  const city = isCity ? cityOf(last) : cityState(country);
  const street = (isCity ? named.slice(0, -1) : named).filter((part) => part !== city);
  return { city, region, country, street };
}

function cityState(country: string | null): string | null {
  return country && ["Singapore", "Hong Kong", "Monaco", "Macao SAR China"].includes(country) ? country : null;
}

function takeCountry(parts: string[]): string | null {
  const last = parts.at(-1)?.replace(/^\d{4,6} | \d{4,6}$/g, "");
  if (!last) return null;
  const country = ownValue(COUNTRY_ALIASES, last.toLowerCase()) ?? countryNames().get(last.toLowerCase());
  if (!country) return null;
  // An address of a single word is the city of that name as well.
  if (parts.length > 1) parts.pop();
  return country;
}

// Addresses name their country in its own language as often as in English.
const LANGUAGES = ["ar", "da", "de", "el", "es", "fi", "fr", "it", "ja", "nb", "nl", "pl", "pt", "sv", "tr", "en"];

let namesOfCountries: Map<string, string> | null = null;

function countryNames(): Map<string, string> {
  if (namesOfCountries) return namesOfCountries;
  namesOfCountries = new Map();
  const english = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const code of countryCodes()) {
      const name = names.of(code);
      if (name) namesOfCountries.set(name.toLowerCase(), english.of(code) ?? name);
    }
  }
  // Georgia is far more often the state of that name.
  namesOfCountries.delete("georgia");
  return namesOfCountries;
}

function countryCodes(): string[] {
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  return letters.flatMap((first) => letters.map((second) => first + second));
}

function withoutPostcode(part: string): string[] {
  for (const pattern of POSTCODES) {
    const found = pattern.exec(part);
    if (!found || isHouseNumber(part, found)) continue;
    const before = part.slice(0, found.index).replace(/(?<![-\s])[-\s]+$/, "");
    const after = part.slice(found.index + found[0].length).trim();
    return [before, after].filter((words) => words !== "");
  }
  return [part];
}

function isHouseNumber(part: string, found: RegExpExecArray): boolean {
  return (
    STREET_WORD.test(part.slice(found.index)) ||
    (found.index > 0 && STREET_WORD.test(part.slice(0, found.index)) && found.index + found[0].length === part.length)
  );
}

function takeRegion(named: string[]): string | null {
  const last = named.at(-1);
  if (!last) return null;
  if (/^[A-Z]{2,3}$/.test(last) && named.length > 1) return named.pop() ?? null;
  const joined = /(?: -)? ([A-Z]{2,3})$/.exec(last);
  const before = last.slice(0, joined?.index);
  if (joined?.[1] && before !== "" && (/\p{Ll}/u.test(before) || AUSTRALIAN_STATES.has(joined[1]))) {
    named[named.length - 1] = before;
    return joined[1];
  }
  const isNamedRegion = named.length > 1 && REGIONS.has(last.toLowerCase());
  return isNamedRegion ? (named.pop() ?? null) : null;
}

function isStreet(part: string, partCount: number): boolean {
  if (/\d/.test(part)) return true;
  return partCount === 1 ? STREET_WORD.test(part) && !/^(st|saint)\b/i.test(part) : false;
}

function cityOf(part: string): string {
  const open = part.indexOf("(");
  const close = part.lastIndexOf(")");
  const bare = open >= 0 && close > open ? part.slice(0, open) + part.slice(close + 1) : part;
  return spokenName(bare.trim());
}

// Registers shout: "SECOND WARD" is the Second Ward.
export function spokenName(name: string): string {
  const isShouted = name === name.toUpperCase() && /\p{Lu}{4}/u.test(name);
  if (/^\p{Ll}/u.test(name)) return name.replace(/(^|[ -])\p{L}/gu, (letter) => letter.toUpperCase());
  return isShouted ? name.toLowerCase().replace(/(^|[ -])\p{L}/gu, (letter) => letter.toUpperCase()) : name;
}

const REGIONS = new Set(
  `alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana
  iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska
  nevada new-hampshire new-jersey new-mexico north-carolina north-dakota ohio oklahoma oregon pennsylvania rhode-island
  south-carolina south-dakota tennessee texas utah vermont virginia west-virginia wisconsin wyoming district-of-columbia
  alberta british-columbia manitoba new-brunswick newfoundland-and-labrador nova-scotia ontario prince-edward-island
  quebec québec saskatchewan yukon queensland victoria new-south-wales tasmania south-australia western-australia
  northern-territory england scotland wales northern-ireland bavaria tuscany andalusia catalonia telangana maharashtra
  kerala goa federal-district`
    .split(/\s+/)
    .map((name) => name.replaceAll("-", " ")),
);
