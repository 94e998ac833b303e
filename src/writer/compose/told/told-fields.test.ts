import { expect, test } from "vitest";
import type { Fact } from "#writer/ledger/fact.ts";
import { tellField } from "#writer/notes/small-words/tell-field.ts";
import { paragraphsOf } from "./told-fields.ts";

const SETTING = { noun: "apartment", isRoom: false, isPart: true, bedrooms: 2, area: null };
const LIVING = { field: "living_notes", home: "apartment", person: "we", isPart: true } as const;

function factsOf(field: string, notes: string[]): Fact[] {
  return notes.map((value, at) => ({ id: `note-${at}`, key: "note", value, source: "form", field }) as unknown as Fact);
}

function told(field: string, notes: string[], bedrooms = 2): string {
  return [...paragraphsOf(factsOf(field, notes), { ...SETTING, bedrooms }, "we").values()]
    .flat()
    .map(({ text }) => text)
    .join(" ");
}

test("the rooms that the summary counts are not counted again", () => {
  expect(told("living_notes", ["bright and modern, 2 bed 1 bath"])).toBe("The apartment is bright and modern.");
  expect(told("living_notes", ["bright and modern, two bedrooms"])).toBe("The apartment is bright and modern.");
  expect(told("living_notes", ["bright and modern, two bedrooms"], 3)).toMatch(/two bedrooms/);
});

test("a field is told in halves where they read much better than the whole", () => {
  const notes = ["open loft, spacious, sprawling sectional - you'll collapse in it after walking all day", "cable TV"];
  const [whole, first, second] = [notes, notes.slice(0, 1), notes.slice(1)].map((own) =>
    tellField(own.join("\n"), LIVING),
  );
  expect(meanReading([first, second])).toBeGreaterThan(meanReading([whole]) + 0.25);
  expect(textOf(whole)).not.toContain(textOf(first));
  expect(told("living_notes", notes)).toBe(`${textOf(first)} ${textOf(second)}`);
});

test("a field that reads well as a whole is not told in halves", () => {
  const notes = ["bright and modern", "big sofa, smart TV"];
  expect(told("living_notes", notes)).toBe(textOf(tellField(notes.join("\n"), LIVING)));
});

type TellingOf = ReturnType<typeof tellField> | undefined;

function textOf(telling: TellingOf): string {
  return telling?.map(({ text }) => text).join(" ") ?? "";
}

function meanReading(tellings: TellingOf[]): number {
  const readings = tellings.map((telling) => telling?.[0]?.reading ?? -1);
  return readings.reduce((sum, each) => sum + each, 0) / readings.length;
}
