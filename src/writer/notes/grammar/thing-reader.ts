import { type Part, TokenReader } from "./token-reader.ts";

const STANDS_ALONE =
  /^(?:this|that|these|those|both|all|most|some|many|yours|ours|mine|one|each|none|here|everything|nothing|more)$/;
export const NEAR = /^(?:near|around|off|inside|outside|by|close|in|out|up|over|through|across|nearby|there)$/;
// What a note uses as a noun: "the lakefront", "a double".
const CAN_BE_NOUN =
  /^(?:green|lakefront|waterfront|riverside|beachfront|oceanfront|seaside|double|single|queen|king|twin|back|front|top|bottom|north|south|east|west|master|quiet|light|main|outdoors|open|private|young|youngest|inside|outside|\d[\w-]*|[a-z]{3,14}ing)$/;

// Whether a sentence can be read as one by a small English grammar. It knows what notes are made into and not all of

// Words with an s that are deeds wherever they stand.
const DEEDS =
  /^(?:goes|runs|takes|comes|gets|lets|makes|has|gives|brings|leaves|keeps|lives|sleeps|suits|opens|leads|faces|means|needs|costs|works|fits|stays)$/;

// Things and what is said of them: "a garden at the back", "quiet, green and safe".
export abstract class ThingReader extends TokenReader {
  // What a verb does, a subject with its verb, and what follows a verb are read by the reader of sentences.
  abstract deed(at: number): number[];
  abstract clause(at: number): number[];
  abstract rest(at: number): number[];

  // "the old part", "two large bedrooms", "everything", "lots of light"
  thing(at: number): number[] {
    return this.once("thing", at, () => {
      if (this.is(at, /^pronoun$/)) return [at + 1, ...(this.is(at + 1, /^adjective$/) ? [at + 2] : [])];
      const alone = this.is(at, /^number$/) || this.says(at, STANDS_ALONE) ? [at + 1] : [];
      if (this.says(at, /^all$/) && this.says(at + 1, /^of$/) && this.says(at + 2, /^it$/)) alone.push(at + 3);
      if (this.is(at, /^article$/) && this.says(at + 1, /^(?:own|other|others|rest)$/)) alone.push(at + 2);
      // "one of the oldest in the city"
      if (this.is(at, /^article$/) && this.says(at + 1, /^(?:best|most|\p{L}{3,12}est)$/u)) alone.push(at + 2);
      let starts = [at];
      if (this.is(at, /^(?:article|number)$/) || this.says(at, /^(?:lots|loads|plenty|one|some|all|most|couple)$/)) {
        starts = [at, at + 1];
        if (this.is(at + 1, /^(?:article|number|adjective)$/)) starts.push(at + 2);
        if (this.says(at + 1, /^(?:few|couple|lot)$/)) starts.push(at + 2);
        const afterOf = starts.filter((start) => this.says(start, /^of$/)).map((start) => start + 1);
        starts.push(...afterOf, ...afterOf.filter((start) => this.is(start, /^article$/)).map((start) => start + 1));
      }
      return [...alone, ...starts.flatMap((start) => this.named(start))];
    });
  }

  // What stands before the noun, and the nouns.
  named(start: number): number[] {
    const ends: number[] = [];
    let at = start;
    let isNamed = false;
    for (let turn = 0; turn < 14; turn += 1) {
      const isPluralVerb =
        this.says(at, /s$/) &&
        !this.says(at, DEEDS) &&
        (at > start || !this.is(at + 1, /^(?:article|pronoun|preposition)$/));
      const isAfterPlace = at === start && this.is(at - 1, /^(?:preposition|article|adjective)$/);
      const isNamedVerb = this.is(at, /^verb$/) && (isPluralVerb || isAfterPlace);
      if (this.is(at, /^(?:noun|name)$/) || isNamedVerb) {
        isNamed = true;
        at += 1;
        ends.push(at);
        if (this.is(at, /^number$/)) ends.push(at + 1);
      } else if (this.says(at, CAN_BE_NOUN) && !this.is(at + 1, /^(?:noun|name)$/)) {
        isNamed = true;
        at += 1;
        ends.push(at);
      } else if (this.is(at, /^(?:adjective|number|ing|past)$/)) at += 1;
      else if (!isNamed && this.is(at, /^adverb$/)) at += 1;
      else if (!isNamed && this.is(at, /^(?:,|and)$/) && this.is(at + 1, /^(?:adjective|adverb)$/) && at > start)
        at += 1;
      else if (isNamed && this.says(at, /^&$/) && this.is(at + 1, /^(?:name|noun)$/)) at += 1;
      else break;
    }
    return ends;
  }

  // A thing and what is said of it at once: "a garden at the back", "shops within a walk", "a table to eat at".
  whole(at: number): number[] {
    return this.once("whole", at, () => this.many(this.thing(at), (end) => this.saidAtOnce(end)));
  }

