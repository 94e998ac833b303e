import { countryCalled } from "./countries.ts";
import { type Place, spokenName } from "./read-place.ts";
import { countryOfRegion, isRegionCode, isState } from "./regions.ts";
import { isUnfinished } from "./unfinished-name.ts";

// Names of parts of a city that only official registers use: "Ward D", "SECOND WARD", "Bury District", "Zone 4".
const ADMINISTRATIVE =
  /\b(?:ward|precinct|zone|sector|census|subdistrict|arrondissement|municipality|borough council|unincorporated|electorate|constituency|lga|shire|district)\b/i;
const NAMED_DISTRICTS =
  /^(?:the )?(?:mission|garden|arts|theat(?:er|re)|french|fashion|financial|design|warehouse|historic|lake|peak) district$/i;

const LONGEST_GIVEN = 200;

// A district as a host would say it, or null when it is no name a guest would know: an administrative unit, a group of
// names, a name in other letters, or the city once more.
export function sayableDistrict(given: string, city: string | null, wider: readonly string[] = []): string | null {
  if (given.length > LONGEST_GIVEN) return null;
  let name = given
    .replace(/[\p{So}\p{Cf}\u{1F3FB}-\u{1F3FF}]/gu, "")
    .replace(/\s{1,20}/g, " ")
    .replace(/ ?\([^()]{0,80}\)/g, "")
    .replace(/[()[\]]/g, "")
    .trim();
  const afterDash = / [-–/] /.exec(name);
  if (afterDash) name = name.slice(afterDash.index + 3).trim();
  if (name === "" || name.length > 60 || /[^\p{Script=Latin}\p{M}\p{N}\p{P}\s]/u.test(name)) return null;
  if (/,.*,/.test(name) || !/\p{L}{2}/u.test(name)) return null;
  // "Goose Hollow, Portland" in Portland is Goose Hollow; with another town after the comma it is in dispute.
  const comma = name.lastIndexOf(",");
  if (comma > 0 && isSame(name.slice(comma + 1), city)) name = name.slice(0, comma).trim();
  if (wider.some((region) => isSame(name, region)) || countryCalled(name) !== null || isState(name)) return null;
  if (ADMINISTRATIVE.test(name) && !NAMED_DISTRICTS.test(name)) return null;
  const isCityAgain =
    city !== null &&
    name.toLowerCase().replace(/ (?:city|town|center|centre|municipality)$/, "") === city.toLowerCase();
  if (isCityAgain || isUnfinished(name)) return null;
  // A host's own phrase keeps its small letters: "historic center of Ferreries".
  return /^\p{Ll}/u.test(name) && / /.test(name)
    ? withNames(name).replace(/\p{Lu}{3,30}/gu, capitalOnly)
    : spokenName(name);
}

const PHRASE =
  /\b(?:of|the|near|between|and|from|to|in|with|at|by|on|off|next|close|behind|opposite|downtown|uptown|midtown|central|centre|center|city|town|historic|historical|old|inner|outer|side|suburbs?|area|neighbou?rhood|district|quarter|waterfront|edge|beach|village|north|south|east|west|quiet|residential)\b/;

// "beacon hill" is a name that was typed in small letters.
function withNames(name: string): string {
  return name
    .split(", ")
    .map((part) => (PHRASE.test(part) ? part : part.replace(/(?<=^| |-)\p{Ll}/gu, (letter) => letter.toUpperCase())))
    .join(", ");
}

function isSame(one: string, other: string | null): boolean {
  return other !== null && one.trim().toLowerCase() === other.toLowerCase();
}

function capitalOnly(word: string): string {
  return word.charAt(0) + word.slice(1).toLowerCase();
}

// The other town that a district says it is in: "Cambridge, MA" at an address in Boston, "Downtown Seattle" in Portland.
export function townOfDistrict(given: string, { city, regions }: Pick<Place, "city" | "regions">): string | null {
  if (city === null) return null;
  const [, town = null] = /^(?:downtown|greater|central) (\p{Lu}[\p{L} '-]{2,40})$/iu.exec(given.trim()) ?? [];
  if (town !== null) return isCentre(town) || isSame(town, city) ? null : town;
  const [name = "", wider, ...rest] = given.split(",").map((part) => part.trim());
  if (!wider || rest.length > 0 || isSame(wider, city) || isSame(name, city)) return null;
  if (isRegionCode(wider, null)) return regions.includes(wider) || regions.length === 0 ? name : wider;
  return countryOfRegion(wider) !== null && !regions.some((region) => isSame(wider, region)) ? wider : null;
}

function isCentre(name: string): boolean {
  return /^(?:park|station|square|district|core|business|city|market|west|east|north|south|side|loop|beach)/i.test(
    name,
  );
}

// A town as the host wants it named, or null when it cannot stand in a sentence.
export function sayableTown(given: string): string | null {
  const name = given.replace(/\s{1,20}/g, " ").trim();
  const isName = /^\p{L}[\p{L}\p{M}' .’-]{1,59}$/u.test(name) && !/[^\p{Script=Latin}\p{M}\p{P}\s]/u.test(name);
  return isName && !isUnfinished(name) ? spokenName(name) : null;
}
