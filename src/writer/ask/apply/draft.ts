import { sectionOf } from "#writer/compose/compose-sections.ts";
import type { Description, Section, Sentence, WritingOptions } from "#writer/description.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import { hardFactsIn, statesFact } from "#writer/models/checks/find-answer-faults.ts";
import { type Candidate, Candidates, isUnderstoodAfter, standingAlone } from "#writer/revise/candidates.ts";
import { checkSections } from "#writer/rules/check-sections.ts";
import { type FieldRule, fieldsOf, isTitleField } from "#writer/rules/platform-fields.ts";
import { findTopic, type Topic } from "../topics.ts";
import type { Scope } from "../wish.ts";

export const DONE: Outcome = { isDone: true, note: null };

export type DraftSetting = {
  before: Description;
  options: WritingOptions;
  // Facts that are not to be told, by an earlier wish or by this one.
  leaveOut: ReadonlySet<string>;
};

// A text while wishes are carried out in it. Every change is tried on a copy and taken over only if no check refuses it
// and nothing that a guest must know is lost.
export class Draft {
  readonly options: WritingOptions;
  readonly ledger: Ledger;
  readonly leaveOut: Set<string>;
  // Sentences and fields that the request asks to keep.
  readonly kept = new Set<string>();
  readonly keptFields = new Set<string>();
  sections: Section[];
  readonly #hard: Fact[];
  readonly #facts: ReadonlyMap<string, Fact>;
  readonly #known: Set<string>;
  #candidates: Candidates | null = null;

  constructor({ before, options, leaveOut }: DraftSetting) {
    this.options = options;
    this.ledger = { facts: before.facts, contradictions: before.contradictions };
    this.leaveOut = new Set(leaveOut);
    this.sections = before.sections;
    this.#facts = new Map(before.facts.map((fact) => [fact.id, fact]));
    this.#hard = hardFactsIn(before.facts, before.sections);
    this.#known = new Set(this.#blocking(before.sections));
  }

  get fields(): FieldRule[] {
    return fieldsOf(this.options.platform);
  }

  topic(words: string): Topic | null {
    return findTopic({ facts: this.ledger.facts, sections: this.sections }, words);
  }

  fact(id: string): Fact | undefined {
    return this.#facts.get(id);
  }

  sentencesOf(heading: string): Sentence[] {
    return this.sections.find((section) => section.heading === heading)?.sentences ?? [];
  }

  // Fields of sentences that a wish is about, in their order.
  bodies(scope: Scope): FieldRule[] {
    return this.fields.filter(
      ({ heading }) => !isTitleField(heading) && (scope === null || scope.includes(heading)) && this.isThere(heading),
    );
  }

  isThere(heading: string): boolean {
    return this.sections.some((section) => section.heading === heading);
  }

  isFixed(heading: string, sentence: Sentence): boolean {
    return sentence.isLocked === true || this.keptFields.has(heading) || this.kept.has(sentence.text);
  }

  // The writer's own sentences for what may be told.
  get candidates(): Candidates {
    this.#candidates ??= new Candidates(this.#tellable(), this.options);
    return this.#candidates;
  }

  about(ids: ReadonlySet<string>): Candidate[] {
    return this.candidates.about(ids);
  }

  omit(ids: Iterable<string>): void {
    for (const id of ids) this.leaveOut.add(id);
    this.#candidates = null;
  }

  restore(sections: Section[], leaveOut: Iterable<string>): void {
    this.sections = sections;
    this.leaveOut.clear();
    this.omit(leaveOut);
  }

  // Takes over other sentences for some fields; false, and nothing changed, where a check refuses them.
  tryFields(changes: ReadonlyMap<string, Sentence[]>): boolean {
    const sections = this.fields.flatMap(({ heading }) => {
      const present = this.sections.find((section) => section.heading === heading);
      const changed = changes.get(heading);
      if (!changed) return present ? [present] : [];
      const sentences = tidied(changed, present?.sentences ?? []);
      return sentences.length > 0 ? [sectionOf(heading, sentences)] : [];
    });
    if (!this.#isSound(sections)) return false;
    this.sections = sections;
    return true;
  }

  told(sections = this.sections): Set<string> {
    return new Set(sections.flatMap(({ sentences }) => sentences.flatMap(({ facts }) => facts)));
  }

  isHard(id: string): boolean {
    return this.#hard.some((fact) => fact.id === id);
  }

  #isSound(sections: Section[]): boolean {
    const isWhole = this.fields.every(({ heading, isRequired, maxChars }) => {
      const section = sections.find((one) => one.heading === heading);
      return section ? section.text.length <= maxChars : !isRequired || !this.isThere(heading);
    });
    const isLost = (fact: Fact) => !statesFact(bodiesOf(sections), fact) && statesFact(bodiesOf(this.sections), fact);
    return isWhole && !this.#hard.some(isLost) && this.#blocking(sections).every((one) => this.#known.has(one));
  }

  #blocking(sections: Section[]): string[] {
    const { platform, brand } = this.options;
    return checkSections({ platform, sections, ledger: this.ledger, ...(brand && { brand }) })
      .filter(({ severity }) => severity === "block")
      .map(({ rule, section, words }) => `${rule} ${section} ${words}`);
  }

  #tellable(): Ledger {
    return {
      facts: this.ledger.facts.filter(({ id }) => !this.leaveOut.has(id)),
      contradictions: this.ledger.contradictions.filter((one) => !one.facts.some((id) => this.leaveOut.has(id))),
    };
  }
}

// "It" after another sentence than before would be said of another thing, and a paragraph begins where it began.
function tidied(sentences: Sentence[], former: Sentence[]): Sentence[] {
  const isParagraphed = former[0]?.opensParagraph === true;
  let previous: Sentence | undefined;
  return sentences.map((sentence, place) => {
    const at = former.findIndex(({ text }) => text === sentence.text);
    const isClear = at < 0 || sentence.isLocked || isUnderstoodAfter(previous, former, at);
    const alone = isClear ? sentence : { ...sentence, text: standingAlone(former, at)?.text ?? sentence.text };
    const { opensParagraph, ...plain } = alone;
    const isOpening = place === 0 ? isParagraphed : opensParagraph === true && at !== 0;
    const isSame = alone === sentence && isOpening === (opensParagraph === true);
    previous = isSame ? sentence : isOpening ? { ...plain, opensParagraph: true } : plain;
    return previous;
  });
}

// A title is a headline: what guests must read stands in sentences.
function bodiesOf(sections: Section[]): Section[] {
  return sections.filter(({ heading }) => !isTitleField(heading));
}

export function lengthOf(sections: readonly Section[], scope: Scope): number {
  return sections
    .filter(({ heading }) => (scope === null ? true : scope.includes(heading)))
    .reduce((sum, { text }) => sum + text.length, 0);
}

// What became of a wish, in words for the host.
export type Outcome = { isDone: boolean; note: string | null };

export function done(note: string): Outcome {
  return { isDone: true, note };
}

export function notDone(note: string): Outcome {
  return { isDone: false, note };
}
