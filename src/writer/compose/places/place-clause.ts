import { headOf, isAdjectivePhrase, kindOf } from "#writer/notes/read/read-note.ts";
import { isManyPlaces, type PlaceNote } from "#writer/notes/read/read-place-note.ts";
import { smallStart } from "#writer/notes/words/articles.ts";
import { isPlural, MASS_NOUNS } from "#writer/notes/words/word-lists.ts";
import type { Fact } from "../../ledger/fact.ts";
import { listOf, withArticle } from "../../text/word-forms.ts";

export type NearbyPlace = PlaceNote & { fact: Fact };

const LONGEST_ASIDE = 40;
// What goes on from something else, is itself a place, or is what anyone does anywhere, says nothing in brackets.
const NO_ASIDE =
  /^(?:or|all|each|both|every|then|if|when|but|and|so|same|new|for|not|several) |^(?:same|new|etc|relax|unwind|chill|explore|wander|eat|drink|play)$|[()/]/i;

// "O'Connors (pub, 300+ whiskies)": what the host says of a place stands behind its name, in the host's own words, which
// no verb of ours can twist.
export function shownNames({ names, about }: PlaceNote): string[] {
  const [name] = names;
  if (name === undefined || names.length > 1 || name.includes("(")) return [...names];
  const aside: string[] = [];
  for (const piece of about) {
    // "33rd St - path, 30": a number without its unit says nothing.
    if (/^\d{1,3}$/.test(piece)) continue;
    if (NO_ASIDE.test(piece) || /^\p{Lu}/u.test(piece) || [...aside, piece].join(", ").length > LONGEST_ASIDE) break;
    aside.push(smallStart(piece));
  }
  return [aside.length === 0 ? name : `${name} (${aside.join(", ")})`];
}

// Whether one goes to a place for it: "coffee", "live music".
export function goesFor(use: string): boolean {
  return !NO_ASIDE.test(use) && !/ and |,/.test(use) && GOES_FOR.test(use);
}

export function clauseOf(place: PlaceNote): string {
  const be = isManyPlaces(place) ? "are" : "is";
  const away = place.distance?.away ?? "near";
  const aside = spokenAside(place) ?? saidOfAll(place);
  if (aside !== null && place.names.length > 1) return `${listOf([...place.names])}, ${aside}, are ${away}`;
  if (aside === null && isSaidPlainly(place))
    return `${place.names[0]} ${be} ${listOf([...place.about.map(smallStart), away])}`;
  return aside === null ? `${listOf(shownNames(place))} ${be} ${away}` : `${place.names[0]}, ${aside}, ${be} ${away}`;
}

const GOES_ON = /^(?:goes|runs|leads|takes|serves|does|sells|overlooks|connects|opens|hosts|shows) /;

// What one goes there for, as against what it is.
const GOES_FOR =
  /^(?:\p{L}+ )?(?:coffee|groceries|seafood|breakfast|brunch|lunch|dinner|drinks|cocktails|wine|beer|beers|pastries|bread|pizza|burgers|tacos|sandwiches|sushi|ice cream|gelato|shopping|swimming|hiking|running|biking|cycling|fishing|surfing|snorkeling|snorkelling|sunset|sunsets|live music|takeaway|trams|trains|buses|ferries|tea|sports?|food|dining|nightlife|culture|picnics|walks|cricket|football|baseball|basketball|soccer|rugby|concerts|snacks|art|antiques|cheese|fish|souvenirs|books|movies|kayaking|canoeing|rowing|sailing|paddling|boating|skiing|sledding|skating|climbing|bouldering|bowling|dancing|golfing|jogging|walking|bushwalking|birdwatching|sightseeing|diving|camping|browsing|picnicking|going out|a night out)(?: and \p{L}+)?$/u;

// "Addison, for the train, is a block away", "O'Hare, the airport, is near"
const RIDES = /^(?:the )?(?:train|bus|tram|metro|subway|ferry|light rail)$/;
// "the Orange Line, which goes to downtown,"
const RUNS = /\b(?:[Ll]ine|PATH|[Tt]ram|[Ll]ight [Rr]ail|[Mm]etro|[Ss]ubway|[Ff]erry|BART|DART|Luas)$/;
const IS_THERE = /^(?:to )?(?:downtown|the (?:city|centre|center|airport|beach)|midtown|[A-Z]{3})$/;
const IS_THE = /^(?:the )?(?:airport|highway|freeway|motorway)$/;

