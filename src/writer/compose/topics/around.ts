import type { Fact } from "#writer/ledger/fact.ts";
import { listOf } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";
import { hostWords } from "./host-words.ts";

export function around(home: Home): Message[] {
  const area = home.fact("place.neighborhood");
  const names = String(area?.value ?? "").split(", ");
  if (area && names.length > 2) return [...severalAreas(area, names), ...hostWords(home, "nearby")];
  const city = home.fact("place.city");
  const facts = [area, city].filter((fact) => fact !== undefined);
  const name = area?.value;
  const of = city ? `, ${city.value}` : "";
  return [
    ...say(area ? facts : [], 6, [
      `The ${home.noun} is in ${name}${of}.`,
      `You stay in ${name}${of}.`,
      `${name} is the neighborhood${city ? `, in ${city.value}` : ""}.`,
      `The neighborhood is ${name}${of}.`,
      `Your base is ${name}${of}.`,
      `Home for your stay is ${name}${of}.`,
      city ? `You are staying in the ${String(name).replace(/^The /, "")} area of ${city.value}.` : null,
      `The surrounding neighborhood is ${name}${of}.`,
      city ? `${name} is the part of ${city.value} you stay in.` : null,
      `The area is ${name}${of}.`,
      city ? `The ${home.noun} is in ${name}, a neighborhood of ${city.value}.` : null,
      city ? `Of all the neighborhoods in ${city.value}, yours is ${name}.` : null,
      `You are staying in the neighborhood of ${name}${of}.`,
      `The location is ${name}${of}.`,
      `The address is in ${name}${of}.`,
      `Your neighborhood is called ${name}${of}.`,
      `Look for ${name}${of} on the map.`,
      city ? `Within ${city.value}, the area is ${name}.` : null,
    ]),
    ...hostWords(home, "nearby"),
  ];
}

// Some cities name a whole cluster at once; which part is meant is not known.
function severalAreas(area: Fact, names: string[]): Message[] {
  const all = listOf(names);
  return names.length > 4 ? [] : say([area], 6, [`The area covers ${all}.`, `The wider area takes in ${all}.`]);
}

// What no rule knows is passed on in the host's own words.
export function otherAmenities(home: Home): Message[] {
  const facts = home
    .all("amenity.other")
    .filter(({ value }) => isPlainName(String(value)))
    .slice(0, 4);
  const all = listOf(facts.map(({ value }) => String(value)));
  return say(facts, 4, [`Also here: ${all}.`, `The host also lists ${all}.`, `You will also find: ${all}.`]);
}

function isPlainName(words: string): boolean {
  return (
    words.length <= 60 &&
    /^[\p{Script=Latin}\d][\p{Script=Latin}\d ,.'’()&+/-]*$/u.test(words) &&
    words.split(" ").length <= 7
  );
}
