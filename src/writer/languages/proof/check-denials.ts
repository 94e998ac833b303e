import type { Language } from "#shared/contract-values.ts";
import { type AnyLanguage, ROWS } from "../vocabulary/read-vocabulary.ts";
import { IS_DENIAL } from "../vocabulary/word-sets.ts";
import { type Fault, fault, idsIn, type SentenceReading, type Token } from "./read-sentence.ts";

// For each denial the things beside it: "no elevator", "pets are not allowed".
function deniedThings({ tokens, mentions }: SentenceReading, language: AnyLanguage): Set<number>[] {
  const things = mentions.filter(({ rows }) => rows.some(({ kind }) => kind === "thing"));
  return tokens.flatMap(({ clause }, at) => {
    if (!isDenial(tokens, at, language)) return [];
    const beside = things.filter((thing) => thing.clause === clause);
    const near = [beside.findLast(({ first }) => first <= at), beside.find(({ first }) => first >= at)];
    return [
      idsIn(
        near.filter((thing) => thing !== undefined),
        ["thing"],
      ),
    ];
  });
}

// A "NE" in an address is no "ne".
function isDenial(tokens: Token[], at: number, language: AnyLanguage): boolean {
  const token = tokens[at] as Token;
  return IS_DENIAL[language](token.word) && !token.isName && !isStep(tokens, at, language);
}

// French "pas" is also a step: it denies with a "ne", or in front of "de".
function isStep(tokens: Token[], at: number, language: AnyLanguage): boolean {
  const here = tokens[at];
  if (language !== "fr" || here?.word !== "pas") return false;
  const denies = tokens.some(({ word, clause }) => clause === here.clause && (word === "ne" || word === "n"));
  return !denies && !["de", "d"].includes(tokens[at + 1]?.word ?? "");
}

function thingsInDenyingClauses({ tokens, mentions }: SentenceReading, language: Language): Set<number> {
  const clauses = new Set(tokens.filter((_, at) => isDenial(tokens, at, language)).map(({ clause }) => clause));
  return idsIn(
    mentions.filter(({ clause }) => clauses.has(clause)),
    ["thing"],
  );
}

// Where a translation may say no to what English says in another way, and the words it then needs: "closed" is "does not
// open", "when the weather is dry" is "when it does not rain".
const SAYS_NO_OTHERWISE: [RegExp, ((word: string) => boolean)?][] = [
  [/\b(?:keep|keeps|stay|leave)\b[^.;]{0,30}\b(?:off|out|away)\b/i],
  [/\bun[a-z]{3,}ed\b/i],
  [/\b(?:step|smoke|car|traffic|stair|pet)[- ]free\b|\bnon[- ]smoking\b/i],
  [/\b(?:except|unless|instead|rather than|lacks?|avoid|skip|hardly|barely|rarely|seldom|few)\b/i],
  [/\b(?:closed|closes|shut)\b/i, (word) => /^(?:abr|abier|ouvr|ouver|offn|geoffn|apr|aper|aber)/.test(word)],
  [/\bdry\b/i, (word) => /^(?:lluev|pleu|regn|piov|chov)/.test(word)],
];
// Where English says no and denies nothing: "not far" is "near".
const DENIES_NOTHING =
  /\b(?:(?:not|never) (?:far|only|just|least)|no (?:trouble|problem|matter|more than|later than|less than|fewer than|wonder|doubt|longer than|earlier than|sooner)|nothing but|none other|need not|no need|do not need|don't need|not have to|nothing to)\b/gi;

// The same in the other languages, without accents: "sans doute" is "probably".
const DENIES_NOTHING_THERE =
  /\b(?:sans doute|sans (?:probleme|souci)s?|n importe|non seulement|pas seulement|no solo|sin duda|sin problemas?|no muy lejos|no lejos|nicht nur|nicht zuletzt|nicht weit|ohne weiteres|problemlos|non solo|senza dubbio|non appena|non lontano|senza problemi|nao so|nao apenas|sem duvida|sem problemas?|nao muito longe|nao longe)\b/g;

// "Weder Ofen noch Spülmaschine" says two in one.
const JOINS_DENIALS = new Set("weder noch ni ne nem oder ou o".split(" "));
const EXCEPTS = /\b(?:except|excluding)\b/i;
const EXCEPTION =
  /^(?:except|excep|excet|excec|eccett|eccez|salv|menos|sauf|hormis|hors|ausser|ausgenommen|tranne|fuera|meno)/;

export function checkDenials(from: SentenceReading, to: SentenceReading, language: Language): Fault[] {
  const one = deniedThings(from, "en");
  const idleThere = [
    ...to.tokens
      .map(({ word }) => word)
      .join(" ")
      .matchAll(DENIES_NOTHING_THERE),
  ].length;
  const other = deniedThings(to, language).slice(idleThere);
  const isPhrase = SAYS_NO_OTHERWISE.some(
    ([english, isSo]) => english.test(from.text) && (!isSo || to.tokens.some(({ word }) => isSo(word))),
  );
  const isIdle = one.length <= [...from.text.matchAll(DENIES_NOTHING)].length;
  if (one.length > 0 && other.length === 0 && !isIdle)
    return [fault("denial", "", "The English sentence says no to something; the translation does not.")];
  if (one.length === 0 && other.length > 0 && !isPhrase)
    return [fault("denial", "", "The translation says no to something; the English sentence does not.")];
  const isJoined = to.tokens.some(({ word }) => JOINS_DENIALS.has(word));
  if (one.length > 1 && other.length < one.length && !isIdle && !isJoined)
    return [fault("denial", "", "The English sentence says no to more than the translation.")];
  if (EXCEPTS.test(from.text) && other.length === 0 && !to.tokens.some(({ word }) => EXCEPTION.test(word)))
    return [fault("denial", "except", "The exception of the English sentence is missing.")];
  const there = thingsInDenyingClauses(to, language);
  const moved = isIdle
    ? undefined
    : one.find((ids) => ids.size > 0 && there.size > 0 && ![...ids].some((id) => there.has(id)));
  const names = [...(moved ?? [])].map((id) => ROWS[id]?.name ?? "").join(", ");
  return moved ? [fault("denial", names, `It does not deny the same thing as the English sentence: ${names}.`)] : [];
}
