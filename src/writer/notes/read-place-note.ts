import { capitalised } from "#writer/compose/grammar.ts";
import { keepReadings } from "#writer/keep-readings.ts";
import { articlesInside, isName, needsArticle, smallStart } from "./articles.ts";
import { cleanNote } from "./clean-note.ts";
import { isAdjectivePhrase, kindOf } from "./read-note.ts";
import { isPlainWord, tagWords } from "./tagged-words.ts";
import { isPlural } from "./word-lists.ts";

// One line of the places a host sends guests to: "O'Connors - pub, 300+ whiskies, under 5 min".
export type PlaceNote = {
  names: readonly string[];
  // What is said of it, in the host's words: "pub", "300+ whiskies".
  about: readonly string[];
  distance: Distance | null;
  // Further sentences of the line: "Get the crispy rice salad".
  more: readonly string[];
};

// How it is told after "is" or "are", and how far that is, for sorting.
export type Distance = { away: string; metres: number };

const LONGEST_LINE = 600;
const WALKED_PER_MINUTE = 80;
const DRIVEN_PER_MINUTE = 700;
const UNKNOWN_METRES = 50_000;

export const readPlaceNote = keepReadings(readLine, { most: 1000 });

function readLine(line: string): PlaceNote | null {
  if (line.length > LONGEST_LINE) return null;
  const [text = "", ...more] = cleanNote(line).split(
    /(?<=[\p{Ll}\d)])(?<!\b(?:St|Mt|Dr|Ave|Ft|No|Blvd))\. (?=\p{Lu})/u,
  );
  if (text.length < 3 || text.length > 300) return null;
  const [left = "", ...parts] = text.split(/ - |: /);
  // "playground with soccer, basketball and swings" is one place.
  const named = / with [^,]+,/.test(left) ? [left] : commaPieces(left);
  const pieces = [...named, ...parts.flatMap(commaPieces)];
  // "shops, fast food, restaurants": a line of kinds of places has no names to describe.
  const isGeneric = /^\p{Ll}/u.test(left) && !/^(?:the|an?) \p{Lu}/u.test(left);
  const names: string[] = [];
  const about: string[] = [];
  let distance: Distance | null = null;
  for (const [at, piece] of pieces.entries()) {
    const found: Distance | null = distance || at === 0 ? null : readDistance(piece);
    const isAfterDash = at >= named.length || /^\p{Ll}/u.test(piece);
    const placed: Distance | null = found ?? (distance || at === 0 || !isAfterDash ? null : readPlacement(piece));
    if (placed) distance = placed;
    else if (distance && /^(?:walk|on foot)$/i.test(piece)) continue;
    // "15 min by bus, train or ferry"
    else if (
      distance &&
      / by \w+$/.test(distance.away) &&
      /^(?:bus|train|ferry|tram|metro|car|bike|taxi)\b[\w ]{0,30}$/i.test(piece)
    )
      distance = { away: `${distance.away}, ${piece}`, metres: distance.metres };
    else if (
      at === 0 ||
      (about.length === 0 &&
        !distance &&
        at < named.length &&
        (isPlaceName(piece) || (isGeneric && !isAdjectivePhrase(piece))))
    )
      names.push(piece);
    else if (piece.startsWith("0 ")) continue;
    else about.push(piece);
  }
  const [first = ""] = names;
  const purpose = /^(.{2,60}?) for (.{3,60})$/.exec(first);
  if (purpose?.[1] && purpose[2] && isPlaceName(purpose[1])) {
    names[0] = purpose[1];
    about.unshift(`for ${purpose[2]}`);
  }
  // A walk of 12 km is 12 km long, not 12 km away.
  const isRoute = /\b(?:walk|trail|hike|loop|route|path|walkway)$/i.test(names[0] ?? "");
  if (isRoute && /\b(?:km|miles?) /.test(distance?.away ?? "")) distance = null;
  return names.length === 0 ? null : { names: names.map(namedPlace), about, distance, more };
}

