import { expect, test } from "vitest";
import { type Sentence, withFactIds } from "#writer/description.ts";
import type { Fact, Ledger } from "#writer/ledger/fact.ts";
import { checkSections } from "../check-sections.ts";
import { ledgerOf } from "../checked-text.test-support.ts";
import { followsFrom } from "./follows-from.ts";

const note = (value: string, field = "things_to_note") => ({ key: "note", value, field });
const ledger = ledgerOf([
  { key: "home.type", value: "house" },
  { key: "home.scope", value: "entire" },
  { key: "bedrooms", value: 2 },
  { key: "amenity.pool", value: "shared pool", qualifiers: { access: "shared" } },
  { key: "absent", value: "no elevator" },
  note("queen down, four can climb to the bunk loft", "bedroom_notes"),
  note("prayers at 18.30, no music outside after 23"),
  note("no dogs in the pool house"),
]);
const ALL = ledger.facts.map(({ id }) => id);
const BUNKS = "One couple takes the queen downstairs.";

function blocked(sentences: Sentence[], { facts = ledger.facts, ...rest }: Partial<Ledger> = {}): string[] {
  const sections = [{ heading: "The space", text: sentences.map(({ text }) => text).join(" "), sentences }];
  const found = checkSections({ platform: "airbnb", sections, ledger: { ...ledger, ...rest, facts }, writer: "model" });
  return found
    .filter(({ severity, rule }) => severity === "block" && !rule.endsWith("-missing"))
    .map(({ rule }) => rule);
}

function read(text: string, ids = ALL): Sentence {
  const kept = followsFrom(text, ids, ledger);
  return { text, facts: [], ...(kept && { followsFrom: kept }) };
}

const plain = ({ text }: Sentence): Sentence => ({ text, facts: [] });

test("a reading that names the facts lifts what word lists refuse, in its own sentence alone", () => {
  expect(blocked([plain(read(BUNKS))])).toEqual(["proof.amenity"]);
  expect(blocked([read(BUNKS, ["f6"])])).toEqual([]);
  expect(blocked([read(BUNKS, ["f6"]), { text: "A sauna is downstairs.", facts: ["f6"] }])).toContain("proof.amenity");
});

test("it ends with another text, with a changed fact, and where a fact is gone, withheld or no longer confirmed", () => {
  const sentence = read(BUNKS, ["f6"]);
  const changed = (change: Partial<Fact>) =>
    ledger.facts.map((fact) => (fact.id === "f6" ? { ...fact, ...change } : fact));
  expect(blocked([{ ...sentence, text: "One couple takes the king downstairs." }])).toContain("proof.amenity");
  expect(blocked([sentence], { facts: changed({ value: "queen up, four can climb to the bunk loft" }) })).not.toEqual(
    [],
  );
  expect(blocked([sentence], { facts: changed({ isConfirmed: false }) })).not.toEqual([]);
  expect(blocked([sentence], { facts: ledger.facts.filter(({ id }) => id !== "f6") })).not.toEqual([]);
  const question = { question: "Up or down?", facts: ["f6"], withheld: ["f6"] };
  expect(blocked([sentence], { contradictions: [question] })).not.toEqual([]);
  expect(blocked([sentence], { facts: changed({ source: "owner", confidence: 0.9 }) })).toEqual([]);
});

test("it holds in a text that names the same facts otherwise, once its ids are those of that text", () => {
  const facts = ledger.facts.map((fact) => ({ ...fact, id: `n${fact.id}` }));
  const sentence = read(BUNKS, ["f6"]);
  expect(blocked([sentence], { facts })).toEqual(["proof.amenity"]);
  expect(blocked([withFactIds(sentence, (id) => `n${id}`)], { facts })).toEqual([]);
});

test("words that the host typed are not spoken for", () => {
  expect(blocked([{ ...read(BUNKS, ["f6"]), isByHost: true }])).toEqual(["proof.amenity"]);
});

test("a text that does not hold the sentence has not been read", () => {
  const sentences = [read("The stove is warm.")];
  const sections = [{ heading: "The space", text: "A sauna is in.", sentences }];
  const found = checkSections({ platform: "airbnb", sections, ledger });
  expect(found.map(({ rule }) => rule)).toContain("proof.amenity");
});

test("facts that are not there give no reading, nor does none", () => {
  expect(followsFrom(BUNKS, ["f6", "f99"], ledger)).toBeUndefined();
  expect(followsFrom(BUNKS, [], ledger)).toBeUndefined();
});

