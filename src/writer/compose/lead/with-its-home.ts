import { isPraised } from "../../rules/style/avoided-words.ts";
import { numberWord } from "../../text/word-forms.ts";
import type { CalledHome } from "../home/called-home.ts";
import type { Home } from "../home/home.ts";
import type { Lead, Message } from "../message.ts";
import { placedHome, withoutLastComma } from "./rare-lead.ts";

// "You have a big pool and are 200 m from the beach" right below a title with the same words reads as said twice; with
// the home as its subject it says what the title has no room for: "This one-bedroom apartment in Cala'n Blanes has …".
export function withItsHome(home: Home, lead: Lead, called: CalledHome): Lead {
  const [first, ...rest] = lead.messages;
  const hasName = called.name !== null || called.kind !== null || called.adjectives !== "";
  if (lead.kind !== "guests mention" || !first || hasName || !(home.isEntire || home.isRoom)) return lead;
  const [text = "", ...others] = first.variants;
  const told = others.length === 0 ? toldOfHome(home, text) : null;
  return told ? { ...lead, messages: [named(first, told), ...rest] } : lead;
}

const HAS_THINGS = /^You have (?!the |your |no |room |space |all |this |it |an? place )/;
const IS_SO = /^The (\p{L}+) (?=is |has )/u;
const IS_SO_FAR = /^You are (?=(?:an? )?\d|one |two |steps |minutes |right |just )/;
// What goes on about the guest, or names the home or its place itself, keeps its own subject.
const HAS_OTHER_SUBJECT =
  /\b(?:you|we|I)\b|\byour own\b|\b(?:apartment|flat|condo|house|home|cottage|cabin|villa|townhouse|loft|suite|studio|room|place|building|basement)\b/;
const LONGEST = 170;

type Told = { text: string; facts: Message["facts"] };

function toldOfHome(home: Home, text: string): Told | null {
  const [opening = ""] = text.split(". ");
  const [begin = ""] = HAS_THINGS.exec(text) ?? IS_SO_FAR.exec(text) ?? ownSubject(home, text) ?? [];
  const rest = text.slice(begin.length);
  const { city, where } = home;
  const isPlaced = [city, home.text("place.neighborhood"), ...(where ? [where.words.replace(/^in /, "")] : [])].some(
    (name) => name !== null && text.toLowerCase().includes(name.toLowerCase()),
  );
  if (begin === "" || isPlaced || isPraised(text) || HAS_OTHER_SUBJECT.test(opening.slice(begin.length))) return null;
  const bedrooms = home.isStudio || home.isRoom || /\bbedrooms?\b/.test(text) ? null : home.number("bedrooms");
  const { words, placed } = placedHome(home, []);
  const sized = `${bedrooms ? `${numberWord(bedrooms)}-bedroom ` : ""}${words}`;
  const verb = HAS_THINGS.test(text) ? (home.isRoom ? "comes with " : "has ") : IS_SO_FAR.test(text) ? "is " : "";
  // "You have a pool and are 200 m from the beach": the home has and is.
  const told = `This ${sized} ${verb}${HAS_THINGS.test(text) ? rest.replace(/ and are (?=[^,.]{2,60} from )/, " and is ") : rest}`;
  if (told.length > LONGEST) return null;
  const kinds = home.factsOf("home.type", "home.scope", ...(bedrooms ? ["bedrooms"] : []));
  return { text: told, facts: [...kinds, ...placed] };
}

function ownSubject(home: Home, text: string): RegExpExecArray | null {
  const found = IS_SO.exec(text);
  return found?.[1] === (home.isRoom ? "room" : home.noun) ? found : null;
}

function named(message: Message, { text, facts }: Told): Message {
  return withoutLastComma({ ...message, facts: [...new Set([...message.facts, ...facts])], variants: [text] });
}
