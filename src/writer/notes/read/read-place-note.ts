import { memoizeReadings } from "#writer/text/memoize-readings.ts";
import { capitalised, withArticle } from "#writer/text/word-forms.ts";
import { isName, needsArticle } from "../words/articles.ts";
import { COMMON_WORDS } from "../words/common-words.ts";
import { isPlainWord, tagWords } from "../words/tag-words.ts";
import { isPlural } from "../words/word-lists.ts";
import { cleanNote } from "./clean-note.ts";
import { asListed, isSentence, withoutIs } from "./place-in-sentence.ts";
import { type Distance, readDistance, readPlacement } from "./read-distance.ts";
import { isAdjectivePhrase } from "./read-note.ts";

// One line of the places a host sends guests to: "O'Connors - pub, 300+ whiskies, under 5 min".
export type PlaceNote = {
  names: readonly string[];
  // What is said of it, in the host's words: "pub", "300+ whiskies".
  about: readonly string[];
  distance: Distance | null;
  // Further sentences of the line: "Get the crispy rice salad".
  more: readonly string[];
};

const LONGEST_LINE = 600;
const UNKNOWN_METRES = 50_000;

export const readPlaceNote = memoizeReadings(readLine, { most: 1000 });

export function sentencesOfLine(line: string): string[] {
  return cleanNote(line).split(/(?<=[\p{Ll}\d)])(?<!\b(?:St|Mt|Dr|Ave|Ft|No|Blvd))\. (?=\p{Lu})/u);
}

// Null where a line names no place: it may still be a sentence of its own.
function readLine(line: string): PlaceNote | null {
  if (line.length > LONGEST_LINE) return null;
  const [sentence = "", ...more] = sentencesOfLine(line);
  if (sentence.length < 3 || sentence.length > 300) return null;
  const text = asListed(sentence);
  const [left = "", ...parts] = text.split(/ - |: /);
  // "playground with soccer, basketball and swings" is one place.
  const named = left.split(",")[0]?.includes(" with ") ? [left] : commaPieces(left);
  const pieces = [...named, ...parts.flatMap(commaPieces)];
  // "shops, fast food, restaurants": a line of kinds of places has no names to describe.
  const isGeneric = /^\p{Ll}/u.test(left) && !/^(?:the|an?) \p{Lu}/u.test(left);
  const names: string[] = [];
  const about: string[] = [];
  let distance: Distance | null = null;
  for (const [at, piece] of pieces.entries()) {
    const found: Distance | null = distance || at === 0 ? null : readDistance(withoutIs(piece));
    const isAfterDash = at >= named.length || /^\p{Ll}/u.test(piece);
    const placed: Distance | null = found ?? (distance || at === 0 || !isAfterDash ? null : readPlacement(piece));
    if (placed) distance = placed;
    // "a quick bus ride, about 1 mile": one way to say how far is enough.
    else if (distance && readDistance(withoutIs(piece))) continue;
    else if (!distance && isAfterDash && names.length === 1 && ON_STREET.test(piece))
      distance = { away: `on ${piece}`, metres: STREET_METRES };
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
        (isPlaceName(piece) || (isGeneric && !isAdjectivePhrase(piece) && !SAYS_HOW_GOOD.test(piece))))
    )
      names.push(piece);
    else if (piece.startsWith("0 ") || (/^same$/i.test(piece) && pieces.slice(at + 1).some(isDistance))) continue;
    else about.push(piece);
  }
  const shop = onItsStreet(names, about);
  if (shop !== null) names.splice(0, 2, shop);
  if (names.some(isSentence) || named.some((piece) => /^(?:is|are|lies) /.test(piece))) return null;
  const [first = ""] = names;
  const purpose = /^(.{2,60}?) for (.{3,60})$/.exec(first);
  if (purpose?.[1] && purpose[2] && isPlaceName(purpose[1])) {
    names[0] = purpose[1];
    about.unshift(`for ${purpose[2]}`);
  }
  return names.length === 0 ? null : { names: names.map(calledPlace), ...ofRoute({ names, about, distance }), more };
}

function isDistance(piece: string): boolean {
  return readDistance(piece) !== null;
}