function commaPieces(text: string): string[] {
  return text
    .split(/, (?![^(]*\))/)
    .map((piece) => piece.replace(/^and /i, "").trim())
    .filter((piece) => piece !== "");
}

function isPlaceName(text: string): boolean {
  return (
    isName(text) ||
    /^\p{Lu}/u.test(text) ||
    /^(?:restaurants|shops|supermarkets|parks|bars|cafes|stores|beaches|coffee shops|playgrounds|museums|art museums|state capitol|convention center|eateries|groceries|walking trails)$/i.test(
      text,
    )
  );
}

// Names that are spoken with their article.
const TAKES_THE =
  /\b(?:Metro|PATH|Line|train|Theater|Theatre|Museum|[Mm]useums|Zoo|Distillery|Storehouse|Mile|mansion|Arboretum|Capitol|Convention Center|[Rr]iver|Mountains|Trail|Institute|Aquarium|Seawall|Parliament|[Bb]us stop|Metro [Ss]tation|tram stop|CBD|[Ww]aterfront|[Dd]istrict)$|^(?:White House|National Mall|Old Town|University of|Museum of|Library of|Caves of|Empire State|Convention Centre|Convention Center|Royal Mile|Grassmarket|Meadows)\b/;

// "children's park" is one of them, "Hamilton Park" is that one.
function namedPlace(name: string): string {
  if (/^(?:the|a|an|some|our|my|several|many|lots|plenty|big|other) /i.test(name)) {
    return /^big /i.test(name)
      ? `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`
      : name.charAt(0).toLowerCase() + name.slice(1);
  }
  const [opening = ""] = name.split(" ");
  const small =
    isPlainWord(opening.toLowerCase()) && !/ \p{Lu}|^\p{Lu}{2}/u.test(name)
      ? name.charAt(0).toLowerCase() + name.slice(1)
      : name;
  if (/^\p{Lu}/u.test(small)) return TAKES_THE.test(name) ? `the ${name}` : name;
  if (
    /^(?:downtown|(?:north|south|east|west) |inner |interstate|highway|motorway|central business district|lakefront|beach|airport|city cent(?:er|re)|town cent(?:er|re)|bus stop|tram stop|metro|ferry|subway|sea|river|castle|zoo|station|skytrain station|state capitol|convention center)\b/i.test(
      small,
    )
  ) {
    return /^downtown\b/.test(small) ? small : `the ${small}`;
  }
  // A name that was typed in small letters.
  if (!small.includes(" ") && !isPlural(small) && !isPlainWord(small) && tagWords(small)[0]?.kind === "noun")
    return capitalised(small);
  return needsArticle(small) ? `${/^[aeiou]/.test(small) ? "an" : "a"} ${small}` : small;
}