test.each([
  ["a count", "There are three bedrooms.", "proof.number"],
  ["a number that no fact has", "The music is 40 years old.", "proof.number"],
  ["a name", "The bunk loft was built by Palladio.", "proof.name"],
  ["a shared thing called private", "The private pool is shared.", "proof.contradiction"],
  ["a shared thing called yours alone", "The shared pool is yours alone.", "proof.contradiction"],
  ["what a box denies", "An elevator takes you up.", "proof.contradiction"],
  ["what a guest must be told", "Swim in the pool.", "proof.shared"],
  ["policy", "Call 555-201-3344 before you climb to the bunk loft.", "policy.contact"],
  ["style", "The bunk loft is a hidden gem.", "style.cliche"],
])("%s stays refused whatever a reading says", (_what, text, rule) => {
  expect(blocked([read(text)])).toContain(rule);
});

test("a number passes where the facts have it, also as another way to tell the time", () => {
  const text = "Prayers begin at half past six, and four climb to the loft.";
  expect(blocked([plain(read(text))])).not.toEqual([]);
  expect(blocked([read(text, ["f6", "f7"])])).toEqual([]);
  expect(blocked([read("Prayers begin at half past five.", ["f7"])])).toContain("proof.number");
});

// What stays blocked of a sentence that a reading found to follow from one note.
function blockedBeside(text: string, words: string): string[] {
  const known = ledgerOf([{ key: "home.type", value: "house" }, { key: "home.scope", value: "entire" }, note(words)]);
  const kept = followsFrom(text, ["f3"], known);
  return blocked([{ text, facts: [], ...(kept && { followsFrom: kept }) }], known);
}

test.each([
  ["The rubbish truck plays its music at twenty past seven in the evening.", "truck plays music at 19:20"],
  ["The truck comes at twenty to eight, and you hear its music.", "the truck and its music come at 19.40"],
  ["Milking is at half past five in the afternoon.", "milking 5.30pm"],
  ["Hafida makes both your breakfast and your coffee.", "Hafida makes breakfast, coffee"],
  ["Two take the queen, and four more climb to the bunks.", "queen for 2, 6 sleep in all, bunks up the ladder"],
  ["The 160 cm bed faces the courtyard.", "160 cm bed, faces courtyard"],
  ["The loft door is only one metre seventy-five high.", "loft door 1.75 m high"],
  ["A dala dala takes you to the loft.", "dala dala to the loft"],
])('%s follows from "%s"', (text, words) => {
  expect(blockedBeside(text, words)).toEqual([]);
});

test.each([
  ["The truck comes at twenty past eight.", "truck comes at 19:20"],
  ["A dinner for all comes to fifty-four euros.", "dinner 18 euros each, 3 of them"],
  ["The ride costs twelve dirhams for all of you.", "ride 6 dirhams, 2 of you"],
  ["Breakfast is ten in all.", "breakfast 5 each, 2 of you"],
  ["The tram is eleven minutes away.", "tram 5 min, bus 6 min"],
  ["The loft door is one metre sixty-five high.", "loft door 1.75 m high"],
  ["Seven climb to the bunks.", "queen for 2, 6 sleep in all, bunks up the ladder"],
])('%s does not follow from "%s" by any sum', (text, words) => {
  expect(blockedBeside(text, words)).toContain("proof.number");
});

test("what a note denies in part may be said by a reading that names this note", () => {
  const text = "After eleven the music goes indoors.";
  expect(blocked([read(text, ["f6"])])).toContain("proof.contradiction");
  expect(blocked([read(text, ["f7"])])).toEqual([]);
});

// What stays blocked of a sentence that a reading found to follow from one of these notes.
function blockedBesideBox(text: string, box: string, notes: string[]): string[][] {
  const known = ledgerOf([
    { key: "home.type", value: "house" },
    { key: "home.scope", value: "entire" },
    { key: `amenity.${box.replace(" ", "-")}`, value: box },
    ...notes.map((words) => note(words)),
  ]);
  return notes.map((_, at) => {
    const kept = followsFrom(text, [`f${at + 4}`], known);
    return blocked([{ text, facts: [], ...(kept && { followsFrom: kept }) }], known);
  });
}

test("what a note denies of a box may be denied by a reading that names this note", () => {
  const text = "The kitchen is not for guests, so bring a picnic.";
  const notes = ["kitchen is the family's, not for guests", "big windows"];
  const [named, other] = blockedBesideBox(text, "kitchen", notes);
  expect(named).not.toContain("proof.contradiction");
  expect(other).toContain("proof.contradiction");
});

test("that there are no cameras stays refused beside a note that denies something else", () => {
  const [beside] = blockedBesideBox("There are no security cameras.", "security cameras", ["no music after eleven"]);
  expect(beside).toContain("proof.contradiction");
});