// "Royal Mile in" of "Royal Mile in 5 min"
function calledPlace(name: string): string {
  return namedPlace(name.replace(/(?<=\p{L}) in$/u, ""));
}

// "EuroSpar, Barrow Street - supermarket" is a shop and where it is, "Copley, Newbury Street" are two places.
function onItsStreet([shop = "", street = "", ...more]: string[], about: string[]): string | null {
  const isShop = IS_SHOP.test(about[0] ?? "") || (IS_SHOP.test(shop) && about.length > 0);
  if (more.length > 0 || !isShop || !IS_STREET.test(street) || !/^\p{Lu}/u.test(shop)) return null;
  return `${shop} ${/(?:Village|Square|Centre|Center)$/.test(street) ? "in" : "on"} ${street}`;
}

// "cocktail bar, top ten in the US" is one place.
const SAYS_HOW_GOOD =
  /^(?:the )?(?:top|best|oldest|biggest|largest|finest|voted|rated|award|famous|known|number|one of|only)\b/i;

const SHORTEST_ROUTE = 5000;

// A walk of 12 km is 12 km long, not 12 km away.
function ofRoute({ names, about, distance }: Omit<PlaceNote, "more">): Pick<PlaceNote, "about" | "distance"> {
  const isRoute = /\b(?:walk|trail|hike|loop|route|path|walkway)$/i.test(names[0] ?? "");
  // "Canal path - 0.3 mi" is how far it is.
  const isLength = isRoute && /\b(?:km|miles?) /.test(distance?.away ?? "") && (distance?.metres ?? 0) > SHORTEST_ROUTE;
  if (!distance || !isLength) return { about, distance };
  return { about: [distance.away.replace(/ away$/, " long"), ...about], distance: null };
}

