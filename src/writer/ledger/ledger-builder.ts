import type { Fact, FactSource, Qualifiers } from "./fact.ts";

export type NewFact = {
  key: string;
  value: Fact["value"];
  qualifiers?: Qualifiers;
  source: FactSource;
  field?: string;
  index?: number;
  confidence?: number;
  isConfirmed?: boolean;
  isSaid?: boolean;
};

// Numbers the facts as they come. The same fact said twice is one fact.
export class LedgerBuilder {
  readonly facts: Fact[] = [];
  readonly #seen = new Set<string>();

  add({
    key,
    value,
    qualifiers = {},
    source,
    field,
    index,
    confidence = 1,
    isConfirmed = true,
    isSaid,
  }: NewFact): void {
    const identity = JSON.stringify([key, value, qualifiers, index]);
    if (this.#seen.has(identity)) return;
    this.#seen.add(identity);
    const id = `f${this.facts.length + 1}`;
    const place = { ...(field !== undefined && { field }), ...(index !== undefined && { index }) };
    this.facts.push({
      id,
      key,
      value,
      qualifiers,
      source,
      ...place,
      confidence,
      isConfirmed,
      ...(isSaid && { isSaid }),
    });
  }
}
