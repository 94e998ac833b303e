import type { Platform } from "#writer/description.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import { checkSections } from "./check-sections.ts";
import type { Finding } from "./finding.ts";

export type GivenFact = Pick<Fact, "key" | "value"> & Partial<Omit<Fact, "key" | "value">>;

// For tests: a ledger of confirmed facts, unless one says otherwise.
export function ledgerOf(facts: GivenFact[]): Ledger {
  return {
    facts: facts.map((fact, at) => ({
      id: `f${at + 1}`,
      qualifiers: {},
      source: "form",
      confidence: 1,
      isConfirmed: true,
      ...fact,
    })),
    contradictions: [],
  };
}

type Asked = {
  text: string;
  facts?: GivenFact[];
  platform?: Platform;
  heading?: string;
  writer?: "model" | "embedded";
};

// For tests: what the checks find in one field, without the fields that the text leaves out.
export function findingsIn({
  text,
  facts = [],
  platform = "airbnb",
  heading = "The space",
  writer = "embedded",
}: Asked): Finding[] {
  const sections = [{ heading, text, sentences: [{ text, facts: [] }] }];
  return checkSections({ platform, sections, ledger: ledgerOf(facts), writer }).filter(
    ({ rule }) => !rule.endsWith("-missing"),
  );
}

// For tests: the rules that block, each with the words it blocks, such as "proof.amenity: hot tub".
export function blockedIn(asked: Asked): string[] {
  return findingsIn(asked)
    .filter(({ severity }) => severity === "block")
    .map(({ rule, words }) => `${rule}: ${words}`);
}