// "Coffee Angel - coffee - Pembroke St"
const ON_STREET = /^(?:[NSEW]\.? )?(?:\p{Lu}[\p{L}']{1,20} ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Row)$/u;
const STREET_METRES = 1200;
const IS_STREET = /^(?:\p{Lu}[\p{L}']{1,20} ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Village)$/u;

const IS_SHOP = /\b(?:supermarket|groceries|grocery|shop|store|pub|bar|restaurant|caf[eé]|bakery|pharmacy|deli|gym)\b/i;

const SLASHED = /^[\p{L}' ]{3,30}(?:\/[\p{L}' ]{3,30}){1,4}$/u;

function commaPieces(text: string): string[] {
  return (SLASHED.test(text) && !/\p{Lu}{2}/u.test(text) ? text.replaceAll("/", ", ") : text)
    .split(/, (?![^(]*\))/)
    .map((piece) => piece.replace(/^(?:and|plus|also) /i, "").trim())
    .filter((piece) => !/^(?:several|many|lots|plenty|some|)$|^no /i.test(piece));
}

function isPlaceName(text: string): boolean {
  return (
    isName(text) ||
    /^(?:\p{Lu}|7-)/u.test(text) ||
    /^(?:restaurants|shops|supermarkets|parks|bars|cafes|stores|beaches|coffee shops|playgrounds|museums|art museums|downtown|midtown|uptown|city cent(?:er|re)|town cent(?:er|re)|state capitol|convention center|eateries|groceries|walking trails)$/i.test(
      text,
    )
  );
}

// Names that are spoken with their article.
const TAKES_THE =
  /\b(?:Metro|PATH|Line|train|Theater|Theatre|Museum|[Mm]useums|Zoo|Distillery|Storehouse|Mile|mansion|Arboretum|Capitol|Convention Center|[Rr]iver|Mountains|Trail|Institute|Aquarium|Seawall|Parliament|[Bb]us stop|Metro [Ss]tation|tram stop|CBD|[Ww]aterfront|[Dd]istrict|theatre|theater|market|museum|library|gondola|cable car|church|cathedral|trailhead|reserve|stadium|terminal|Gallery|Playhouse|Corridor|corridor|Greenway|Riverwalk|Smithsonian|World Bank|Kennedy Center|Botanic Gardens?|Cruise Terminal|Ballroom|Building|Monument|Memorial|Coast|[Pp]recinct|[Hh]ighway|Expressway|[Ss]treetcar|(?:Arts|Cultural|Science|Civic|Aquatic) (?:Center|Centre)|Collection|[Ss]tatue|(?:Veterans|National) Cemetery|Coliseum|Observatory|Lighthouse|Parklands|Endowment Lands|Arms|Inn|Treewalk|Boardwalk|[Pp]romenade|[Ee]splanade|Embankment|L stop|Art Gallery|Opera House|Town Hall)$|^(?:National (?!Parks\b)|White House|National Mall|Old Town|University of|Museum of|Library of|Caves of|Empire State|Convention Centre|Convention Center|Royal Mile|Grassmarket|Meadows|Supreme Court|(?:Institute|Statue|Isle|Palace|Port) of|Gabba$|Loop$|Capitol Building|US Capitol)\b/;

// One who keeps a shop, and no name.
const KEEPS_SHOP =
  /^(?:launderette|laundry|bistro|brewery|bodega|taqueria|pizzeria|trattoria|brasserie|gastropub|patisserie|laundromat|dispensary|cafe|deli|diner|gym|pub|baker|butcher|grocer|barber|florist|chemist|fishmonger|greengrocer|hairdresser|newsagent|dentist)$/;

// Places that guests speak of with "the", since there is usually only one.
const THE_ONE =
  /^(?:post office|reservoir|seawall|sea wall|city cent(?:re|er)|town cent(?:re|er)|old town|university|hospital|library|botanical? gardens|waterfront|harbou?r|canal|lake|river|beach|airport|train station|bus station|metro station|pier|marina|mall|zoo|castle|cathedral|city|mountains|hills|coast|sea|ocean|countryside|performing arts cent(?:re|er))$/i;
// After a name these are spoken of with an article: "the Asda superstore", "an Asian grocery".
const TAKES_ARTICLE =
  /^(?:grocery|supermarket|superstore|market|bakery|restaurant|caf[eé]|gym|building|area|corridor|forest|trail|path|terminal|arena|theatre|theater|shop|store)$/;
const NAME_ENDS = /^(?:street|avenue|ave|road|mile|quarter|creek|circle|heights|bridge|castle|palace|cathedral|seat)$/;
// Such a word after one that is in no list of words: "kits beach".
const MAY_END_NAME =
  /^(?:walk|beach|park|square|lake|hill|market|metro|station|college|school|hospital|island|bay|stadium|museum|town|theatre|theater|gallery|arena|pub|bar|green|common|point|wood|woods|forest|mall|centre|center|zoo|church|abbey|hall|house|yard|wharf|quay|lane|drive|place|court|row|village|valley|university|golf|gardens?)$/;
const NAME_BEGINS = /^(?:fort|mount|mt|lake|port|loch|glen|san|santa|los|las|st)$/;
const NO_NAME_BEGINS =
  /^(?:main|high|shopping|pedestrian|old|nearest|small|big|local|busy|quiet|side|little|city|town|the|a|an|and|of|beer|botanic|botanical|community|train|bus|foot|swing|same|next|two|three|organic|outdoor|indoor|conservation|convention|conference|exhibition|children's|childrens|kids|kids'|medical|dog|skate|water|theme|amusement|nature|wildlife|fish|seafood|wine|cocktail|juice|ramen|sushi|pizza|coffee|tea|prosecco|craft|sports|karaoke|jazz|piano|roof|rooftop|bowling|ice|roller|mini|tennis|football|soccer|basketball|bocce|state|national|flea|food|public|private|farmers|swimming|skating|recreation|rec|elementary|primary|secondary)$/;

function isNation(word: string): boolean {
  return /^\p{Lu}\p{Ll}+(?:an|ese|ish|i|ai|ek)$/u.test(word);
}

// "kits beach", "market street": a name that was typed in small letters.
function isNameInSmall(name: string): boolean {
  const words = name.split(" ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (words.length < 2 || words.length > 4 || !words.every((word) => /^\p{Ll}[\p{Ll}']+$/u.test(word))) return false;
  if (NO_NAME_BEGINS.test(first)) return false;
  return (
    NAME_BEGINS.test(first) ||
    NAME_ENDS.test(last) ||
    (MAY_END_NAME.test(last) && !isPlainWord(first) && !COMMON_WORDS.has(first))
  );
}

function inCapitals(name: string): string {
  return name.replace(/(?<=^| )(?!(?:and|of|the|in|on|at)\b)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

// "children's park" is one of them, "Hamilton Park" is that one.
function namedPlace(name: string): string {
  if (/^(?:the|a|an|some|our|my|several|many|lots|plenty|big|other) /i.test(name)) {
    // "Big Bear Cafe" is a name, "big supermarket" is none.
    if (/^Big \p{Lu}/u.test(name)) return name;
    return /^big /i.test(name) && !isPlural(name)
      ? `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`
      : name.charAt(0).toLowerCase() + name.slice(1);
  }
  if (/^(?:top|end|bottom|edge|foot|corner) of |^best \p{Ll}/iu.test(name))
    return `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  if (/^(?:walk|hike|stroll|bike ride) /.test(name)) return `a ${name}`;
  if (/^(?:north|south|east|west) (?:bank|end|side)$/i.test(name)) return inCapitals(name);
  if (THE_ONE.test(name))
    return `the ${/^(?:Old Town|Botanic(?:al)? Gardens|Performing)/.test(name) ? name : name.toLowerCase()}`;
  if (isNameInSmall(name)) return inCapitals(name);
  const named = /^(\p{Lu}[\p{L}' .]*) (\p{Ll}+)$/u.exec(name);
  // "Corner market" is one of them, "Asda superstore" is that one.
  if (named?.[1] && named[2] && TAKES_ARTICLE.test(named[2]) && COMMON_WORDS.has(named[1].toLowerCase()))
    return withArticle(name.toLowerCase());
  if (named?.[1] && named[2] && TAKES_ARTICLE.test(named[2]))
    return isNation(named[1]) ? withArticle(name) : `the ${name}`;
  const [opening = ""] = name.split(" ");
  const small =
    isPlainWord(opening.toLowerCase()) && !/ \p{Lu}|^\p{Lu}{2}/u.test(name)
      ? name.charAt(0).toLowerCase() + name.slice(1)
      : name;
  if (/^\p{Lu}/u.test(small)) {
    const isPlainName = COMMON_WORDS.has(opening.toLowerCase()) && !/ \p{Lu}/u.test(name);
    return TAKES_THE.test(name) ? `the ${isPlainName ? name.charAt(0).toLowerCase() + name.slice(1) : name}` : name;
  }
  if (
    /^(?:downtown|(?:north|south|east|west) |inner |port$|harbou?r$|marina$|pier$|interstate|highway|motorway|central business district|lakefront|beach|airport|city cent(?:er|re)|town cent(?:er|re)|bus stop|tram stop|metro|ferry|subway|sea|river|castle|zoo|station|city$|town$|village$|centre$|center$|skytrain station|state capitol|convention center|light rail|(?:red|blue|green|orange|yellow|brown|purple|pink|silver|gold) line)\b/i.test(
      small,
    )
  ) {
    return /^downtown\b/.test(small) ? small : `the ${small}`;
  }
  // A name that was typed in small letters.
  if (!small.includes(" ") && !isPlural(small) && !isPlainWord(small) && tagWords(small)[0]?.kind === "noun")
    return KEEPS_SHOP.test(small) ? `a ${small}` : capitalised(small);
  if (!needsArticle(small)) return small;
  // "16th Street mall", "dupont Fountain": what has a name in it is one of its kind.
  const [itself = small] = small.split(/ (?:at|on|in|by|near|with) /);
  return /\p{Lu}|\d/u.test(itself) ? `the ${small}` : `${/^[aeiou]/.test(small) ? "an" : "a"} ${small}`;
}

export function metresOf({ distance }: PlaceNote): number {
  return distance?.metres ?? UNKNOWN_METRES;
}

export function isManyPlaces({ names, about }: PlaceNote): boolean {
  const [first = ""] = names;
  // "Old City Market and Oven, corner store": what is said of it tells that it is one.
  if (
    names.length === 1 &&
    /\b(?:store|shop|pub|bar|restaurant|caf[eé]|bakery|market|diner|deli)\b/.test(about[0] ?? "")
  )
    return false;
  // "Doubles - coffee, breakfast sandwiches": one word with a capital, of which something is said, is a name.
  if (names.length === 1 && about.length > 0 && /^\p{Lu}[\p{L}']+$/u.test(first)) return false;
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
