import { expect, test } from "vitest";
import type { Platform } from "#writer/description.ts";
import type { Fact, Qualifiers } from "#writer/ledger/fact.ts";
import { fieldsOf } from "#writer/rules/platform-fields.ts";
import type { Weighed } from "../choose-sentences.ts";
import { type Draft, strikeOut } from "./strike-out.ts";

type Told = {
  text: string;
  field?: string;
  weight?: number;
  isVerbatim?: boolean;
  isDisclosure?: boolean;
  opensParagraph?: boolean;
  qualifiers?: Qualifiers;
};

// A text of a title, a summary, the space, the area and the ways, whose sentences each stand for a fact of their own.
function struck(sections: Record<string, Told[]>, platform: Platform = "airbnb"): Record<string, string[]> {
  const facts: Fact[] = [];
  const drafts = Object.entries(sections).map(([heading, told]): Draft => {
    const sentences = told.map(
      ({ text, field = "living_notes", weight = 9, isVerbatim = true, qualifiers = {}, ...more }) => {
        const id = `f${facts.length}`;
        facts.push({
          id,
          key: "note",
          value: text,
          qualifiers,
          source: "form",
          field,
          confidence: 1,
          isConfirmed: true,
        });
        return { isDisclosure: false, ...more, text, facts: [id], weight, isVerbatim };
      },
    );
    const field = fieldsOf(platform).find((one) => one.heading === heading);
    if (!field) throw new Error(`${platform} has no ${heading}`);
    return { field, sentences };
  });
  return Object.fromEntries(
    strikeOut(drafts, facts).map(({ field, sentences }) => [field.heading, sentences.map(asLine)]),
  );
}

function asLine({ text, opensParagraph }: Weighed): string {
  return opensParagraph ? `¶ ${text}` : text;
}

const area = (text: string) => ({ text, field: "neighborhood_description" });
const place = (text: string) => ({ text, field: "nearby_places", weight: 8 });
const way = (text: string, field = "getting_around") => ({ text, field });

const TEXT = {
  Title: [{ text: "Attic flat by the harbour" }],
  Summary: [
    {
      text: "This is an attic flat by the harbour, and you can walk to everything in the old town.",
      field: "best_thing",
      weight: 12,
    },
    {
      text: "The flat is all yours and sleeps two, with one bedroom and one bathroom.",
      field: "guests",
      weight: 10,
      isVerbatim: false,
    },
  ],
  "The space": [
    { text: "The living room has a stove and two armchairs, and the beams are from a ship that went down in 1888." },
    {
      text: "The bed is a double, under the skylight, so you see the stars and hear the gulls in the morning.",
      field: "bedroom_notes",
    },
    {
      text: "The kitchen has a gas hob, a stone sink and a table for two by the window, with the harbour below.",
      field: "kitchen_notes",
    },
  ],
  "The neighborhood": [
    area("Fishing boats land at six, and the smokehouse sells what they bring."),
    place("The Magpie, with fish and chips, is 4 minutes away, and the abbey steps 10."),
    place("Sandsend has a beach for dogs and is 3 miles away."),
  ],
  "Getting around": [
    way("The bus to Robin Hood's Bay leaves from the bridge.", "public_transport"),
    way("The train to Middlesbrough takes an hour and a half.", "public_transport"),
    way("Park at the top of the hill, 12 pounds a day.", "parking_notes"),
  ],
};

// The text with one more sentence in one of its fields.
function withOne(heading: keyof typeof TEXT, told: Told) {
  return { ...TEXT, [heading]: [...TEXT[heading], told] };
}

test("what nobody would miss of it stays", () => {
  const told = Object.entries(TEXT).map(([heading, all]) => [heading, all.map(({ text }) => text)]);
  expect(struck(TEXT)).toEqual(Object.fromEntries(told));
});

test.each([
  ["Getting around", way("Everything is walkable.")],
  ["The neighborhood", area("It is very walkable.")],
  ["Getting around", way("You can walk to everything.")],
] as const)("in %s, what was said before is struck out: %o", (heading, told) => {
  expect(struck(withOne(heading, told))).toEqual(struck(TEXT));
});

