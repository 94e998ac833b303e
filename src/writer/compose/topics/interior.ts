import { ownValue } from "#shared/own-value.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { capitalised, listOf, numberWord, withArticle } from "../grammar.ts";
import type { Home } from "../home.ts";
import { type Message, say } from "../message.ts";

// What the rooms hold beyond their beds.
export function interior(home: Home): Message[] {
  const details = [
    ...bedroomFeatures(home),
    ...bathroomKinds(home),
    ...seats(home),
    ...cooledRooms(home),
    ...desk(home),
  ];
  return [
    ...details.map((message) => ({ ...message, isDetail: true })),
    ...extraBeds(home),
    ...otherRooms(home),
    ...signal(home),
  ];
}

const FEATURES: Record<string, string> = {
  "ensuite bathroom": "an ensuite bathroom",
  desk: "a desk",
  tv: "a TV",
  balcony: "a balcony",
  "walk-in closet": "a walk-in closet",
  wardrobe: "a wardrobe",
  "blackout curtains": "blackout curtains",
  "ceiling fan": "a ceiling fan",
  "air conditioning": "air conditioning",
  fireplace: "a fireplace",
  "lock on the door": "a lock on the door",
};

function bedroomFeatures(home: Home): Message[] {
  const rooms = home.all("bedroom");
  return rooms.slice(0, 6).flatMap((fact) => {
    const isNoted = (kind: string) => {
      const word = kind.toLowerCase().split(" ").at(-1) ?? "";
      const name = kind.toLowerCase().startsWith("ensuite") ? "ensuite" : word;
      return home.notes.all.some(({ text }) => text.toLowerCase().replace("en suite", "ensuite").includes(name));
    };
    const named = (fact.qualifiers.kinds ?? [])
      .filter((kind) => !isNoted(kind))
      .map((kind) => ownValue(FEATURES, kind.toLowerCase()));
    const things = listOf(named.filter((thing) => thing !== undefined).slice(0, 4));
    if (things === "") return [];
    if (home.number("bedrooms") === 1)
      return say([fact], 6, [`${home.isRoom ? "The room" : "The bedroom"} has ${things}.`]);
    return say([fact], 6, [
      `One bedroom has ${things}.`,
      `One of the bedrooms comes with ${things}.`,
      `In one bedroom there is ${things}.`,
    ]);
  });
}

function extraBeds(home: Home): Message[] {
  return home.all("extra-bed").flatMap((fact) => {
    const bed = withArticle(String(fact.value).replace(" on request", ""));
    if (String(fact.value).endsWith(" on request"))
      return say([fact], 6, [`${capitalised(bed)} is available on request.`, `You can have ${bed} on request.`]);
    const isNoted = home.notes.of("bedroom_notes").some(({ text }) => /sofa bed/i.test(text)) && /sofa bed/.test(bed);
    return isNoted ? [] : say([fact], 7, [`${capitalised(bed)} adds to that.`, `You also have ${bed}.`]);
  });
}

// Of several bathrooms, those that are not what a guest expects.
function bathroomKinds(home: Home): Message[] {
  const all = home.all("bathroom");
  const ofKind = (kind: string) => all.filter(({ value }) => value === kind);
  const shared = ofKind("shared");
  if (all.length < 2 || shared.length === all.length) return [];
  return [
    ...say(shared, 8, [`${someBathrooms(shared, "is", "are")} shared.`]),
    ...say(ofKind("shower only"), 5, [`${someBathrooms(ofKind("shower only"), "has", "have")} a shower only.`]),
    ...say(ofKind("tub only"), 5, [`${someBathrooms(ofKind("tub only"), "has", "have")} a tub only.`]),
  ];
}

function someBathrooms({ length }: Fact[], singular: string, plural: string): string {
  return length === 1 ? `One of the bathrooms ${singular}` : `Some of the bathrooms ${plural}`;
}

function otherRooms(home: Home): Message[] {
  const facts = home.all("room").slice(0, 4);
  const all = listOf(facts.map(({ value }) => withArticle(String(value))));
  // A living room is what everybody expects.
  const isNoted = home.notes.all.some(({ text }) =>
    facts.some(({ value }) => text.toLowerCase().includes(String(value))),
  );
  const isTold = !isNoted && facts.some(({ value }) => value !== "living room");
  return say(isTold ? facts : [], 6, [
    `You also have ${all}.`,
    (home.number("bedrooms") ?? 0) > 1 && `Beyond the bedrooms there is ${all}.`,
  ]);
}

function seats(home: Home): Message[] {
  const fact = home.all("amenity.dining-table").find(({ qualifiers }) => qualifiers.count !== undefined);
  const count = numberWord(fact?.qualifiers.count ?? 0);
  const isNoted = home.notes.all.some(({ text }) => /\b(?:dining|table|seats?)\b/i.test(text));
  return say(fact && !isNoted ? [fact] : [], 5, [
    `The dining table seats ${count}.`,
    `${capitalised(count)} can sit at the dining table.`,
  ]);
}

function cooledRooms(home: Home): Message[] {
  const fact = home.all("amenity.air-conditioning").find(({ qualifiers }) => qualifiers.kinds !== undefined);
  const [rooms = ""] = fact?.qualifiers.kinds ?? [];
  const where = /^(bedrooms|living area) only$/.exec(rooms)?.[1];
  const isKnown = where !== "bedrooms" || (home.number("bedrooms") ?? 0) > 1;
  return say(fact && where && isKnown ? [fact] : [], 7, [
    `The air conditioning is in the ${where} only.`,
    `Only the ${where} ${where === "bedrooms" ? "have" : "has"} air conditioning.`,
  ]);
}

function desk(home: Home): Message[] {
  const fact = home.amenity("workspace");
  const parts = (fact?.qualifiers.kinds ?? []).map((part) => withArticle(part));
  const all = listOf(parts.slice(0, 4));
  const isNoted = home.notes.of("work_notes").some(({ text }) => /\bdesk\b/i.test(text));
  return say(fact && parts.length > 0 && !isNoted ? [fact] : [], 6, [
    `The workspace has ${all}.`,
    `At the workspace you have ${all}.`,
  ]);
}

function signal(home: Home): Message[] {
  const fact = home.fact("cell-signal");
  const quality = /^(good|weak|no) /.exec(String(fact?.value))?.[1];
  return say(
    fact ? [fact] : [],
    6,
    quality === "no"
      ? ["There is no cell phone signal.", "You will have no cell phone signal here."]
      : [`The cell phone signal is ${quality}.`, `You have a ${quality} cell phone signal here.`],
  );
}
