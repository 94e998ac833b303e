import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf, numberWord } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";

export function parking(home: Home): Message[] {
  const facts =
    home.untold("parking") && home.notes.of("parking_notes").length === 0
      ? home.all("amenity.parking").slice(0, 3)
      : [];
  const charger = home.untold("ev-charger");
  const kinds = [...new Set(facts.map(parkingWords))];
  const all = listOf(kinds);
  const isFree = kinds.length === 1 && kinds[0]?.startsWith("free");
  const place = /^free parking (.+)$/.exec(kinds[0] ?? "")?.[1] ?? "";
  const isStreet = kinds[0] === "free street parking";
  return [
    ...say(facts, 7, [
      `There is ${all}.`,
      `Drivers have ${all}.`,
      `${capitalised(all)} ${kinds.length > 1 ? "are" : "is"} available.`,
      `If you come by car, there is ${all}.`,
      `Arriving by car, you have ${all}.`,
      `You can bring a car, since there is ${all}.`,
      isFree && isStreet && "Leave the car on the street for free.",
      isFree && isStreet && "Street parking is free.",
      isFree && !isStreet && place !== "" && `You can park for free ${place}.`,
      isFree && !isStreet && place !== "" && `Parking is free ${place}.`,
    ]),
    ...say(charger ? [charger] : [], 6, [
      "There is an EV charger.",
      "An EV charger is available.",
      "You can use the EV charger.",
    ]),
  ];
}

// "free parking on the premises", "paid garage parking off the premises (2 spaces)".
export function parkingWords({ value, qualifiers }: Fact): string {
  const words = String(value);
  const cost = qualifiers.cost ?? "";
  if (/\bstreet\b/.test(words)) return [cost, "street parking"].filter(Boolean).join(" ");
  const kind = ["garage", "driveway", "carport"].find((name) => words.includes(name)) ?? "";
  const where = /on premises|on[- ]site/.test(words)
    ? "on the premises"
    : /off premises/.test(words)
      ? "off the premises"
      : "";
  const spaces = qualifiers.count && qualifiers.count > 1 ? `for ${numberWord(qualifiers.count)} cars` : "";
  return [cost, kind, "parking", where, spaces].filter(Boolean).join(" ");
}
