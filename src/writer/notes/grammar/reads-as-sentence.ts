import { memoizeReadings } from "#writer/text/memoize-readings.ts";
import { isPlural } from "../words/word-lists.ts";
import { NEAR, ThingReader } from "./thing-reader.ts";
import { type Part, type Token, tokensOf } from "./token-reader.ts";

const MOST_TOKENS = 60;

// Whether a sentence can be read as one by a small English grammar. It knows what notes are made into and not all of
// English: what it cannot read is not printed.
export const readsAsSentence = memoizeReadings(read, { most: 2000 });

function read(sentence: string): boolean {
  const tokens = tokensOf(sentence.replace(/\.$/, ""));
  if (tokens.length === 0 || tokens.length > MOST_TOKENS) return false;
  return !disagrees(tokens) && new SentenceReader(tokens).isSentence();
}

// "The offices is near", "the village are quiet": one verb for one thing, looked at where both stand side by side.
function disagrees(tokens: Token[]): boolean {
  return tokens.some(({ kind, small }, at) => {
    const before = tokens[at - 1];
    const first = tokens[at - 2];
    if (
      kind !== "be" ||
      before?.kind !== "noun" ||
      !(first === undefined || first.small === "the" || first.kind === "adjective")
    )
      return false;
    const isStart = at < 4 || tokens[at - 3]?.kind === ",";
    if (!isStart || tokens.slice(0, at).some((token) => /^(?:and|preposition|to)$/.test(token.kind))) return false;
    return isPlural(before.small)
      ? /^(?:is|was)$/.test(small)
      : /^(?:are|were)$/.test(small) && !/^(?:people|staff|police)$/.test(before.small);
  });
}

class SentenceReader extends ThingReader {
  isSentence(): boolean {
    return this.sentence(0).includes(this.tokens.length);
  }

  // What follows a verb.
  rest(at: number): number[] {
    return this.once("rest", at, () =>
      this.many(
        [at],
        (end) => [
          ...this.things(end),
          ...this.said(end),
          ...this.placed(end),
          ...this.word(/^adverb$/)(end),
          ...this.toDo(end),
          ...(this.is(end, /^that$/) ? this.clause(end + 1) : []),
          ...(this.says(end - 1, /^(?:mean|means|say|says|know|sure|let|lets|think|so)$/) ? this.clause(end) : []),
          ...(this.says(end, NEAR) ? [end + 1] : []),
        ],
        4,
      ),
    );
  }

  // The verb and what follows it.
  deed(at: number): number[] {
    return this.once("deed", at, () => {
      const from = this.many([at], this.word(/^adverb$/), 2);
      return [
        ...this.after(this.after(from, this.word(/^be$/)), (end) => this.being(end)),
        ...this.after(this.after(from, this.word(/^have$/)), (end) => [
          ...this.things(end),
          ...(this.is(end, /^past$/) || this.says(end, /^been$/) ? this.rest(end + 1) : []),
          ...this.toDo(end),
        ]),
        ...this.after(this.after(from, this.word(/^modal$/)), (end) =>
          this.after(this.many([end], this.word(/^adverb$/), 1), (next) =>
            this.is(next, /^(?:verb|past|noun|adjective|be|have|modal)$/) ? this.rest(next + 1) : [],
          ),
        ),
        ...this.after(this.after(from, this.word(/^(?:verb|past)$/)), (end) => this.rest(end)),
        ...this.after(from, (end) =>
          this.says(
            end,
            /^(?:park|walk|bike|drive|ride|share|book|plan|rent|stop|seat|sleep|fit|open|face|lead|check)$/,
          )
            ? this.rest(end + 1)
            : [],
        ),
        ...this.after(from, (end) =>
          this.is(end, /^verb$/) && this.is(end + 1, /^and$/) && this.is(end + 2, /^verb$/) ? this.rest(end + 3) : [],
        ),
      ];
    });
  }

