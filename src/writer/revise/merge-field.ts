import { sectionOf } from "#writer/compose/compose-sections.ts";
import type { Sentence } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { type FieldRule, isTitleField } from "#writer/rules/platform-fields.ts";
import {
  type Candidate,
  type Candidates,
  isContext,
  isLeaning,
  isUnderstoodAfter,
  standingAlone,
} from "./candidates.ts";
import { isBuiltOn } from "./carry-facts.ts";
import { type Replaced, sayNewValue } from "./say-new-value.ts";

// One sentence before and after: kept (both the same), rewritten, taken out (now is null) or added (was is null).
export type Line = { was: Sentence | null; now: Sentence | null };

export type Revision = {
  candidates: Candidates;
  // By id, of the earlier text and of the present ledger.
  facts: ReadonlyMap<string, Fact>;
  gone: ReadonlySet<string>;
  fresh: ReadonlySet<string>;
  // What replaces a fact that is gone.
  replaced: ReadonlyMap<string, Replaced>;
  // Texts that a check has refused under the present facts.
  refused: ReadonlySet<string>;
  // Facts that kept sentences of any field tell.
  toldElsewhere: ReadonlySet<string>;
};

export function isDependent(sentence: Sentence, { gone, refused }: Pick<Revision, "gone" | "refused">): boolean {
  return !sentence.isLocked && (isBuiltOn(gone, sentence) || refused.has(sentence.text));
}

// The sentences of one field: those that rest on what changed in other words, what is new at its place, all others as
// they were.
export function mergeField(field: FieldRule, sentences: Sentence[], revision: Revision): Line[] {
  const merging = new Merging(field, sentences, revision);
  merging.sayNewValues();
  if (isTitleField(field.heading)) merging.replaceTitle();
  else merging.tellNeeded();
  return merging.finished();
}

// What is new and has found no place yet, in a field that has room for it.
export function addToField(field: FieldRule, lines: Line[], candidate: Candidate): Line[] | null {
  const added = withInserted(lines, candidate.sentence, lastPlace(lines));
  return lengthOf(added) <= field.maxChars ? added : null;
}

class Merging {
  readonly #field: FieldRule;
  readonly #sentences: Sentence[];
  readonly #revision: Revision;
  #lines: Line[];

  constructor(field: FieldRule, sentences: Sentence[], revision: Revision) {
    this.#field = field;
    this.#sentences = sentences;
    this.#revision = revision;
    this.#lines = sentences.map((was) => ({ was, now: isDependent(was, revision) ? null : was }));
  }

