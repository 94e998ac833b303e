import type { Home } from "../home/home.ts";
import { isDisclosure, type Message } from "../message.ts";
import { disclosures, finerRules, rules } from "./house-rules.ts";
import { absences, stairs } from "./limitations.ts";

export type Told = { notes: (...fields: string[]) => Message[]; limit: Message[] };

// "There are cameras outside" beside "There are security cameras outside". Where they point is always told.
const ONLY_OF_CAMERAS =
  /^(?:There (?:is|are) |You have |Please note: )?(?:an? )?(?:(?:outside|outdoor|exterior|security) ){0,2}cameras?(?: (?:outside|on site|on the (?:property|premises)|on property))?\.$/i;
const ARE_OUTSIDE = /\bout(?:side|door)|\bexterior\b/i;

const AND_OF_CAMERAS =
  /,? and (?:the (?:security )?cameras? (?:is|are)|there (?:is|are) (?:an? )?(?:security )?cameras?) outside(?=\.)/i;

export function thingsToNote(home: Home, { notes, limit }: Told): Message[] {
  const stated = disclosures(home);
  const states = (words: RegExp) => stated.some(({ variants }) => variants.some((text) => words.test(text)));
  const areCamerasStated = states(/\bexterior security cameras\b|\bsecurity cameras outside\b/i);
  const isNew = ({ variants: [text = ""] }: Message) =>
    !ONLY_OF_CAMERAS.test(text) || !(areCamerasStated || (states(/\bsecurity cameras\b/) && !ARE_OUTSIDE.test(text)));
  const once = (message: Message) =>
    areCamerasStated
      ? { ...message, variants: message.variants.map((text) => text.replace(AND_OF_CAMERAS, "")) }
      : message;
  return [
    ...stated,
    ...stairs(home).filter((message) => isDisclosure(message) && !isTold(message, limit)),
    ...absences(home),
    ...finerRules(home),
    ...rules(home),
    ...notes(
      "house_rules",
      "pet_rules",
      "things_to_note",
      "seasonal_notes",
      "notes",
      "description",
      "stairs",
      "said_at_revision",
    )
      .filter(isNew)
      .map(once),
  ];
}

export function isTold({ facts }: Message, before: Message[]): boolean {
  return before.some((told) => told.facts.some((fact) => facts.includes(fact)));
}
