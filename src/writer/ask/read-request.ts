import type { Description } from "#writer/description.ts";
import { type ClauseKind, type Listing, readClause, wishFor } from "./read-clause.ts";
import { capitalised, newFact, readNewFact, type Told } from "./read-new-fact.ts";
import { plainRequest } from "./request-words.ts";
import { stripped } from "./templates.ts";
import { thingIn } from "./thing-words.ts";
import { findTopic, isKnownThing } from "./topics.ts";
import type { CountName, NewFact, ReadWish, Understanding, Wish } from "./wish.ts";

const FRAMES = [
  "can you",
  "could you",
  "would you",
  "will you",
  "can we",
  "could we",
  "i want you to",
  "i want it to be",
  "i want it",
  "i want",
  "i'd like it to be",
  "i'd like you to",
  "i'd like to",
  "i'd like it",
  "i'd like",
  "i would like you to",
  "i would like it to be",
  "i would like to",
  "i would like",
  "i'd love",
  "i'd prefer it",
  "i'd prefer",
  "i prefer",
  "i wish",
  "i think that",
  "i think",
  "i feel",
  "i guess",
  "we want",
  "we'd like",
  "we would like",
  "we'd prefer",
  "you should",
  "you can",
  "you could",
  "you might",
  "it should be",
  "it needs to be",
  "it has to be",
  "it could be",
  "it should",
  "it needs",
  "the text should be",
  "the text should",
  "the text needs to be",
  "the text is",
  "the description should",
  "the description is",
  "the listing should",
  "it is",
  "it reads",
  "it sounds",
  "this is",
  "lets",
  "try to",
  "make sure you",
  "make sure to",
  "make sure that",
  "make sure",
  "we need",
  "we need to",
  "i need you to",
  "i need it",
  "i need",
  "would be nice if you",
  "would be nice if it",
  "would be great if you could",
  "would be great if you",
  "it would be nice if you",
  "it would be good if you",
  "it would be great if you could",
  "how about you",
  "might be good to",
  "go ahead and",
  "and",
  "but",
  "then",
  "so",
  "or",
  "plus",
  "now",
  "next",
  "second",
  "secondly",
  "firstly",
  "finally",
  "lastly",
  "mind to",
  "do you mind",
  "would you mind",
  "is it possible to",
  "be so kind and",
  "be so kind to",
  "be",
  "to",
  "with",
  "a version",
  "version",
  "have it",
  "my wife wants",
  "my husband wants",
  "my wife thinks",
  "please",
  "would prefer",
  "just",
  "only",
  "feel free to",
  "help me",
  "well",
  "well done but",
  "i like it but",
  "love it but",
  "great but",
  "nice but",
  "good but",
  "looks good but",
  "great",
  "nice",
  "perfect",
].toSorted((one, other) => other.length - one.length);

const ENDS = [
  "then",
  "now",
  "ok",
  "you know",
  "instead",
  "if you could",
  "for now",
  "would be nice",
  "would be great",
  "would be good",
  "would be better",
  "?",
  "you think",
];
const SMALL_TALK =
  /^(?:|great|nice|perfect|good job|well done|looks good|i like it|love it|like it|good|thank|thanks|cool|fine|dear .{0,20}|hope you are well|best|regards|so|the|it|that is all|that is it|not bad|not bad but|no)$/;

type Piece = { words: string; isAlternative: boolean; isNewSentence: boolean };

const JOINTS =
  /(, and |, but |, then |, or |,| and then | and | but | then | or | nor | plus | & | while | yet | although )/;
const MOST_PIECES = 24;

function piecesOf(text: string): Piece[] {
  return quotedApart(text).slice(0, MOST_PIECES);
}

// Apart at stops and at words that join, but not within quotes.
function quotedApart(text: string): Piece[] {
  const kept: string[] = [];
  const hidden = text.replace(
    /"[^"]{1,60}"|(?<![a-z])'[^']{1,60}'(?![a-z])/g,
    (quote) => `\u0001${kept.push(quote) - 1}\u0002`,
  );
  const shown = (words: string) => words.replace(/\u0001(\d+)\u0002/g, (_, at: string) => kept[Number(at)] ?? "");
  return hidden.split(/[.;?\n]+(?=\s|$)|\s-+\s|\s\/\s/).flatMap((sentence) => {
    const parts = sentence.split(JOINTS);
    return parts.flatMap((part, at) => {
      if (at % 2 === 1 || part.trim() === "") return [];
      const joint = (parts[at - 1] ?? "").trim();
      return [{ words: shown(part.trim()), isAlternative: /\b(?:or|nor)$/.test(joint), isNewSentence: at === 0 }];
    });
  });
}

