import { ownValue } from "#shared/own-value.ts";

const ALIASES: Record<string, string> = {
  usa: "US",
  us: "US",
  "u.s.": "US",
  "u.s.a.": "US",
  "united states of america": "US",
  "estados unidos de america": "US",
  uk: "GB",
  "u.k.": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  "great britain": "GB",
  "republic of ireland": "IE",
  eire: "IE",
  nz: "NZ",
  aotearoa: "NZ",
  rsa: "ZA",
  uae: "AE",
  turkey: "TR",
  türkiye: "TR",
  "hong kong": "HK",
  "hong kong sar": "HK",
  macau: "MO",
  "the netherlands": "NL",
  holland: "NL",
  "czech republic": "CZ",
  méxico: "MX",
  viet: "VN",
  "viet nam": "VN",
  "south korea": "KR",
  korea: "KR",
  "the philippines": "PH",
  zanzibar: "TZ",
};

// Nations that say which part of the country it is.
const NATIONS = new Set(["england", "scotland", "wales", "northern ireland", "zanzibar"]);

// Addresses name their country in its own language, or in that of their author.
const LANGUAGES =
  "af ar ca cs da de el es et fi fr hr hu id is it ja ko lt lv ms mt nb nl pl pt ro sk sl sq sr sv th tr uk vi zh en".split(
    " ",
  );

let codesByName: Map<string, string> | null = null;

function countryCodes(): Map<string, string> {
  if (codesByName) return codesByName;
  codesByName = new Map();
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  // Without codes of the past, such as FX for France.
  const codes = pairs.filter((code) => new Intl.Locale(`und-${code}`).region === code);
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const code of codes) {
      const name = names.of(code);
      if (name) codesByName.set(name.toLowerCase(), code);
    }
  }
  // See takeCountry.
  codesByName.delete("georgia");
  return codesByName;
}

export type Country = { code: string; nation: string | null };

export function countryCalled(name: string): Country | null {
  const lower = name.toLowerCase().trim();
  const code = ownValue(ALIASES, lower) ?? countryCodes().get(lower);
  return code ? { code, nation: NATIONS.has(lower) ? name.trim() : null } : null;
}

let english: Intl.DisplayNames | null = null;

const SHORT_NAMES: Record<string, string> = { HK: "Hong Kong", MO: "Macao" };

export function countryName(code: string): string {
  english ??= new Intl.DisplayNames(["en"], { type: "region" });
  return ownValue(SHORT_NAMES, code) ?? english.of(code) ?? code;
}
