import type { Section } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { isStated } from "#writer/ledger/stated-facts.ts";

// What a guest must learn from any description, whoever wrote it: what it is, and what is never passed over in silence.
const HARD_KEYS = new Set(["bedrooms", "beds", "bathrooms", "guests", "home.type", "home.scope", "place.city"]);

const NUMBER_WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

// The hard facts that the embedded writer found room for are the ones that a model must not leave out.
export function hardFactsIn(facts: Fact[], sections: Section[]): Fact[] {
  return facts.filter((fact) => isHard(fact) && fact.isConfirmed && statesFact(sections, fact));
}

function isHard(fact: Fact): boolean {
  return HARD_KEYS.has(fact.key) || fact.key === "stairs" || isStated(fact);
}

export function statesFact(sections: Section[], fact: Fact): boolean {
  if (!citesFact(sections, fact)) return false;
  const text = sections.map((section) => section.text.toLowerCase()).join(" ");
  if (typeof fact.value === "number") return hasNumber(text, fact.value);
  return fact.key !== "place.city" || text.includes(String(fact.value).toLowerCase());
}

export function numberWord(value: number): string | undefined {
  return NUMBER_WORDS[value];
}

function citesFact(sections: Section[], fact: Fact): boolean {
  return sections.some(({ sentences }) => sentences.some(({ facts }) => facts.includes(fact.id)));
}

function hasNumber(text: string, value: number): boolean {
  // "The bedroom" is one bedroom, and a studio has none.
  if (value <= 1) return true;
  const words = new Set(text.split(/[^a-z0-9.]+/).map((word) => word.replace(/\.$/, "")));
  if (words.has(String(value))) return true;
  const word = numberWord(Math.floor(value));
  if (word === undefined || !words.has(word)) return false;
  return Number.isInteger(value) || words.has("half");
}