type Home = Pick<Description, "platform" | "facts" | "sections">;

export function listingOf(home: Home): Listing {
  return { platform: home.platform, isThing: (words) => isKnownThing(words) || findTopic(home, words) !== null };
}

function toldBy(home: Home): Told {
  const key = (name: CountName) => (name === "maxGuests" ? "guests" : name);
  return {
    countOf: (name) => {
      const value = home.facts.find((fact) => fact.key === key(name) && fact.isConfirmed)?.value;
      return typeof value === "number" ? value : null;
    },
    isKnown: (thing) => (findTopic(home, thing)?.facts.size ?? 0) > 0,
  };
}

type Former = { kind: ClauseKind; scope: string[] | null; clause: string };

const NEGATION = /\b(?:don't|never|no|without|not|leave out|drop|remove|nothing)\b/;

// What a host asks for in plain words: wishes, things said about the home that are new, and what no rule understands.
export function readRequest(request: string, home: Home): Understanding {
  const listing = listingOf(home);
  const told = toldBy(home);
  const wishes: ReadWish[] = [];
  const facts: NewFact[] = [];
  const notUnderstood: string[] = [];
  let waiting: string[] = [];
  const state: { last: Former | null } = { last: null };

  const take = (words: string, wish: Wish, kind: ClauseKind | null, clause: string) => {
    const scope = "scope" in wish ? wish.scope : null;
    // "the dock and the beach first": what stood before belongs to the same wish.
    if (kind) for (const thing of waiting) wishes.push({ words: thing, wish: wishFor(kind, thing, scope) });
    else notUnderstood.push(...waiting);
    waiting = [];
    wishes.push({ words, wish });
    state.last = kind ? { kind, scope, clause } : null;
  };

  for (const piece of piecesOf(plainRequest(request))) {
    const clause = stripped(piece.words.replace(/^[\s:,]+|[\s:,]+$/g, ""), FRAMES, ENDS);
    if (SMALL_TALK.test(clause)) continue;
    const former = state.last;
    const isDenied = piece.isAlternative && former !== null && NEGATION.test(former.clause);
    const denied = isDenied ? readClause(`don't ${clause}`, listing) : null;
    if (denied) {
      take(piece.words, denied.wish, denied.kind, `don't ${clause}`);
      continue;
    }
    const fact = readNewFact(clause, told);
    if (fact && "fact" in fact) {
      facts.push({ ...fact.fact, words: piece.words });
      state.last = null;
      continue;
    }
    const read = fact
      ? { wish: wishFor("more", fact.mention, null), kind: "more" as const }
      : readClause(clause, listing);
    if (read) {
      take(piece.words, read.wish, read.kind, clause);
      continue;
    }
    const thing = thingIn(clause);
    const isBareThing = thing !== null && listing.isThing(thing);
    if (isBareThing && former && !piece.isNewSentence) {
      wishes.push({ words: piece.words, wish: wishFor(former.kind, thing, former.scope) });
    } else if (isBareThing) waiting.push(thing);
    else {
      notUnderstood.push(piece.words);
      state.last = null;
    }
  }
  notUnderstood.push(...waiting);
  return withUnknownThings({ wishes, facts, notUnderstood }, home);
}

// A thing to be told that no fact knows would have to be invented: it is asked about instead.
function withUnknownThings({ wishes, facts, notUnderstood }: Understanding, home: Home): Understanding {
  const isUnknown = ({ wish }: ReadWish) =>
    ((wish.kind === "amount" && wish.amount === "more") || wish.kind === "order") &&
    findTopic(home, wish.topic) === null;
  const unknown = wishes.filter(isUnknown).map(({ words, wish }) => {
    const thing = "topic" in wish ? wish.topic : words;
    return newFact(words, { added: [capitalised(thing)] });
  });
  return { wishes: wishes.filter((one) => !isUnknown(one)), facts: [...facts, ...unknown], notUnderstood };
}
