import { NUMBER } from "./found-answer.ts";
import type { Piece } from "./listing-pieces.ts";

const DISTANCE = new RegExp(
  String.raw`\b(?:\d[\d,.]{0,6}|${NUMBER}|few|couple of|several)\+?[ -]?(?:more )?(?:minutes?|mins?|hours?(?= (?:away|from|drive|by|to|ride))|miles?|km|kilomet(?:er|re)s?|m|met(?:er|re)s?|blocks?|(?:feet|ft|yards?)(?= (?:away|from|to|of|off)))\b|\bminutes (?:from|to|of|away)\b`,
  "i",
);
const NEAR =
  /\b(?:near|nearby|near by|close to|close by|closeby|close proximity|steps (?:from|to|away)|walking distance|walk(?:ing)? to|walk away|quick walk|short (?:walk|drive|distance)|easy stroll|a?round the corner|across the street|next door|easy access to|convenient(?:ly located)? to|proximity to|surroundings|all around|one street over|stone'?s throw|located to|easy transport|minutes away|within a block|accessible (?:via|by|on foot))\b/i;
const VISIT =
  /\b(?:explore|discover|visit|check out|don['’]t miss|such as|catch|follow|find|stroll|go to|head to|known for|home to|access to|including|such as)\b/i;
const KIND =
  /\b(?:beach|downtown|city cent(?:er|re)|station|stop|lake|lakefront|parks?|airport|grocery|supermarkets?|restaurants?|shops?|shopping|bars?|cafes?|cafés?|museums?|mall|stores?|theaters?|university|hospital|market|stadium|arena|trails?|centre|center|eateries|bakery|bistros?|pubs?|playgrounds?)\b/i;

// A name in the middle of a sentence: "Grove Street", "Royal Mile".
const NAME = /[\p{Ll}\d,(] (?:the )?\p{Lu}[\p{Ll}'’]+/gu;

// A line that is a name and the way there: "Jemaa el-Fnaa 8 min on foot".
const NAMED_WITH_WAY =
  /^\p{Lu}[^,.;:!?\d\n]{2,40},? \d{1,3} ?(?:mins?|minutes|km|miles?) (?:on foot|walk|drive|away|by (?:car|bike|taxi|bus|train|boat|tram))\b/u;

// Whether a sentence tells of places around the home: a name or a kind of place, and how far it is.
export function isAboutPlaces(piece: Piece): boolean {
  const { words, topic, isBullet, isHeading } = piece;
  if (isHeading || topic === "title") return false;
  if (/^(?:no |free |paid |street )?parking\b/i.test(words)) return false;
  if (topic === "places" && (isBullet || words.length < 120)) return true;
  if (NAMED_WITH_WAY.test(words)) return true;
  const names = words.match(NAME)?.length ?? 0;
  const isFar = DISTANCE.test(words) || NEAR.test(words);
  if (isFar && (names > 0 || KIND.test(words) || /^\p{Lu}[\p{L}'’]+ \p{Lu}/u.test(words))) return true;
  return (
    (names > 1 && VISIT.test(words) && !/\bpark(?:ing|ed)\b/i.test(words)) ||
    (names > 0 && /\b\d{1,4} [A-Z]\w* (?:St|Ave|Street|Avenue)\b/.test(words))
  );
}