// "Midland, a beer garden, is near", "Whole Foods, for groceries, is near": one thing that is said of one place.
export function spokenAside({ names, about: said }: PlaceNote): string | null {
  const [name = "", ...others] = names;
  // "oldest pub in Ireland (1198)"
  const about = said.map((each) => each.replace(/ \([^()]{1,40}\)$/, ""));
  const [only = "", ...more] = about;
  if (others.length > 0 || only === "" || /[(,]/.test(name) || about.some((each) => NO_ASIDE.test(each))) return null;
  if (more.length > 0) return severalSaid(about.map(smallStart));
  if (RUNS.test(name) && IS_THERE.test(only)) return `which goes to ${only.replace(/^to /, "")}`;
  if (only.length > LONGEST_ASIDE || /^\p{Lu}|\d/u.test(only)) return null;
  const small = smallStart(only);
  if (GOES_FOR.test(small)) return `for ${small}`;
  if (RIDES.test(small)) return `for the ${small.replace("the ", "")}`;
  if (IS_THE.test(small)) return `the ${small.replace("the ", "")}`;
  // "the Riverwalk, which goes through to the city,"
  if (GOES_ON.test(small)) return `which ${small}`;
  if (/^(?:our|my) (?:[\p{L}']+ ){0,2}(?:favou?rite|local|go-to)\b/u.test(small) || /^(?:worth|one of) /.test(small))
    return small;
  const [kind = small] = small.split(/ (?=(?:everybody|everyone|locals|people|that|where|with|in|of|on|from) )/);
  if (!ONE_KIND.test(kind) || isManyPlaces({ names, about, distance: null, more: [] })) return null;
  if (/^(?:the|an?) /.test(small)) return small;
  return /^\p{L}+est\b|^(?:only|main|best|oldest) /u.test(small) ? `the ${small}` : withArticle(small);
}

// "The trail is beautiful, quiet and minutes away."
function isSaidPlainly({ names: [name = "", ...others], about }: PlaceNote): boolean {
  return (
    others.length === 0 && !/[(,]/.test(name) && about.length > 0 && about.length < 3 && about.every(isAdjectivePhrase)
  );
}

// "Bruntsfield and Marchmont, with shops and coffee, are a 15-minute walk away."
function saidOfAll({ names, about }: PlaceNote): string | null {
  if (names.length < 2 || about.length === 0 || about.some((each) => NO_ASIDE.test(each) || /^\p{Lu}/u.test(each)))
    return null;
  const small = about.map(smallStart);
  const [only = ""] = small;
  const said = small.length > 1 ? severalSaid(small) : GOES_FOR.test(only) ? `for ${only}` : null;
  return said !== null && /^(?:for|with) /.test(said) ? said : null;
}

const MOST_SAID = 4;

// "a pub with 300+ whiskies and good pub food", "with seawall walks, bike trails and beaches", "for cakes and coffee".
function severalSaid(about: string[]): string | null {
  const [first = "", ...rest] = about.slice(0, MOST_SAID);
  const areThings = (pieces: string[]) => pieces.every((piece) => isThing(piece) && !GOES_FOR.test(piece));
  if (GOES_FOR.test(first) && rest.every((piece) => GOES_FOR.test(piece))) return `for ${listOf([first, ...rest])}`;
  if (ONE_KIND.test(first) && areThings(rest)) return `${withArticle(first)} with ${listOf(rest.map(oneOrMany))}`;
  if (areThings([first, ...rest])) return `with ${listOf([first, ...rest].map(oneOrMany))}`;
  const isBoth = [first, ...rest].every((piece) => GOES_FOR.test(piece) || isManyOrMuch(piece));
  return isBoth ? `for ${listOf([first, ...rest])}` : null;
}

function isThing(piece: string): boolean {
  return isManyOrMuch(piece) || ONE_KIND.test(piece);
}

// "shops, restaurants and a cinema"
function oneOrMany(piece: string): string {
  return isManyOrMuch(piece) ? piece : withArticle(piece);
}

// "bike trails", "good pub food": what a place has without an article.
export function isManyOrMuch(piece: string): boolean {
  if (piece.length > LONGEST_ASIDE || /^\p{Lu}/u.test(piece) || kindOf(piece) !== "noun") return false;
  const head = headOf(piece);
  return isPlural(head) || MASS_NOUNS.has(head);
}

const ONE_KIND =
  /^(?:\p{Ll}[\p{L}-]+ ){0,2}(?:restaurant|pub|bar|caf[eé]|bakery|diner|deli|supermarket|shop|store|market|brewery|hospital|college|university|park|beach|cove|mall|museum|playground|garden|gym|theatre|theater|cinema|bookstore|bookshop|winery|farm|lake|square|church|trail|library|pharmacy|station|airport|neighbou?rhood|village|town|street|strip|complex|pool|stadium|venue|lookout|hall|hub|island|lagoon|trail|path|gallery|arena|campus|cathedral|castle|marina|boutique|rooftop bar)$/u;
