import { titleCandidates } from "#writer/compose/compose-sections.ts";
import type { Section, Sentence, WritingOptions } from "#writer/description.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import { fieldsOf, isTitleField } from "#writer/rules/platform-fields.ts";
import { writeEmbedded } from "#writer/write-embedded.ts";

const SUBJECT = /^The (\p{L}+) (?:is|has|sleeps|comes|gets|looks|was) /u;

// "It is 9 minutes on foot to the shop" speaks of nothing before it.
const LEANS = /^(?:It (?!is (?:an? )?\d)|(?:Its|They|Their|Both|These|Those) )/;

// A sentence that the writer has for some facts, with those before it in the same field.
export type Candidate = { heading: string; sentence: Sentence; before: Sentence[] };

// Several wordings to choose from, always the same ones: what was shown before it was kept is what is kept.
const FIRST_SEED = 0;
const SEEDS = [FIRST_SEED, 1, 2];
const MOST_TITLES = 12;

// What the home is and where, and with whom it is shared: known to every sentence, and said again in many.
const CONTEXT = /^(?:home|place|brand)\.|^(?:shared-|host-presence)/;

export function isContext({ key }: Fact): boolean {
  return CONTEXT.test(key);
}

export class Candidates {
  readonly #ledger: Ledger;
  readonly #options: WritingOptions;
  readonly #narrow = new Map<string, Candidate[]>();
  readonly #full = new Map<number, Candidate[]>();

  // Facts that are not to be told are not in this ledger.
  constructor(ledger: Ledger, options: WritingOptions) {
    this.#ledger = ledger;
    this.#options = options;
  }

  // As the writer tells all that is known.
  for(heading: string): Candidate[] {
    return SEEDS.flatMap((seed) => this.#fieldIn(seed, heading));
  }

  // The facts that the writer tells in a field.
  factsTold(heading: string): Set<string> {
    return new Set(this.field(heading).flatMap(({ facts }) => facts));
  }

  field(heading: string): Sentence[] {
    return this.#fieldIn(FIRST_SEED, heading).map(({ sentence }) => sentence);
  }

  // As the writer tells these facts when it knows nothing else of the home.
  about(ids: ReadonlySet<string>): Candidate[] {
    const name = [...ids].toSorted().join(" ");
    const known = this.#narrow.get(name);
    if (known) return known;
    const facts = this.#ledger.facts.filter((fact) => ids.has(fact.id) || isContext(fact));
    const contradictions = this.#ledger.contradictions.filter((one) =>
      one.facts.every((id) => facts.some((fact) => fact.id === id)),
    );
    const written = SEEDS.flatMap((seed) => this.#write({ facts, contradictions }, seed));
    const found = written.filter(({ heading }) => !isTitleField(heading));
    this.#narrow.set(name, found);
    return found;
  }

  titles(heading: string): Candidate[] {
    const field = fieldsOf(this.#options.platform).find((one) => one.heading === heading);
    if (!field) return [];
    const others = titleCandidates(this.#ledger, this.#options, field).slice(0, MOST_TITLES);
    return [...this.for(heading), ...others.flatMap(candidatesIn)];
  }

  // Titles as the writer makes them when it knows nothing else of the home than these facts.
  titlesAbout(heading: string, ids: ReadonlySet<string>): Candidate[] {
    const field = fieldsOf(this.#options.platform).find((one) => one.heading === heading);
    if (!field || ids.size === 0) return [];
    const facts = this.#ledger.facts.filter((fact) => ids.has(fact.id) || isContext(fact) || fact.key === "bedrooms");
    return titleCandidates({ facts, contradictions: [] }, this.#options, field)
      .slice(0, MOST_TITLES)
      .flatMap(candidatesIn);
  }

  #fieldIn(seed: number, heading: string): Candidate[] {
    const written = this.#full.get(seed) ?? this.#write(this.#ledger, seed);
    this.#full.set(seed, written);
    return written.filter((candidate) => candidate.heading === heading);
  }

  #write(ledger: Ledger, seed: number): Candidate[] {
    return writeEmbedded(ledger, { ...this.#options, seed }).sections.flatMap(candidatesIn);
  }
}

function candidatesIn({ heading, sentences }: Section): Candidate[] {
  return sentences.flatMap((_, at) => {
    const alone = standingAlone(sentences, at);
    if (!alone) return [];
    return [{ heading, sentence: { text: alone.text, facts: alone.facts }, before: sentences.slice(0, at) }];
  });
}

// Whether a sentence is understood only after the one before it.
export function isLeaning({ text }: Sentence): boolean {
  return LEANS.test(text);
}

// What the sentence at a place of a text is about: its own subject, or the one that its "it" takes over.
function subjectAt(sentences: readonly Sentence[], at: number): string | null {
  for (let place = at; place >= 0; place--) {
    const text = sentences[place]?.text ?? "";
    const named = SUBJECT.exec(text)?.[1];
    if (named) return named;
    if (!text.startsWith("It ")) return null;
  }
  return null;
}

// A sentence in words that need no sentence before it; null where that cannot be said.
export function standingAlone(sentences: readonly Sentence[], at: number): Sentence | null {
  const sentence = sentences[at];
  if (!sentence) return null;
  if (!isLeaning(sentence)) return sentence;
  const subject = subjectAt(sentences, at);
  if (!subject || !sentence.text.startsWith("It ")) return null;
  return { ...sentence, text: sentence.text.replace(/^It/, `The ${subject}`) };
}

// Whether a sentence that leans on the one before it is still understood after another one.
export function isUnderstoodAfter(previous: Sentence | undefined, sentences: readonly Sentence[], at: number): boolean {
  const sentence = sentences[at];
  if (!sentence || !isLeaning(sentence)) return true;
  if (!previous) return false;
  const former = sentences[at - 1];
  if (previous.text === former?.text) return true;
  return subjectAt([previous], 0) !== null && subjectAt([previous], 0) === subjectAt(sentences, at);
}
