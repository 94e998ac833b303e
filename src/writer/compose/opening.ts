import { type CalledHome, calledHome } from "./called-home.ts";
import { capitalised, withArticle } from "./grammar.ts";
import type { Home } from "./home.ts";
import { identityMessage, identityOf, sizedHome } from "./identity.ts";
import type { Lead } from "./lead-type.ts";
import { type Message, say } from "./message.ts";
import type { Random } from "./random.ts";

const LONGEST = 250;
const SHARE_IN_ONE = 0.9;
const SHARE_BARE = 0.45;

export type Opening = {
  lead: Message[];
  identity: Message[];
  // In two sentences, for a field that has no room for the long one.
  briefly: Message[];
  // What the host calls the home, where it is told with what it is.
  called: CalledHome;
};

// The reason to book and what it is: in one sentence where the reason is a phrase, else in two.
export function openingOf(home: Home, lead: Lead, random: Random): Opening {
  const isInOne = random() < SHARE_IN_ONE;
  const said = lead.messages.flatMap(({ variants }) => variants.slice(0, 1)).join(" ");
  const called = calledHome(home, said);
  const hasName = called.name !== null || called.kind !== null;
  const isBare = lead.bareHome !== undefined && random() < SHARE_BARE;
  const bare = isBare && !hasName ? withItsCounts(home, lead, lead.bareHome ?? "") : [];
  const whole = lead.phrase && isInOne && !hasName ? inOneSentence(home, { lead, phrase: lead.phrase, called }) : [];
  const one = bare.length > 0 ? bare : whole;
  const identity = identityMessage(home, said, called);
  const briefly = [...lead.messages, ...identity];
  return one.length > 0
    ? { lead: one, identity: [], briefly, called }
    : { lead: lead.messages, identity, briefly, called };
}

// "A garden-level apartment in a historic mansion, central: two bedrooms and one bathroom for up to seven, all yours."
function withItsCounts(home: Home, { messages }: Lead, bareHome: string): Message[] {
  if (!home.isEntire || !isTheHome(home, bareHome)) return [];
  const { facts, rooms, party } = identityOf(home, bareHome);
  if (rooms === "" || party === null) return [];
  const where = unsaid(home, bareHome);
  const alone = /\b(?:private|whole|entire)\b/i.test(bareHome) ? "" : ", all yours";
  const known = [...messages.flatMap((message) => message.facts), ...facts, ...(home.where?.facts ?? [])];
  return say([...new Set(known)], 12, [`${capitalised(bareHome)}: ${rooms} for ${party}${where}${alone}.`])
    .filter(({ variants: [text = ""] }) => text.length <= LONGEST)
    .map((message) => ({ ...message, isVerbatim: true }));
}

type Phrase = NonNullable<Lead["phrase"]>;

type InOne = { lead: Lead; phrase: Phrase; called: CalledHome };

function inOneSentence(home: Home, { lead: { messages }, phrase, called }: InOne): Message[] {
  const known = [
    ...messages.flatMap(({ facts }) => facts),
    ...identityOf(home).facts,
    ...(home.where?.facts ?? []),
    ...called.facts,
  ];
  const variants = phrase.isHome ? homeIsYours(home, phrase) : thingsComeWith(home, phrase, called);
  return say([...new Set(known)], 12, variants)
    .map((message) => ({ ...message, variants: message.variants.filter(({ length }) => length <= LONGEST) }))
    .filter((message) => message.variants.length > 0)
    .map((message) => ({ ...message, isVerbatim: true }));
}

// "The top floor of a townhouse, 5 minutes from the PATH, is all yours: one bedroom, two beds and one bathroom."
function homeIsYours(home: Home, { words }: Phrase): (string | false)[] {
  if (!home.isEntire || !isTheHome(home, words)) return [];
  const { rooms, party } = identityOf(home, words);
  if (rooms === "" || party === null) return [];
  const { named, before } = placed(home, words);
  const whole = before === "" ? capitalised(named) : `${before}, ${named}`;
  const hasTail = named.includes(",");
  const comma = hasTail ? "," : "";
  return [
    `${whole}${comma} is all yours: ${rooms} for ${party}.`,
    !hasTail && `${whole}, all yours, with ${rooms} for ${party}.`,
    `${whole}${comma} is yours alone, with ${rooms} for ${party}.`,
    !hasTail && before === "" && `You have ${named} to yourselves, with ${rooms} for ${party}.`,
    hasTail && before === "" && `You have ${named}, all to yourselves: ${rooms} for ${party}.`,
  ];
}