  saidAtOnce(at: number): number[] {
    return this.once("said", at, () => [
      ...this.placed(at),
      ...this.word(/^adverb$/)(at),
      ...(this.says(at, NEAR) ? [at + 1] : []),
      ...(this.is(at, /^adverb$/) && this.is(at + 1, /^and$/) && this.is(at + 2, /^adverb$/) ? [at + 3] : []),
      ...(this.says(at, /^all$/) ? [...this.placed(at + 1), ...(this.says(at + 1, NEAR) ? [at + 2] : [])] : []),
      // "a short way off"
      ...this.after(this.is(at, /^(?:article|number)$/) ? this.thing(at) : [], (end) =>
        this.says(end, /^(?:off|away)$/) ? [end + 1] : [],
      ),
      ...(this.is(at, /^(?:past|ing)$/)
        ? this.many([at + 1], (end) => [...this.placed(end), ...this.word(/^adverb$/)(end)], 2)
        : []),
      ...(this.is(at, /^ing$/) ? this.whole(at + 1) : []),
      ...this.toDo(at),
      ...(this.is(at, /^adjective$/) ? [at + 1, ...this.placed(at + 1)] : []),
      ...(this.says(at, /^all$/) && this.is(at + 1, /^(?:adjective|adverb)$/) ? [at + 2] : []),
      ...(this.is(at, /^\($/) ? this.bracket(at) : []),
      ...(this.says(at, /^(?:that|which|who|where|when)$/) ? [...this.deed(at + 1), ...this.clause(at + 1)] : []),
      // "the mattress we love"
      ...(this.says(at, /^(?:we|you|i|everybody|everyone)$/) ? this.after([at + 1], (end) => this.deed(end)) : []),
    ]);
  }

  bracket(at: number): number[] {
    const end = this.tokens.findIndex((token, place) => place > at && token.kind === ")");
    return end < 0 ? [] : [end + 1];
  }

  // "to eat at", "to the sea"
  toDo(at: number): number[] {
    if (!this.says(at, /^to$/)) return [];
    const isDeed = this.is(at + 1, /^(?:verb|noun|adjective|be|have)$/);
    if (!isDeed) return [];
    const done = this.rest(at + 2);
    // "easy to get to", "a table to eat at"
    return [...done, ...this.after(done, this.word(/^(?:preposition|to)$/))];
  }

  // "in the hall", "a 5-minute walk from the sea", "right next to us"
  placed(at: number): number[] {
    return this.once("placed", at, () => {
      const start = this.is(at, /^adverb$/) ? [at, at + 1] : [at];
      const prepositions = start.flatMap((from) =>
        this.many(this.word(/^(?:preposition|to|that)$/)(from), this.word(/^(?:preposition|to)$/), 2),
      );
      return [
        ...this.many(
          this.after(prepositions, (end) => this.things(end)),
          (end) => (this.is(end, /^and$/) ? this.placed(end + 1) : []),
          2,
        ),
        ...this.after(prepositions, (end) => (this.is(end, /^ing$/) ? this.rest(end + 1) : [])),
        ...this.after(prepositions, (end) =>
          this.is(end, /^adjective$/) && this.says(end, /^(?:free|good|long|sure|short|late|high|low)$/)
            ? [end + 1]
            : [],
        ),
        ...this.after(prepositions, (end) =>
          this.says(end, /^(?:here|there|home|downtown|uptown|outside|inside|upstairs|north|south|east|west|foot|it)$/)
            ? [end + 1]
            : [],
        ),
      ];
    });
  }

  // Things in a row: "a sofa, two chairs and a table".
  things(at: number): number[] {
    return this.once("things", at, () => {
      const more: Part = (end) => [
        ...(this.is(end, /^and$/) ? this.whole(end + 1) : []),
        ...(this.is(end, /^,$/)
          ? this.after([end + 1, ...this.word(/^and$/)(end + 1)], (next) => this.whole(next))
          : []),
      ];
      return this.many(this.whole(at), more, 14);
    });
  }

  // "very quiet", "close to the sea", "quiet, green and safe"
  said(at: number): number[] {
    return this.once("adjectives", at, () => {
      const one: Part = (from) => {
        const heads = this.after(this.many([from], this.word(/^adverb$/), 2), this.word(/^(?:adjective|past)$/));
        return this.many(
          heads,
          (end) => [
            ...this.placed(end),
            ...this.toDo(end),
            ...this.word(/^adverb$/)(end),
            ...(this.says(end, NEAR) ? [end + 1] : []),
          ],
          3,
        );
      };
      const next: Part = (end) => [...one(end), ...this.placed(end)];
      const more: Part = (end) => [
        ...(this.is(end, /^and$/) ? next(end + 1) : []),
        ...(this.is(end, /^,$/) ? this.after([end + 1, ...this.word(/^and$/)(end + 1)], one) : []),
      ];
      return this.many(one(at), more, 5);
    });
  }
}
