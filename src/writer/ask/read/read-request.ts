import type { Description } from "#writer/description.ts";
import { findTopic, isKnownThing } from "../topics.ts";
import type { CountName, NewFact, ReadWish, Understanding } from "../wish.ts";
import { type ClauseKind, type Listing, type ReadClause, readClause, wishFor } from "./read-clause.ts";
import { capitalised, newFact, readNewFact, type Told } from "./read-new-fact.ts";
import { plainRequest } from "./request-words.ts";
import { stripped, thingIn } from "./thing-words.ts";

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
  const hidden = text
    .replace(/[<>]/g, " ")
    .replace(/"[^"]{1,60}"|(?<![a-z])'[^']{1,60}'(?![a-z])/g, (quote) => `<${kept.push(quote) - 1}>`);
  const shown = (words: string) => words.replace(/<(\d{1,3})>/g, (_, at: string) => kept[Number(at)] ?? "");
  return hidden.split(/[.;?\n](?=\s|$)|\s-\s|\s\/\s/).flatMap((sentence) => {
    const parts = sentence.split(JOINTS);
    return parts.flatMap((part, at) => {
      if (at % 2 === 1 || part.trim() === "") return [];
      const joint = (parts[at - 1] ?? "").trim();
      return [{ words: shown(part.trim()), isAlternative: /\b(?:or|nor)$/.test(joint), isNewSentence: at === 0 }];
    });
  });
}

type Home = Pick<Description, "platform" | "facts" | "sections">;

function listingOf(home: Home): Listing {
  return { platform: home.platform, isThing: (words) => isKnownThing(words) || findTopic(home, words) !== null };
}

function keyOf(name: CountName): string {
  return name === "maxGuests" ? "guests" : name;
}

function toldBy(home: Home): Told {
  return {
    countOf: (name) => {
      const value = home.facts.find((fact) => fact.key === keyOf(name) && fact.isConfirmed)?.value;
      return typeof value === "number" ? value : null;
    },
    isKnown: (thing) => (findTopic(home, thing)?.facts.size ?? 0) > 0,
  };
}

type Former = { kind: ClauseKind; scope: string[] | null; clause: string };

const NEGATION = /\b(?:don't|never|no|without|not|leave out|drop|remove|nothing)\b/;

// What a host asks for in plain words: wishes, things said about the home that are new, and what no rule understands.
export function readRequest(request: string, home: Home): Understanding {
  const reading = new Reading(listingOf(home), toldBy(home));
  for (const piece of piecesOf(plainRequest(request))) reading.take(piece);
  return withUnknownThings(reading.finished(), home);
}

class Reading {
  readonly #wishes: ReadWish[] = [];
  readonly #facts: NewFact[] = [];
  readonly #notUnderstood: string[] = [];
  readonly #listing: Listing;
  readonly #told: Told;
  // Things whose wish may follow: "the dock and the beach first".
  #waiting: string[] = [];
  #former: Former | null = null;

  constructor(listing: Listing, told: Told) {
    this.#listing = listing;
    this.#told = told;
  }

  take(piece: Piece): void {
    const clause = stripped(piece.words.replace(/^[\s:,]+/, "").replace(/[\s:,]$/, ""), FRAMES, ENDS);
    if (SMALL_TALK.test(clause)) return;
    const isDenied = piece.isAlternative && this.#former !== null && NEGATION.test(this.#former.clause);
    const denied = isDenied ? readClause(`don't ${clause}`, this.#listing) : null;
    if (denied) {
      this.#note(piece.words, `don't ${clause}`, denied);
      return;
    }
    const fact = readNewFact(clause, this.#told);
    if (fact && "fact" in fact) {
      this.#facts.push({ ...fact.fact, words: piece.words });
      this.#former = null;
      return;
    }
    const read = fact
      ? { wish: wishFor("more", fact.mention, null), kind: "more" as const }
      : readClause(clause, this.#listing);
    if (read) this.#note(piece.words, clause, read);
    else this.#noteThing(piece, clause);
  }

  finished(): Understanding {
    return { wishes: this.#wishes, facts: this.#facts, notUnderstood: [...this.#notUnderstood, ...this.#waiting] };
  }

  #note(words: string, clause: string, { wish, kind }: ReadClause): void {
    const scope = "scope" in wish ? wish.scope : null;
    if (kind) for (const thing of this.#waiting) this.#wishes.push({ words: thing, wish: wishFor(kind, thing, scope) });
    else this.#notUnderstood.push(...this.#waiting);
    this.#waiting = [];
    this.#wishes.push({ words, wish });
    this.#former = kind ? { kind, scope, clause } : null;
  }

  #noteThing({ words, isNewSentence }: Piece, clause: string): void {
    const thing = thingIn(clause);
    const isThing = thing !== null && this.#listing.isThing(thing);
    if (isThing && this.#former && !isNewSentence) {
      this.#wishes.push({ words, wish: wishFor(this.#former.kind, thing, this.#former.scope) });
    } else if (isThing) this.#waiting.push(thing);
    else {
      this.#notUnderstood.push(words);
      this.#former = null;
    }
  }
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