test.each([
  ["a rule", { text: "Pets are welcome.", field: "pets", isVerbatim: false }],
  ["parking", way("Parking is easy.", "parking_notes")],
  ["what the house asks for", way("Everything is walkable.", "house_rules")],
  ["what has a season", { ...way("Everything is walkable."), qualifiers: { isSeasonal: true } }],
  ["what is disclosed", { ...way("Everything is walkable."), isDisclosure: true }],
  ["what the home is", { ...way("Everything is walkable."), weight: 10, isVerbatim: false }],
])("%s stays", (_, told) => {
  expect(struck(withOne("Getting around", told))["Getting around"]).toContain(told.text);
});

test("a short text needs all that it says", () => {
  const short = { ...TEXT, "The neighborhood": [], "Getting around": [way("Everything is walkable.")] };
  expect(struck(short)["Getting around"]).toHaveLength(1);
});

test("of two sentences that say the same one stays", () => {
  const lead = { text: "This is an attic flat by the harbour.", field: "best_thing", weight: 12 };
  const ways = [...TEXT["Getting around"], way("Everything is walkable."), way("All is walkable.")];
  const told = struck({ ...TEXT, Summary: [lead, ...TEXT.Summary.slice(1)], "Getting around": ways });
  expect(told["Getting around"]?.filter((text) => text.endsWith("walkable."))).toHaveLength(1);
});

test("the next sentence gets the subject of the one before it", () => {
  const both = way("The town is walkable. It has a bakery from 1890.");
  expect(struck(withOne("Getting around", both))["Getting around"]).toContain("The town has a bakery from 1890.");
});

test("a sentence that the next one leans on stays where that would lean on nothing", () => {
  const both = way("Everything is walkable. It took us years.");
  expect(struck(withOne("Getting around", both))["Getting around"]).toContain(both.text);
});

const IDLE = way("Everything is walkable.");

test("a space is not left with a few words", () => {
  const [first, ...rest] = TEXT["The space"].toReversed();
  const full = [...(first ? [first] : []), IDLE, ...rest];
  expect(struck({ ...TEXT, "The space": full })["The space"]).not.toContain(IDLE.text);
  const scant = { ...TEXT, "The space": [...(first ? [first] : []), IDLE], "Other things to note": rest };
  expect(struck(scant)["The space"]).toContain(IDLE.text);
});

test("a paragraph whose first sentence is struck out goes on with its next", () => {
  const [first, ...rest] = TEXT["The space"];
  const space = [...(first ? [first] : []), { ...IDLE, opensParagraph: true }, ...rest];
  expect(struck({ ...TEXT, "The space": space })["The space"]?.[1]).toBe(`¶ ${rest[0]?.text}`);
});

test("the summary keeps its first sentence", () => {
  const opening = { text: "Everything is walkable.", field: "best_thing", weight: 12 };
  const [lead, ...rest] = TEXT.Summary;
  const around = [...TEXT["The neighborhood"], ...(lead ? [lead] : [])];
  expect(struck({ ...TEXT, Summary: [opening, ...rest], "The neighborhood": around })["Summary"]).toContain(
    opening.text,
  );
  expect(struck({ ...TEXT, Summary: [...TEXT.Summary, opening] })["Summary"]).not.toContain(opening.text);
});

const { Title, Summary, ...rest } = TEXT;
const WHOLE = [Summary, ...Object.values(rest)].flatMap((told) =>
  told.map((each, at) => ({ ...each, ...(at === 0 && { opensParagraph: true }) })),
);

test("a text of one field loses what it has said too, and what its teaser says stays", () => {
  const told = struck(
    { "Page title": Title, "Meta description": Summary, Description: [...WHOLE, way("Everything is walkable.")] },
    "website",
  );
  expect(told["Meta description"]).toEqual(Summary.map(({ text }) => text));
  expect(told["Description"]).toHaveLength(WHOLE.length);
  expect(told["Description"]?.[0]).toContain(Summary[0]?.text);
});

test("a field is not left shorter than its platform wants it", () => {
  const opening = way("Everything is walkable.");
  const short = [...Summary.slice(1), opening].map((each) => ({ ...each, text: each.text.slice(0, 47) }));
  const told = struck({ ...TEXT, Summary: short, "Other things to note": Summary });
  expect(told["Summary"]).toContain(opening.text);
});
