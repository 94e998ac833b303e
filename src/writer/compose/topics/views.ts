import type { AmenityConcept } from "#writer/ledger/amenity-concepts.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf, withArticle } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";

// What one sees far off is "the sea"; a garden or a courtyard in view is no garden to use, so it stays a view.
const VIEWS: [AmenityConcept, string][] = [
  ["view-sea", "sea"],
  ["view-mountain", "mountain"],
  ["view-lake", "lake"],
  ["view-beach", "beach"],
  ["view-bay", "bay"],
  ["view-harbor", "harbor"],
  ["view-river", "river"],
  ["view-canal", "canal"],
  ["view-water", "water"],
  ["view-valley", "valley"],
  ["view-vineyard", "vineyard"],
  ["view-desert", "desert"],
  ["view-city", "city"],
  ["view-golf", "golf course"],
  ["view-park", "park"],
  ["view-garden", "garden"],
  ["view-pool", "pool"],
  ["view-courtyard", "courtyard"],
  ["view-resort", "resort"],
];

export type SeenView = { fact: Fact; name: string };

export function views(home: Home): Message[] {
  const seen = viewsOf(home);
  const facts = seen.map(({ fact }) => fact);
  const all = listOf(seen.map(({ name }) => withArticle(`${name} view`)));
  const isOne = seen.length === 1;
  return say(facts, 8, [
    `There is ${all}.`,
    `You have ${all}.`,
    `Your outlook is ${all}.`,
    `It comes with ${all}.`,
    `${capitalised(all)} ${isOne ? "goes" : "go"} with the ${home.noun}.`,
  ]);
}

export function viewsOf(home: Home): SeenView[] {
  return VIEWS.flatMap(([concept, name]) => {
    const fact = home.amenity(concept);
    return fact ? [{ fact, name: spokenName(fact, name) }] : [];
  }).slice(0, 3);
}

function spokenName(fact: Fact, name: string): string {
  const value = String(fact.value);
  if (fact.key === "amenity.view-sea") return value.includes("ocean") ? "ocean" : "sea";
  if (fact.key === "amenity.view-harbor") return value.includes("marina") ? "marina" : "harbor";
  if (fact.key === "amenity.view-city") return value.includes("skyline") ? "city skyline" : "city";
  return name;
}
