import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";

export function laundry(home: Home): Message[] {
  return [...machines(home), ...clothes(home)];
}

function machines(home: Home): Message[] {
  const { facts, things } = home.pick(["washer-dryer", "washer", "dryer"], 2);
  const [first] = facts;
  if (!first) return laundromat(home);
  const isAlike = facts.every((fact) => placeOf(fact) === placeOf(first) && costOf(fact) === costOf(first));
  if (!isAlike) return facts.flatMap((fact) => machineApart(fact));
  const where = placeOf(first);
  const all = listOf(things);
  const both = all.replaceAll(/\ban? /g, "");
  const isOne = things.length === 1 && !home.has("washer-dryer");
  const cost = costOf(first);
  return say(facts, 6, [
    `For laundry there is ${all}${where}${cost}.`,
    `You can do laundry${where}, with ${all}${cost}.`,
    `Laundry is simple: there is ${all}${where}${cost}.`,
    `Pack light: there is ${all}${where}${cost}.`,
    `${capitalised(all)}${where} take${isOne ? "s" : ""} care of laundry${cost}.`,
    `The ${both}${where} ${isOne ? "is" : "are"} available for laundry${cost}.`,
    `Clothes can be washed here, with ${all}${where}${cost}.`,
    `Use the ${both}${where} for laundry${cost}.`,
  ]);
}

function machineApart(fact: Fact): Message[] {
  const name = fact.key.replace("amenity.", "");
  const where = placeOf(fact);
  return say([fact], 5, [
    `There is a ${name}${where}${costOf(fact)}.`,
    `You can use a ${name}${where}${costOf(fact)}.`,
  ]);
}

function placeOf({ qualifiers }: Fact): string {
  if (qualifiers.where === "in unit") return " in the unit";
  return qualifiers.where === "in building" ? " in the building" : "";
}

function costOf({ qualifiers }: Fact): string {
  if (qualifiers.cost === "free") return ", free to use";
  return qualifiers.cost === "paid" ? ", for a fee" : "";
}

function laundromat(home: Home): Message[] {
  const { facts } = home.pick(["laundromat"]);
  return say(facts, 4, [
    "There is a laundromat nearby.",
    "A laundromat is nearby for washing.",
    "For laundry, a laundromat is nearby.",
  ]);
}

function clothes(home: Home): Message[] {
  const { facts, things } = home.pick(["iron", "hangers", "drying-rack", "clothing-storage"], 3);
  const all = listOf(things);
  const isMany = things.length > 1 || things[0] === "hangers";
  return say(facts, 3, [
    `For clothes there ${isMany && !things[0]?.startsWith("an ") ? "are" : "is"} ${all}.`,
    `${capitalised(all)} help${isMany ? "" : "s"} keep clothes neat.`,
    `You will find ${all} for your clothes.`,
    `Unpack and settle in: ${all} ${isMany ? "are" : "is"} here.`,
    `Clothes are looked after, with ${all} here.`,
  ]);
}
