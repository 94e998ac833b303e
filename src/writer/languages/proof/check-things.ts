import type { Language } from "#shared/contract-values.ts";
import { type AnyLanguage, ROWS } from "../vocabulary/read-vocabulary.ts";
import { IS_HARMLESS } from "../vocabulary/word-sets.ts";
import type { Account, Sentences } from "./account-for-words.ts";
import { isNumber } from "./read-amounts.ts";
import { type Fault, fault, idsIn, type Mention, type SentenceReading, type Token } from "./read-sentence.ts";

// A thing or limit stands on both sides. What may mean several things is licensed by one of them, and missing only where
// none of them is there.
export function checkThings({ from, to, known, language }: Sentences, account: Account): Fault[] {
  const said = new Set([...idsIn(from.mentions), ...idsIn(known.mentions), ...from.inner.map(({ id }) => id)]);
  const told = idsIn(to.mentions);
  const added = to.mentions.filter(
    (mention) =>
      isThingOrLimit(mention) &&
      !isSoft(mention) &&
      !isFreePhrase(mention, account) &&
      !isParaphrased(mention, from) &&
      !isLimitOfNothing(mention, to, language) &&
      !mention.rows.some(({ id }) => said.has(id)) &&
      !isCoveredThing(mention, account) &&
      !isGlue(mention, to, language) &&
      !isNumber(to.tokens[mention.first] as Token, language),
  );
  const lost = from.mentions.filter(
    (mention) =>
      mention.rows.every(({ kind }) => kind !== "word") &&
      !isSoft(mention) &&
      !isLimitOfNothing(mention, from, "en") &&
      from.tokens[mention.first]?.word !== "welcome" &&
      !mention.rows.some(({ id }) => told.has(id)) &&
      (mention.rows.some(({ name }) => STRICT.has(name)) || !isInside(mention, account.isTold)),
  );
  return [
    ...added.map((mention) =>
      fault("thing", wordsOf(mention, to), `"${wordsOf(mention, to)}" is not in the English sentence.`),
    ),
    ...lost.map((mention) => fault("missing", wordsOf(mention, from), `"${wordsOf(mention, from)}" is missing.`)),
  ];
}

const STRICT = new Set(["private", "shared", "share", "free", "heated", "entire"]);
const OF_AMOUNTS = new Set(["before", "after", "until", "up to", "at least"]);
const AMOUNT_IS_NEAR = 3;
// Who stays is named or left out as a language likes: "sleeps six", "para seis personas".
export const PEOPLE = "guest";

function isThingOrLimit({ rows }: Mention): boolean {
  return rows.some(({ kind }) => kind !== "word");
}

// The dictionary names things more freely than the tables, but the limits that guests pay or are disappointed for are for
// the tables alone.
// In "Gartensauna" the garden does not speak for the sauna.
function isCoveredThing(mention: Mention, { isCalled }: Account): boolean {
  return isInside(mention, isCalled) && mention.rows.some(({ kind, name }) => kind === "thing" || !STRICT.has(name));
}

// What may also mean something that is promised is not soft: "cheminée" begins like "chemin".
function isSoft({ rows }: Mention): boolean {
  return rows.every((row) => row.isSoft);
}

// "No parties" is "parties are not allowed", and "for you" may be said in words that also mean "for you alone".
const SAID_OTHERWISE = new Map([
  ["shared", new Set(["share", "shares", "sharing"])],
  ["share", new Set(["shared", "communal"])],
  ["always", new Set(["still", "ever", "every"])],
  ["allowed", new Set(["no", "not"])],
  ["entire", new Set(["you", "your", "yours", "yourself", "yourselves", "all", "full", "fully", "everything"])],
]);

function isParaphrased({ rows }: Mention, { tokens, mentions }: SentenceReading): boolean {
  // Where something is shared, "for you alone" needs its own words in English.
  if (tellsOfSharing(mentions) && rows.some(({ name }) => name === "entire")) return false;
  return rows.some(({ name }) => tokens.some(({ word }) => SAID_OTHERWISE.get(name)?.has(word)));
}

