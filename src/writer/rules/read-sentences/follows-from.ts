import { createHash } from "node:crypto";
import type { FollowsFrom, Sentence } from "#writer/description.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import { identityOf } from "#writer/revise/carry-facts.ts";

// What a reading said of this text, to be kept with it. Undefined where it rests on nothing that holds.
export function followsFrom(text: string, ids: readonly string[], ledger: Ledger): FollowsFrom | undefined {
  const facts = [...new Set(ids)];
  const seal = sealOf(text, facts, standingFacts(ledger));
  return seal === null ? undefined : { facts, seal };
}

// The facts that a sentence still follows from: none when its text or one of them has changed since it was read.
export function factsRead(sentence: Sentence, standing: ReadonlyMap<string, Fact>): Fact[] {
  if (!sentence.followsFrom || sentence.isByHost) return [];
  const { facts, seal } = sentence.followsFrom;
  if (sealOf(sentence.text, facts, standing) !== seal) return [];
  return facts.flatMap((id) => standing.get(id) ?? []);
}

// By id, without what is only seen and what is withheld until the host has answered.
export function standingFacts({ facts, contradictions }: Ledger): Map<string, Fact> {
  const withheld = new Set(contradictions.flatMap((one) => one.withheld ?? []));
  return new Map(
    facts.filter(({ id, isConfirmed }) => isConfirmed && !withheld.has(id)).map((fact) => [fact.id, fact]),
  );
}

// Ids are not part of it, since a later text may name the same facts otherwise.
function sealOf(text: string, ids: string[], standing: ReadonlyMap<string, Fact>): string | null {
  const known = ids.flatMap((id) => standing.get(id) ?? []);
  if (ids.length === 0 || known.length < ids.length) return null;
  return createHash("sha256")
    .update(JSON.stringify([text, ...known.map(identityOf)]))
    .digest("base64url")
    .slice(0, SEAL_CHARACTERS);
}

const SEAL_CHARACTERS = 22;
