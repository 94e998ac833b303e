import type { Fact } from "#writer/ledger/fact.ts";
import { thing } from "../amenity-words.ts";
import { capitalised, listOf } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";

export function family(home: Home): Message[] {
  return [...babies(home), ...playing(home), ...guards(home)];
}

function babies(home: Home): Message[] {
  const { facts, things } = home.pick(
    [home.has("crib") ? "crib" : "travel-crib", "high-chair", "changing-table", "baby-bath", "baby-monitor"],
    3,
  );
  const all = listOf(things);
  const isOnRequest = facts.length > 0 && facts.every(({ qualifiers }) => qualifiers.isOnRequest);
  const isOne = things.length === 1;
  const paid = facts.filter(({ qualifiers }) => qualifiers.cost === "paid");
  const asked = facts.filter(({ qualifiers }) => qualifiers.isOnRequest);
  const isMixed = [paid, asked].some((some) => some.length > 0 && some.length < facts.length);
  if (isMixed) return facts.flatMap((fact) => eachBabyThing(fact));
  if (paid.length > 0) {
    return say(facts, 5, [
      `${capitalised(all)} ${isOne ? "is" : "are"} available for a fee.`,
      `You can have ${all} for a fee.`,
    ]);
  }
  if (isOnRequest) {
    return say(facts, 5, [
      `${capitalised(all)} ${isOne ? "is" : "are"} available on request.`,
      `Ask ahead for ${all}.`,
      `On request there is ${all}.`,
      `With a baby along, ask for ${all}.`,
    ]);
  }
  return say(facts, 5, [
    `For babies there is ${all}.`,
    `${capitalised(all)} ${isOne ? "is" : "are"} here for little ones.`,
    `With a baby along, you have ${all}.`,
    `The smallest guests have ${all}.`,
    `You will find ${all} for a baby.`,
  ]);
}

function eachBabyThing(fact: Fact): Message[] {
  const name = thing(fact);
  const terms = fact.qualifiers.cost === "paid" ? " for a fee" : fact.qualifiers.isOnRequest ? " on request" : "";
  return say([fact], 4, [`${capitalised(name)} is available${terms}.`, `You can have ${name}${terms}.`]);
}

function playing(home: Home): Message[] {
  const { facts, things } = home.pick(["children-toys", "playroom", "children-dinnerware", "children-bikes"], 3);
  const all = listOf(things);
  return say(facts, 4, [
    `Children have ${all}.`,
    `For children there ${/^an? /.test(all) ? "is" : "are"} ${all}.`,
    `You will also find ${all}.`,
  ]);
}

function guards(home: Home): Message[] {
  const { facts, things } = home.pick(
    ["baby-gates", "outlet-covers", "corner-guards", "window-guards", "fireplace-guards"],
    3,
  );
  const all = listOf(things);
  return say(facts, 3, [`${capitalised(all)} are fitted.`, `There are ${all}.`]);
}