// "Zu Hause", "por la calle": as a phrase they name no house and no street.
function isFreePhrase({ first, last }: Mention, { freePhrases }: Account): boolean {
  return freePhrases.slice(first, last + 1).every(Boolean);
}

// "After", "until", "up to" limit something where a number or a time stands beside them.
function isLimitOfNothing({ rows, first, last }: Mention, { tokens }: SentenceReading, language: AnyLanguage): boolean {
  if (!rows.every(({ name }) => OF_AMOUNTS.has(name))) return false;
  return !tokens
    .slice(Math.max(0, first - AMOUNT_IS_NEAR), last + 1 + AMOUNT_IS_NEAR)
    .some((token) => isNumber(token, language));
}

function isInside({ first, last }: Mention, places: boolean[]): boolean {
  return places.slice(first, last + 1).every(Boolean);
}

// A word that is also one of those that hold sentences together: "da", "bis", "con".
function isGlue({ first, last }: Mention, { tokens }: SentenceReading, language: Language): boolean {
  return first === last && IS_HARMLESS[language](tokens[first]?.word ?? "");
}

function wordsOf({ first, last }: Mention, { tokens }: SentenceReading): string {
  return tokens
    .slice(first, last + 1)
    .map(({ raw }) => raw)
    .join(" ");
}

// "A private pool and a shared garden" must not change places.
export function checkBoundLimits(from: SentenceReading, to: SentenceReading, language: Language): Fault[] {
  const one = boundLimits(from, true);
  const other = boundLimits(to, language === "de");
  const things = new Set([...idsIn(from.mentions, ["thing"])].filter((id) => idsIn(to.mentions, ["thing"]).has(id)));
  const isShared = tellsOfSharing(from.mentions);
  return [...one].flatMap(([limit, bound]) => {
    const there = other.get(limit);
    if (!there) return [];
    const mine = [...bound].filter((id) => things.has(id));
    const theirs = [...there].filter((id) => things.has(id));
    const name = ROWS[limit]?.name ?? "";
    const isSame = mine.length === 0 || theirs.length === 0 || mine.some((id) => theirs.includes(id));
    // Where something is shared, nothing else may become private.
    if (name === "private" && isShared && theirs.some((id) => !mine.includes(id)))
      return [fault("limit", name, "Something that is shared is called private.")];
    return isSame ? [] : [fault("limit", name, `"${name}" stands beside another thing than in English.`)];
  });
}

// Limits that belong to one thing of a sentence; the others may speak of all of it.
const BOUND = new Set(["private", "shared", "heated", "paid"]);

// "The bathroom is private to the room."
const isIs = new Set("is are was were stays remains ist sind war waren bleibt bleiben".split(" "));

function boundLimits({ mentions, tokens }: SentenceReading, followsLimit: boolean): Map<number, Set<number>> {
  const things = mentions.filter(({ rows }) => rows.some(({ kind }) => kind === "thing"));
  const bound = new Map<number, Set<number>>();
  for (const { rows, first, clause } of mentions) {
    for (const { id, kind, name } of rows) {
      if (kind !== "limit" || !BOUND.has(name)) continue;
      const beside = things.filter((thing) => thing.clause === clause);
      const next =
        followsLimit && !isIs.has(tokens[first - 1]?.word ?? "")
          ? (beside.find((thing) => thing.first > first) ?? beside.at(-1))
          : (beside.findLast((thing) => thing.first < first) ?? beside[0]);
      const ids = bound.get(id) ?? new Set<number>();
      for (const one of next ? compoundOf(next, things) : [])
        for (const row of one.rows) if (row.kind === "thing") ids.add(row.id);
      bound.set(id, ids);
    }
  }
  return bound;
}

// "A private garden apartment": all things that follow one another.
function compoundOf(thing: Mention, things: Mention[]): Mention[] {
  const next = things.find(({ first }) => first === thing.last + 1);
  return next ? [thing, ...compoundOf(next, things)] : [thing];
}

function tellsOfSharing(mentions: Mention[]): boolean {
  return mentions.some(({ rows }) => rows.some(({ name }) => name === "shared" || name === "share"));
}
