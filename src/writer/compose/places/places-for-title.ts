import type { Fact } from "#writer/ledger/fact.ts";
import type { Home } from "../home/home.ts";
import { placesOf } from "./places.ts";

const SHOPS =
  /\b(?:supermarkets?|grocer(?:y|ies)|shops?|stores?|pharmacy|hospital|airport|convenience|food shopping|Tesco|Lidl|Aldi|Asda|Coop|Co-op|Safeway|Sainsbury's|Spar|bank|ATM|gas station|post office|dry cleaners?|laundromat|CVS|Walgreens|Chase|Dunkin|Subway(?! [Ss]t)|7-Eleven|Wawa|Costco|Walmart|Kroger|IGA|Woolworths|Coles|Hemköp|ICA|Express|Starbucks|McDonald'?s)\b/i;

// "5 min to Stanley Park": the named places, nearest first, as a title says them.
export function placesForTitle(home: Home): { text: string; facts: Fact[] }[] {
  return placesOf(home).flatMap(({ names, about, distance, fact }) => {
    const name = names[0]?.replace(/^the /, "") ?? "";
    // Nobody comes for the supermarket, and minutes by car or bike are not what "5 min to the beach" says.
    if (SHOPS.test(`${name} ${about.join(" ")}`) || /\b(?:by|drive|ride|car|bike)\b/.test(distance?.away ?? ""))
      return [];
    const minutes = /(?<!\d)(\d|1[0-5])[ -]min/.exec(distance?.away ?? "")?.[1];
    const metres = /^(\d{2,3}) m away/.exec(distance?.away ?? "")?.[1];
    if (!/^\p{Lu}/u.test(name) || name.length > 18 || name.includes("/") || !(minutes || metres)) return [];
    return [{ text: minutes ? `${minutes} min to ${name}` : `${metres} m to ${name}`, facts: [fact] }];
  });
}