export function readDistance(piece: string): Distance | null {
  const text = piece
    .toLowerCase()
    .replace(/\bmins?\b\.?/g, "min")
    .replace(/\bminutes?\b/g, "min")
    .trim();
  const found = inMinutes(text) ?? inUnits(text) ?? inWords(text, piece);
  // Names keep their capitals: "5 min over Waverley Bridge".
  const names = piece.match(/\p{Lu}[\p{L}'-]+/gu) ?? [];
  return found && { ...found, away: names.reduce((away, name) => away.replace(name.toLowerCase(), name), found.away) };
}

const A_WAY_OFF =
  /^(?:an? )?(?:(?:easy|short|quick|nice|pleasant|brief|few|two|three|four|one|\d{1,2}) )?(?:short )?(?:stroll|commute|hop|steps|(?:train |bus |metro |subway |tram )?stops?|blocks?|walk|drive)$/;

// Where it is in words of place: "next to us", "just down the street", "few short blocks".
function readPlacement(piece: string): Distance | null {
  const text = smallStart(piece);
  if (A_WAY_OFF.test(text)) {
    const isOne = /^(?:easy|short|quick|nice|pleasant|brief|few|stroll|hop|commute|walk|drive)\b/.test(text);
    return { away: `${isOne ? `${text.startsWith("easy") ? "an" : "a"} ` : ""}${text} away`, metres: 400 };
  }
  if (/^(?:immediate|local|surrounding) (?:area|neighbou?rhood)$/.test(text))
    return { away: `in the ${text}`, metres: 200 };
  if (/^(?:bottom|top|end) of /.test(text)) return { away: `at the ${text}`, metres: 200 };
  if (text.length > 45 || kindOf(text) !== "phrase" || /^(?:for|with|of|as|like|to) /.test(text)) return null;
  return { away: articlesInside(text), metres: 300 };
}

const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  half: 0.5,
};

function inMinutes(text: string): Distance | null {
  const found =
    /^(about |around |under |less than |within |only |just |~)?(an? )?(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)(\+|(?: to |-)\d{1,3})?[ -]?min\b(?: (?:away|from the door|from here))?(.{0,40})$/.exec(
      text,
    );
  if (!found) return null;
  const [, hedge = "", , amount = "", more = "", tail = ""] = found;
  const count = NUMBER_WORDS[amount] ?? Number(amount);
  if (count === 0) return null;
  const mode = tail.trim();
  const isWalk = /\b(?:walk|foot|stroll)\b/.test(mode);
  const isDrive = /\b(?:drive|car|driving|taxi|uber)\b/.test(mode);
  const metres = count * (isDrive || /train|bus|metro|transit/.test(mode) ? DRIVEN_PER_MINUTE : WALKED_PER_MINUTE);
  const span = `${amount}${more}`;
  const word = count === 1 && more === "" ? "minute" : "minutes";
  const direction = /\b(north|south|east|west)\b/.exec(mode)?.[1];
  if (hedge === "" && isWalk && !direction) return { away: `${articleFor(span)} ${span}-minute walk away`, metres };
  if (hedge === "" && /^(?:\p{L}+ )?ride$/u.test(mode))
    return { away: `${articleFor(span)} ${span}-minute ${mode} away`, metres };
  if (mode.includes(" or ")) return { away: `${span} ${word} ${mode}`, metres };
  if (hedge === "" && isDrive)
    return {
      away: mode.endsWith("car") ? `${span} ${word} by car` : `${articleFor(span)} ${span}-minute drive away`,
      metres,
    };
  const by = isWalk
    ? " on foot"
    : mode === ""
      ? hedge === "within "
        ? ""
        : " away"
      : ` ${mode
          .replace(/^drive$/, "by car")
          .replace(/^train$/, "by train")
          .replace(/^bus$/, "by bus")}`;
  return { away: `${hedge.replace("~", "about ")}${span} ${word}${direction ? ` ${direction} on foot` : by}`, metres };
}

function articleFor(span: string): string {
  return /^(?:8|11|18|eight|eleven)/.test(span) ? "an" : "a";
}

const METRES: Record<string, number> = {
  m: 1,
  km: 1000,
  mile: 1609,
  mi: 1609,
  foot: 0.3,
  feet: 0.3,
  ft: 0.3,
  yard: 0.9,
  block: 100,
  street: 100,
  door: 10,
  hour: 60_000,
  meter: 1,
  metre: 1,
};

function inUnits(text: string): Distance | null {
  const found =
    /^(about |around |under |less than |within |only |just )?(\d[\d.,]{0,6}|one|two|three|four|five|six|half a|a few(?: more)?|a couple of|a block or two|few|couple)\+?[ -]?(m|km|miles?|mi|feet|ft|yards?|blocks?|streets?|doors?|hours?|meters?|metres?)\b(?: (?:away|from here|off|walk|by car|drive|on foot|over))?$/.exec(
      text,
    );
  if (!found) return /^a block or two$/.test(text) ? { away: "a block or two away", metres: 150 } : null;
  const [whole, hedge = "", amount = "", unit = ""] = found;
  const count = NUMBER_WORDS[amount] ?? (/^\d/.test(amount) ? Number(amount.replace(",", "")) : 3);
  if (count === 0) return null;
  const metres = count * (METRES[unit.replace(/s$/, "")] ?? METRES[unit] ?? 100);
  const tail = /\b(over)$/.test(whole) ? "over" : /by car|drive/.test(whole) ? "by car" : "away";
  const much = /^(?:few|couple)$/.test(amount) ? (amount === "few" ? "a few" : "a couple of") : amount;
  const off = hedge === "within " && tail === "away" ? "" : ` ${tail}`;
  return { away: `${hedge}${much} ${unit === "mi" ? "miles" : unit}${off}`, metres };
}

const PHRASES: [RegExp, string | null, number][] = [
  [/^(?:right )?across the (?:street|road)$/, null, 20],
  [/^(?:right )?next door$/, null, 15],
  [/^(?:just |right )?a?round the corner$/, null, 60],
  [/^at the (?:door|entrance).{0,30}$/, null, 30],
  [/^one street over$/, null, 100],
  [/^(?:all )?around us$/, null, 200],
  [/^all around$/, null, 200],
  [/^(?:very )?close(?: by)?$/, null, 1500],
  [/^near(?:by)?$/, "near", 1600],
  [/^(?:a )?short walk$/, "a short walk away", 500],
  [/^(?:an )?easy (?:walk|stroll)$/, "an easy stroll away", 900],
  [/^walk(?:able|ing distance)?$/, "within walking distance", 900],
  [/^(?:a )?short drive$/, "a short drive away", 5000],
  [/^(?:a )?short (?:bus|train|tram) ride$/, null, 5000],
  [/^easy (?:to get to|to reach|by transport|by transit)$/, null, 6000],
  [/^easy access$/, "easy to get to", 6000],
  [/^(?:within )?easy reach$/, "within easy reach", 3000],
  [/^min(?: away)?$/, "minutes away", 1000],
  [/^easy$/, "easy to get to", 3000],
  [/^min by cab$/, "minutes away by cab", 3000],
  [/^min by car$/, "minutes away by car", 3000],
  [/^walk a few(?: more)? blocks$/, "a few blocks away on foot", 400],
  [/^to the (?:north|south|east|west)$/, null, 4000],
];

function inWords(text: string, given: string): Distance | null {
  for (const [pattern, away, metres] of PHRASES)
    if (pattern.test(text)) return { away: away ?? text.replace(/^short/, "a short"), metres };
  const isCorner = /^(?:\d{1,2}(?:st|nd|rd|th)|[A-Z]) and (?:\d{1,2}(?:st|nd|rd|th)|[A-Z])$/.test(given);
  return isCorner ? { away: `at ${given}`, metres: 300 } : null;
}

export function metresOf({ distance }: PlaceNote): number {
  return distance?.metres ?? UNKNOWN_METRES;
}

export function isManyPlaces({ names, about }: PlaceNote): boolean {
  const [first = ""] = names;
  // "Old City Market and Oven, corner store": what is said of it tells that it is one.
  if (
    names.length === 1 &&
    /\b(?:store|shop|pub|bar|restaurant|caf[eé]|bakery|market|diner|deli)$/.test(about[0] ?? "")
  )
    return false;
  const [named = ""] = first.split(/ (?:at|on|in|of|by|near|with) /);
  const last = named.split(" ").at(-1) ?? "";
  const isNameOfMany = /^(?:Mountains|Gardens|Wharves|Falls|Flats|Markets|Islands|Stairs|Docks)$/.test(last);
  return (
    names.length > 1 ||
    / and /.test(named) ||
    isNameOfMany ||
    (isPlural(last) && (!/^\p{Lu}/u.test(last) || isPlainWord(first.toLowerCase())))
  );
}