  // The smallest change first: the same words with another number or name.
  sayNewValues(): void {
    const { gone, replaced, refused } = this.#revision;
    this.#lines = this.#lines.map((line) => {
      if (line.now || !line.was) return line;
      const pairs = line.was.facts.filter((id) => gone.has(id)).map((id) => replaced.get(id));
      const known = pairs.filter((pair) => pair !== undefined);
      const now = known.length > 0 && known.length === pairs.length ? sayNewValue(line.was, known) : null;
      if (!now || refused.has(now.text)) return line;
      const changed = { was: line.was, now };
      const others = this.#lines.filter((one) => one !== line);
      return lengthOf([...others, changed]) <= this.#field.maxChars ? changed : line;
    });
  }

  replaceTitle(): void {
    const { candidates, refused } = this.#revision;
    const [line] = this.#lines;
    if (!line?.was || line.now) return;
    const { was } = line;
    const fitting = candidates
      .titles(this.#field.heading)
      .filter(({ sentence: { text } }) => text.length <= this.#field.maxChars && !refused.has(text));
    const [best] = fitting.toSorted(
      (one, other) => likeness(was.text, other.sentence.text) - likeness(was.text, one.sentence.text),
    );
    this.#lines = [{ was, now: best?.sentence ?? null }];
  }

  tellNeeded(): void {
    const needs = this.#needs();
    while (needs.size > 0) {
      const found = this.#bestFor(needs);
      if (!found) return;
      this.#lines = found.lines;
      for (const id of found.candidate.sentence.facts) needs.delete(id);
    }
  }

  finished(): Line[] {
    return understood(withParagraphs(this.#lines), this.#sentences);
  }

  // What the sentences that fell away also told, what replaced the rest, and what the writer tells here that is new.
  #needs(): Set<string> {
    const { gone, fresh, replaced, candidates } = this.#revision;
    const told = this.#told();
    const open = this.#lines.filter(({ now }) => now === null).flatMap(({ was }) => was?.facts ?? []);
    const orphans = open.map((id) => (gone.has(id) ? replaced.get(id)?.after.id : id));
    // What takes the place of another fact is told where that one was.
    const added = [...candidates.factsTold(this.#field.heading)].filter(
      (id) => fresh.has(id) && !this.#isSuccessor(id),
    );
    return new Set([...orphans, ...added].filter((id) => id !== undefined && !told.has(id)) as string[]);
  }

  #told(): Set<string> {
    return new Set(this.#lines.flatMap(({ now }) => now?.facts ?? []));
  }

  #bestFor(needs: ReadonlySet<string>): { candidate: Candidate; lines: Line[] } | null {
    const { candidates } = this.#revision;
    const told = this.#told();
    const judge = (candidate: Candidate) => this.#judge(candidate, needs, told);
    const full = candidates.for(this.#field.heading).flatMap(judge);
    const isEnough = full.some(({ isPure, tells }) => isPure && tells === this.#tellable(needs));
    const narrow = isEnough ? [] : candidates.about(needs).flatMap(judge);
    const [best] = [...full, ...narrow].toSorted((one, other) => other.worth - one.worth);
    return best ?? null;
  }

  // Empty for a sentence that does not belong here.
  #judge(candidate: Candidate, needs: ReadonlySet<string>, told: ReadonlySet<string>) {
    const { refused, toldElsewhere, fresh } = this.#revision;
    const { text, facts: cited } = candidate.sentence;
    const covered = cited.filter((id) => needs.has(id));
    const isWanted = covered.some((id) => !this.#isContext(id) || !toldElsewhere.has(id));
    const isSaid = this.#lines.some(({ was, now }) => was?.text === text || now?.text === text);
    if (!isWanted || isSaid || refused.has(text)) return [];
    const others = cited.filter((id) => !needs.has(id) && !this.#isContext(id));
    const repeated = others.filter((id) => told.has(id)).length;
    // What is only added says nothing again that stands here already.
    const isAddition = covered.every((id) => fresh.has(id)) && !covered.some((id) => this.#isSuccessor(id));
    if (isAddition && repeated > 0) return [];
    const lines = this.#placed(candidate);
    if (lengthOf(lines) > this.#field.maxChars) return [];
    const like = Math.max(0, ...this.#open().map(({ was }) => likeness(was?.text ?? "", text)));
    const known = cited.filter((id) => this.#isContext(id) && told.has(id)).length;
    const worth = 4 * covered.length - 6 * repeated - 2 * (others.length - repeated) - known + 3 * like;
    return [{ candidate, lines, worth, isPure: others.length === 0, tells: this.#tellable(covered) }];
  }

  // How many of some facts say more than what the home is and where.
  #tellable(ids: Iterable<string>): number {
    return [...ids].filter((id) => !this.#isContext(id)).length;
  }

  #isContext(id: string): boolean {
    const fact = this.#revision.facts.get(id);
    return fact !== undefined && isContext(fact);
  }

  #isSuccessor(id: string): boolean {
    return [...this.#revision.replaced.values()].some(({ after }) => after.id === id);
  }

  #open(): Line[] {
    return this.#lines.filter(({ was, now }) => was !== null && now === null);
  }

  // In the place of the sentence it shares most with; or else after the one that it follows in the writer's own text.
  #placed({ sentence, before }: Candidate): Line[] {
    const keys = this.#keysOf(sentence);
    const shared = (line: Line) => [...this.#keysOf(line.was)].filter((key) => keys.has(key)).length;
    const [open] = this.#open().toSorted((one, other) => shared(other) - shared(one));
    if (open?.was && shared(open) > 0) {
      const { was } = open;
      const now = { ...sentence, ...(was.opensParagraph && { opensParagraph: true }) };
      return this.#lines.map((line) => (line === open ? { was, now } : line));
    }
    return withInserted(this.#lines, sentence, this.#placeAfter(before));
  }

  #keysOf(sentence: Sentence | null): Set<string> {
    const { facts } = this.#revision;
    return new Set((sentence?.facts ?? []).map((id) => facts.get(id)?.key ?? id));
  }

  #placeAfter(before: Sentence[]): number {
    for (const sentence of before.toReversed()) {
      const ids = new Set(sentence.facts.filter((id) => !this.#isContext(id)));
      const at = this.#lines.findLastIndex(({ now }) => now?.facts.some((id) => ids.has(id)));
      if (at >= 0) return at + 1;
    }
    return lastPlace(this.#lines);
  }
}

const SIGNS_OFF = /[!.]$/;

// Nothing comes between a sentence and one that leans on it, and nothing before the sentence that opens the field.
function withInserted(lines: Line[], sentence: Sentence, wanted: number): Line[] {
  let at = lines.length > 0 ? Math.max(1, wanted) : 0;
  while (at < lines.length) {
    const next = lines[at]?.now;
    if (!next || !isLeaning(next)) break;
    at++;
  }
  return lines.toSpliced(at, 0, { was: null, now: sentence });
}

// Before a sign-off, which closes a text.
function lastPlace(lines: Line[]): number {
  const last = lines.at(-1)?.now;
  const isSignOff = last !== null && last !== undefined && last.facts.length === 0 && SIGNS_OFF.test(last.text);
  return isSignOff ? lines.length - 1 : lines.length;
}

export function sentencesIn(lines: Line[]): Sentence[] {
  return lines.flatMap(({ now }) => now ?? []);
}

function lengthOf(lines: Line[]): number {
  return sectionOf("", sentencesIn(lines)).text.length;
}

// Where the sentence that opened a paragraph is gone, the next one opens it.
function withParagraphs(lines: Line[]): Line[] {
  let isOpen = false;
  return lines.map((line) => {
    if (line.now === null) isOpen ||= line.was?.opensParagraph === true;
    else if (isOpen) {
      isOpen = false;
      return { ...line, now: { ...line.now, opensParagraph: true } };
    }
    return line;
  });
}

// "It" after another sentence than before would be said of another thing.
function understood(lines: Line[], sentences: Sentence[]): Line[] {
  let previous: Sentence | undefined;
  return lines.map((line) => {
    const at = line.was ? sentences.indexOf(line.was) : -1;
    const isKept = at >= 0 && line.now?.text === line.was?.text && !line.was?.isLocked;
    const isClear = !isKept || isUnderstoodAfter(previous, sentences, at);
    const now = isClear ? line.now : (standingAlone(sentences, at) ?? line.now);
    if (now) previous = now;
    return { was: line.was, now };
  });
}

// The share of words that two sentences have in common.
function likeness(one: string, other: string): number {
  const [words, others] = [one, other].map((text) => new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u)));
  if (!words || !others) return 0;
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / Math.max(words.size, others.size);
}
