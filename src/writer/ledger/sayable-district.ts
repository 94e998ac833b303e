import { spokenName } from "./read-place.ts";

// What registers call a part of a city and nobody else does: "Ward D", "SECOND WARD", "Bury District", "Zone 4".
const ADMINISTRATIVE =
  /\b(?:ward|precinct|zone|sector|census|subdistrict|arrondissement|municipality|borough council|unincorporated|electorate|constituency|lga|shire|district)\b/i;
const NAMED_DISTRICTS =
  /^(?:the )?(?:mission|garden|arts|theat(?:er|re)|french|fashion|financial|design|warehouse|historic|lake|peak) district$/i;

const LONGEST_GIVEN = 200;

// A district as a host would say it, or null when it is no name a guest would know: an administrative unit, a group of
// names, a name in other letters, or the city once more.
export function sayableDistrict(given: string, city: string | null): string | null {
  if (given.length > LONGEST_GIVEN) return null;
  let name = given
    .replace(/\s{1,20}/g, " ")
    .replace(/ ?\([^()]{0,80}\)/g, "")
    .replace(/[()[\]]/g, "")
    .trim();
  const afterDash = / [-–/] /.exec(name);
  if (afterDash) name = name.slice(afterDash.index + 3).trim();
  if (name === "" || name.length > 60 || /[^\p{Script=Latin}\p{M}\p{N}\p{P}\s]/u.test(name)) return null;
  if (/,.*,/.test(name)) return null;
  if (ADMINISTRATIVE.test(name) && !NAMED_DISTRICTS.test(name)) return null;
  const isCityAgain =
    city !== null &&
    name.toLowerCase().replace(/ (?:city|town|center|centre|municipality)$/, "") === city.toLowerCase();
  if (isCityAgain) return null;
  // A host's own phrase keeps its small letters: "historic center of Ferreries".
  return /^\p{Ll}/u.test(name) && / /.test(name) ? name : spokenName(name);
}

// A town as the host wants it named, or null when it cannot stand in a sentence.
export function sayableTown(given: string): string | null {
  const name = given.replace(/\s{1,20}/g, " ").trim();
  const isName = /^\p{L}[\p{L}\p{M}' .’-]{1,59}$/u.test(name) && !/[^\p{Script=Latin}\p{M}\p{P}\s]/u.test(name);
  return isName ? spokenName(name) : null;
}