  being(at: number): number[] {
    const starts = this.many(
      [at],
      (end) => [...this.word(/^adverb$/)(end), ...(this.says(end, /^all$/) ? [end + 1] : [])],
      2,
    );
    return [
      ...this.after(starts, (end) => (this.says(end, NEAR) ? [end + 1] : [])),
      ...starts.filter((end) => end > at),
      ...this.after(starts, (end) => this.said(end)),
      ...this.after(starts, (end) => this.things(end)),
      ...this.after(starts, (end) => this.placed(end)),
      ...this.after(starts, (end) => (this.is(end, /^(?:past|ing)$/) ? this.rest(end + 1) : [])),
    ];
  }

  // A subject and what it does.
  clause(at: number): number[] {
    return this.once("clause", at, () => {
      const there = this.says(at, /^there$/) && this.is(at + 1, /^be$/) ? this.things(at + 2) : [];
      const short = this.is(at, /^short$/) ? [...this.being(at + 1), ...this.rest(at + 1)] : [];
      const aside: Part = (end) =>
        this.is(end, /^,$/)
          ? [...this.things(end + 1), ...this.placed(end + 1), ...this.said(end + 1)]
              .filter((close) => this.is(close, /^,$/))
              .map((close) => close + 1)
          : [];
      const subjects = [...this.things(at), ...this.doing(at)];
      const whole = this.after([...subjects, ...this.after(subjects, aside)], (end) => this.deed(end));
      const joined = this.many(
        whole,
        (end) =>
          this.is(end, /^and$/)
            ? this.deed(end + 1)
            : this.is(end, /^,$/) && this.is(end + 1, /^and$/)
              ? this.deed(end + 2)
              : [],
        3,
      );
      return [...there, ...short, ...joined];
    });
  }

  // "Walking to the sea"
  doing(at: number): number[] {
    return this.is(at, /^ing$/) ? this.rest(at + 1) : [];
  }

  // "Ask us any time."
  order(at: number): number[] {
    const start = this.says(at, /^(?:please|then)$/) ? at + 1 : at;
    const isAsked =
      this.is(start, /^(?:verb|modal)$/) ||
      (start === 0 && this.is(start, /^(?:noun|adjective)$/) && !this.is(1, /^(?:be|have|modal)$/));
    if (!isAsked) return [];
    return this.is(start, /^modal$/) && this.is(start + 1, /^(?:verb|noun|be|have)$/)
      ? this.rest(start + 2)
      : this.rest(start + 1);
  }

  sentence(at: number): number[] {
    const opening = [
      at,
      ...this.after(
        [
          ...this.placed(at),
          ...this.word(/^adverb$/)(at),
          ...this.toDo(at),
          ...(this.says(at, /^(?:inside|outside|upstairs|downstairs|nearby)$/) ? [at + 1] : []),
        ],
        (end) => [end, ...this.word(/^,$/)(end)],
      ),
      ...(this.is(at, /^that$/) ? this.after(this.clause(at + 1), this.word(/^,$/)) : []),
    ];
    const first = this.after(opening, (end) => [...this.clause(end), ...this.order(end)]);
    return this.many(first, (end) => this.tail(end), 6);
  }

  // What may follow a sentence: "with things", a place, what it is, another sentence.
  tail(at: number): number[] {
    const isComma = this.is(at, /^,$/);
    const next = isComma ? at + 1 : at;
    if (this.is(at, /^:$/)) return [...this.things(at + 1), ...this.clause(at + 1), ...this.order(at + 1)];
    if (this.is(next, /^(?:and|that)$/))
      return [
        ...(this.is(next + 1, /^that$/) ? this.clause(next + 2) : []),
        ...(isComma ? this.placed(next) : []),
        ...this.clause(next + 1),
        ...(isComma ? this.said(next + 1) : []),
        // "and so is the coffee maker"
        ...(this.says(next + 1, /^so$/) && this.is(next + 2, /^be$/) ? this.things(next + 3) : []),
        ...(isComma ? this.order(next + 1) : []),
        ...this.after(this.placed(next + 1), (end) => (isComma ? [end] : [])),
      ];
    if (!isComma) return [];
    return [
      ...(this.says(next, /^all$/) && this.says(next + 1, /^yours$/) ? [next + 2] : []),
      ...this.placed(next),
      ...this.said(next),
      ...this.things(next),
      ...this.order(next),
      ...this.doing(next),
      ...this.word(/^adverb$/)(next),
    ];
  }
}
