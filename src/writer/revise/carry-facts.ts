import { factsUnder, type Sentence } from "#writer/description.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";

// A ledger whose facts have the ids that an earlier text cites them by, and what differs from that text's facts.
export type CarriedLedger = {
  ledger: Ledger;
  // No longer true, by the ids of the earlier text.
  gone: Set<string>;
  // Not known to the earlier text.
  fresh: Set<string>;
};

export function carryFacts(before: Fact[], { facts, contradictions }: Ledger): CarriedLedger {
  const former = new Map(before.map((fact) => [identityOf(fact), fact.id]));
  let number = Math.max(0, ...before.map(({ id }) => Number(id.slice(1)) || 0));
  const ids = new Map(facts.map((fact) => [fact.id, former.get(identityOf(fact)) ?? `f${++number}`]));
  const idOf = (id: string) => ids.get(id) ?? id;
  const known = new Set(before.map(({ id }) => id));
  const held = new Set(ids.values());
  return {
    ledger: {
      facts: facts.map((fact) => ({ ...fact, id: idOf(fact.id) })),
      contradictions: contradictions.map(({ withheld, ...one }) => ({
        ...one,
        facts: one.facts.map(idOf),
        ...(withheld && { withheld: withheld.map(idOf) }),
      })),
    },
    gone: new Set([...known].filter((id) => !held.has(id))),
    fresh: new Set([...held].filter((id) => !known.has(id))),
  };
}

// Where a fact comes from does not matter to a sentence; whether it may be written does. A database gives the names of
// an object in an order of its own.
export function identityOf({ key, value, qualifiers, index, isConfirmed }: Fact): string {
  const narrowed = Object.entries(qualifiers).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([key, value, narrowed, index ?? null, isConfirmed]);
}

// The sentences of a text that rest on something no longer true.
export function isBuiltOn(ids: ReadonlySet<string>, sentence: Sentence): boolean {
  return factsUnder(sentence).some((id) => ids.has(id));
}
