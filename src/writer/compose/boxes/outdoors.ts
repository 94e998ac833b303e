import type { AmenityConcept } from "#writer/ledger/amenities/amenity-concepts.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { listOf } from "../../text/word-forms.ts";
import { thing } from "../amenity-words.ts";
import type { Home } from "../home/home.ts";
import { type Message, say } from "../message.ts";
import { tripFor } from "../trip.ts";

// The ground outside the door and what stands on it: the grill, the table and the fire are one evening.
export function outdoors(home: Home, grounds: Fact[]): Message[] {
  // A chair and a table say nothing beside what the host says of the garden.
  const isNoted = home.notes.of("outdoor_notes").length > 0;
  const known = (concept: AmenityConcept) => home.untold(concept);
  const [ground] = isNoted ? [] : grounds;
  const grill = known("bbq") ?? known("outdoor-kitchen");
  const table = isNoted ? undefined : known("outdoor-dining");
  const furniture = isNoted ? undefined : known("outdoor-furniture");
  const rest = known("fire-pit") ?? known("hammock");
  // A hammock has no part in a dinner.
  const more = [ground, known("fire-pit")].filter((fact): fact is Fact => fact !== undefined);
  if (grill && table) return grilling(home, { grill, table, more });
  if (table) return eating(table, more);
  if (grill) return grillAlone(grill, more);
  if (rest) return atTheFire(rest, ground);
  if (ground) return sitting(ground, furniture);
  // A chair outside is worth a line only beside a place to put it.
  return say(furniture ? [furniture] : [], 1, ["There is outdoor furniture to sit on."]);
}

function the(fact: Fact): string {
  return thing(fact).replace(/^an? /, "the ");
}

type Grilling = { grill: Fact; table: Fact; more: Fact[] };

function grilling(home: Home, { grill, table, more }: Grilling): Message[] {
  const facts = [grill, table, ...more];
  const all = listOf(facts.map(thing));
  const back = listOf([...more, grill, table].map(thing));
  const isAlone = more.length === 0;
  return say(facts, 7, [
    `You can cook and eat outside: there is ${back}.`,
    `On a warm evening you can cook and eat outside: there is ${all}.`,
    `For dinner outside there is ${back}.`,
    `Outside there is ${back}.`,
    `On fine days you can eat outside: there is ${back}.`,
    isAlone && `Light ${the(grill)} and eat in the outdoor dining area.`,
    tripFor(home) === "in a group" && `Everyone can eat together outside: there is ${all}.`,
    tripFor(home) === "in a group" && `There is room to grill and eat together outside, with ${all}.`,
  ]);
}

function eating(table: Fact, more: Fact[]): Message[] {
  const facts = [table, ...more];
  const all = listOf(facts.map(thing));
  const back = listOf([...more, table].map(thing));
  return say(facts, 6, [
    `You can eat outside: there is ${back}.`,
    `Outside there is ${back}.`,
    `On fine days you can eat outside: there is ${all}.`,
    `For meals outside there is ${back}.`,
    more.length > 0 && `There is ${back} for meals outside.`,
  ]);
}

function grillAlone(grill: Fact, more: Fact[]): Message[] {
  const facts = [grill, ...more];
  const all = listOf([...more, grill].map(thing));
  return say(facts, 6, [
    `You can cook outside: there is ${all}.`,
    `For an evening outside there is ${all}.`,
    `On a warm evening you can cook outside: there is ${all}.`,
    `There is ${all} for warm evenings.`,
    `Outside there is ${all}.`,
  ]);
}

function atTheFire(rest: Fact, ground: Fact | undefined): Message[] {
  const isFire = rest.key.endsWith("fire-pit");
  const all = listOf([...(ground ? [ground] : []), rest].map(thing));
  return say(ground ? [rest, ground] : [rest], 6, [
    isFire && `The evening can end outside: there is ${all}.`,
    isFire && `There is ${all} for the evening.`,
    isFire && !ground && "You can sit around the fire pit after dinner.",
    !isFire && `There is ${all} for a slow afternoon.`,
    !isFire && !ground && "You can spend an afternoon in the hammock.",
    `Outside there is ${all}.`,
  ]);
}

function sitting(ground: Fact, furniture: Fact | undefined): Message[] {
  const it = thing(ground);
  const seat = furniture ? ", with outdoor furniture to sit on" : "";
  return say(furniture ? [ground, furniture] : [ground], 6, [
    `There is ${it}${seat}.`,
    `You have ${it}${seat}.`,
    `Outside there is ${it}${seat}.`,
    furniture && `You can sit outside: there is ${it} and outdoor furniture.`,
  ]);
}