// An apartment in a Victorian house is not the house.
function isTheHome(home: Home, words: string): boolean {
  const isHouse = /\b(?:house|mansion|townhouse|brownstone|building|villa|farmhouse|cottage)$/.test(
    words.split(/,| (?:with|in|of|near|for|on|from|by) /)[0] ?? "",
  );
  return !isHouse || !/^(?:apartment|condo|flat|studio|suite|loft|rental unit)$/.test(home.noun);
}

// The place goes where the phrase leaves room for it: after its district, at its end, or in front.
function placed(home: Home, words: string): { named: string; before: string } {
  const { city, where } = home;
  const district = home.text("place.neighborhood");
  const has = (name: string | null) => name !== null && isNamedIn(name, words);
  if (!where || has(city)) return { named: words, before: "" };
  if (district && has(district) && city) {
    const end = words.toLowerCase().indexOf(district.toLowerCase()) + district.length;
    const rest = words.slice(end);
    return { named: `${words.slice(0, end)}, ${city}${rest.startsWith(" ") ? "," : ""}${rest}`, before: "" };
  }
  if (district && has(district)) return { named: words, before: "" };
  const isOpen = !words.includes(",") && !/ in (?:the|an?) /.test(words);
  // "townhouse downtown" and "in downtown Jersey City" say it once together.
  if (district?.startsWith("downtown ") && / downtown\b/.test(words))
    return { named: words.replace(/ downtown\b/, ` ${where.words}`), before: "" };
  if (isOpen) return { named: `${words} ${where.words}`, before: "" };
  return where.words.startsWith("in ")
    ? { named: words, before: capitalised(where.words) }
    : { named: words, before: "" };
}

// "Edinburgh Castle" and "the Shawmut Red Line" do not say that the home is in Edinburgh or Shawmut.
function isNamedIn(name: string, words: string): boolean {
  const at = words.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && !/^(?:'s)? \p{Lu}/u.test(words.slice(at + name.length));
}

// "A private pool and a shaded terrace come with this five-bedroom home in Binibeca Vell."
function thingsComeWith(home: Home, { words, isMany }: Phrase, { adjectives }: CalledHome): (string | false)[] {
  const { party, rooms } = identityOf(home);
  const isList = / and /.test(words);
  if (party === null || (words.includes(",") && !isList)) return [];
  const come = isMany || isList ? "come" : "comes";
  const Words = capitalised(words);
  const where = unsaid(home, words);
  if (home.isRoom) {
    const room = `${home.scope} for ${party}${home.text("home.type") ? ` in ${withArticle(home.noun)}` : ""}${where}`;
    const having = rooms === "" ? "" : `, with ${rooms}`;
    return [`${Words} ${come} with this ${room}${having}.`, `You have ${words} with this ${room}${having}.`];
  }
  if (!home.isEntire) return [];
  const { sized, inside } = sizedHome(home, adjectives);
  const having = inside === "" ? "" : `, with ${inside}`;
  if (/\bfloor$/.test(words)) return [`You have ${words} of this ${sized}${where}, all yours${having} for ${party}.`];
  return [
    `${Words} ${come} with this ${sized}${where}, all yours${having} for ${party}.`,
    `You have ${words} at this ${sized}${where}, which is all yours${having} for ${party}.`,
    where !== "" &&
      `${capitalised(where.trim())}, ${words} ${come} with ${withArticle(sized)} for ${party}, all yours${having}.`,
  ];
}

function unsaid(home: Home, words: string): string {
  const { where } = home;
  const district = home.text("place.neighborhood");
  const isSaid = (name: string | null) => name !== null && isNamedIn(name, words);
  if (!where || isSaid(home.city)) return "";
  if (district && isSaid(district)) return home.city ? ` in ${home.city}` : "";
  return ` ${where.words}`;
}
