import { ownValue } from "#shared/own-value.ts";
import { cleanNote, spokenMinutes } from "#writer/notes/read/clean-note.ts";
import { headOf, isAdjectivePhrase, readNote } from "#writer/notes/read/read-note.ts";
import { smallStart, withArticles } from "#writer/notes/words/articles.ts";
import { tagWords } from "#writer/notes/words/tag-words.ts";
import { HOME_NOUNS } from "#writer/notes/words/word-lists.ts";
import { capitalised, withArticle } from "../../text/word-forms.ts";

// What the answer to "what do guests mention first" speaks of.
export function isAbstract(head: string): boolean {
  return /^(?:energy|location|locations|neighborhood|neighbourhood|area|atmosphere|vibe|charm|character|price|value|privacy|quiet|silence|peace|comfort|service|style|stays?|trips?|space|everything|nothing)$/.test(
    head,
  );
}

const NOT_HAD =
  /\b(?:metro|subway|bus|buses|train|trains|tram|transit|transport|walks?|walking|people|host|hosts|art|food|shops|restaurants|city|parking spot)$/;

// Of the metro, the walks and the art one says more than that one has them.
export function isHad(named: string): boolean {
  return !NOT_HAD.test(named) && !isAbstract(named.split(" ").at(-1) ?? "");
}

// "Calm, private, furnished apartment": adjectives and the home they are said of.
export function asOneHome(value: string): string | null {
  const pieces = readNote(spokenMinutes(cleanNote(value)));
  const last = pieces.at(-1);
  if (!last || pieces.length < 2 || last.kind !== "noun" || !HOME_NOUNS.has(headOf(last.text))) return null;
  const before = pieces.slice(0, -1);
  const isPlain = before.every(({ kind, text }) => kind === "adjective" && text.split(" ").length < 3);
  if (!isPlain) return null;
  const [, size = "", noun = last.text] = /^(big|large|huge|small|tiny|spacious|roomy) (.+)$/.exec(last.text) ?? [];
  const adjectives = [...(size === "" ? [] : [size]), ...before.map(({ text }) => smallStart(text))];
  return withArticle(
    [...sizeFirst(adjectives), noun.replace(/^whole |^entire /i, "")]
      .join(", ")
      .replace(/, ([^,]+)$/, isAdjectivePhrase(noun.split(" ")[0] ?? "") ? ", $1" : " $1"),
  );
}

// "a big, central apartment" rather than "a central, big apartment".
function sizeFirst(adjectives: string[]): string[] {
  return [...adjectives.filter(isSize), ...adjectives.filter((word) => !isSize(word))];
}

function isSize(word: string): boolean {
  return /^(?:very )?(?:big|large|huge|small|tiny|spacious|roomy|cozy|cosy)$/.test(word);
}

// "bright, neat apartment in a safe area, free parking" begins with one thing: the adjectives are the apartment's.
export function asOneThing(value: string): string {
  const pieces = readNote(cleanNote(value));
  const at = pieces.findIndex(({ kind }) => kind !== "adjective");
  const named = pieces[at];
  const isHome = at > 0 && at < pieces.length - 1 && named?.kind === "noun" && HOME_NOUNS.has(headOf(named.text));
  const isPlain = pieces
    .slice(0, at)
    .every(({ text, mark }, place) => text.split(" ").length < 3 && (place === 0 || mark === ","));
  if (!isHome || !isPlain || /^(?:an?|the|your|own) /i.test(named.text)) return value;
  const one = pieces
    .slice(0, at + 1)
    .map(({ text }) => text)
    .join(" ");
  return [one, ...pieces.slice(at + 1).map(({ text }) => text)].join(", ");
}

// "1928 building, vintage condo with a fireplace": the condo is in the building.
export function inItsBuilding(value: string): string | null {
  const [building, home, ...rest] = readNote(spokenMinutes(cleanNote(value)));
  const isIn =
    building && home?.kind === "noun" && /^(?:building|tenement|tower|complex|rise)$/.test(headOf(building.text));
  if (!isIn || rest.length > 0 || !HOME_NOUNS.has(headOf(home.text))) return null;
  return `${withArticles(smallStart(home.text))} in ${withArticles(smallStart(building.text))}`;
}

// "Location, few blocks to the station": a word that praises and names nothing gives way to what does.
export function withoutPraise(value: string): string {
  const pieces = readNote(cleanNote(value));
  const kept = pieces.filter(
    ({ text, kind }) => kind !== "noun" || !isAbstract(headOf(text)) || / (?:for|of|with) |\bparking\b/.test(text),
  );
  if (kept.length === pieces.length || kept.every(({ kind }) => kind === "clause")) return value;
  return kept.map(({ text }) => text.replace(/^(?:and|plus) /i, "")).join(", ");
}

const LONGEST_PHRASE = 130;
// "Waking up to the sea" is what you do.
const DEEDS: Record<string, string> = {
  waking: "wake",
  falling: "fall",
  sitting: "sit",
  watching: "watch",
  walking: "walk",
  having: "have",
  being: "are",
  swimming: "swim",
  sleeping: "sleep",
  eating: "eat",
  cooking: "cook",
  seeing: "see",
  hearing: "hear",
  looking: "look",
  stepping: "step",
  living: "live",
  staying: "stay",
};

export const LONGEST_WHOLE = 180;

// "Our guests keep telling us how quiet it is": a sentence of the host's stands as it was written.
export function ownSentence(value: string): string | null {
  const text = cleanNote(value);
  const isOwn = /^(?:our|we|i|guests|people|everyone|everybody|it|you|there|kids|families|most)\b/i.test(text);
  const hasVerb = tagWords(text).some(({ kind }, at) => at > 0 && (kind === "verb" || kind === "auxiliary"));
  return isOwn && hasVerb && text.length <= LONGEST_PHRASE ? `${capitalised(text)}.` : null;
}

// "Falling asleep on the yacht, nothing beats it" is said as it was said; "waking up to the sea" is what you do.
export function whatIsDone(value: string, first: string): string[] | null {
  if (!/^\p{L}{3,12}ing /u.test(first) || tagWords(first)[0]?.kind !== "verb") return null;
  const said = cleanNote(value);
  const deed = ownValue(DEEDS, tagWords(said)[0]?.small ?? "");
  if (!said.includes(",")) return deed ? [`You ${deed}${said.slice(said.indexOf(" "))}.`] : [];
  // "Staying in a house from 1755, big windows" is where one stays, and what it has.
  if (deed === "stay" && said.length <= LONGEST_WHOLE)
    return [`You stay${spokenMinutes(said.slice(said.indexOf(" ")).replace(", ", ": "))}.`];
  return said.length <= LONGEST_PHRASE && !said.includes(". ") ? [`${capitalised(said.replace(", ", ": "))}.`] : [];
}

const MOST_PIECES = 4;
export const SHORTEST_LEAD = 20;

// An answer without its last pieces, the longest first.
export function beginningsOf(answer: string): string[] {
  const ends = [...answer.matchAll(/, | - /g)].map(({ index }) => index).slice(0, MOST_PIECES);
  return (
    ends
      .toReversed()
      .map((end) => answer.slice(0, end))
      // "right between Grafton St" is cut in its middle.
      .filter((begin) => begin.length >= SHORTEST_LEAD && !/\bbetween (?![^,]{0,80} and )[^,]{0,80}$/.test(begin))
  );
}
