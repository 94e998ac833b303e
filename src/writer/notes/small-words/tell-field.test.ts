import { expect, test } from "vitest";
import { tellField } from "./tell-field.ts";

const LIVING = { field: "living_notes", home: "studio", person: "we" } as const;

function told(notes: string, asked: Parameters<typeof tellField>[1]): string | undefined {
  return tellField(notes, asked)
    ?.map(({ text }) => text)
    .join(" ");
}

test("all notes of a field are one paragraph", () => {
  expect(told("basement suite, newly renovated, furnished\n10 ft ceiling, free wifi", LIVING)).toMatch(
    /^Th(?:e|is) basement suite is newly renovated and furnished(?:, with|\. You have) a 10 ft ceiling and free wifi\.$/,
  );
  expect(told("housekeeping costs extra\nlong stays possible", { ...LIVING, field: "things_to_note" })).toMatch(
    /^Housekeeping costs extra(?:, and l|\. L)ong stays are possible\.$/,
  );
});

test("a host alone speaks as one", () => {
  const host = { ...LIVING, field: "host_interaction" } as const;
  expect(told("happy to help", host)).toBe("We are happy to help.");
  expect(told("happy to help", { ...host, person: "I" })).toBe("I am happy to help.");
});

test("a short walk to a place is how far one is from it", () => {
  expect(told("short walk to the harbour", { ...LIVING, field: "neighborhood_description" })).toBe(
    "You are a short walk from the harbour.",
  );
});

test("a field of its own begins with what it speaks of", () => {
  expect(told("very close", { ...LIVING, field: "public_transport" })).toBe("Public transport is very close.");
  expect(told("quiet, safe", { ...LIVING, field: "neighborhood_description" })).toMatch(
    /^The (?:area|neighborhood) is/,
  );
  expect(told("bright and modern", LIVING)).toBe("The studio is bright and modern.");
});

test("a place is called by its name", () => {
  expect(told("Windsor, one of the oldest suburbs in town", { ...LIVING, field: "neighborhood_description" })).toBe(
    "This is Windsor, one of the oldest suburbs in town.",
  );
});

test("no word of the host is lost, and none comes in that says more", () => {
  const notes = ["big sofa, smart tv", "bright and modern", "on the first floor, open plan, arty, bright"];
  for (const note of notes) {
    const words = told(note, LIVING)?.toLowerCase();
    for (const word of note.match(/[a-z]{3,20}/g) ?? []) expect(words).toContain(word);
    expect(words).not.toMatch(/\b(?:so|but|because|all|every|only|great)\b/);
  }
});

test("words that make no sentence are left to other ways", () => {
  expect(tellField("garlic moon, whom seldom", LIVING)).toBeNull();
  expect(tellField(Array.from({ length: 80 }, () => "sofa").join(", "), LIVING)).toBeNull();
});

test("each sentence names the notes that it tells", () => {
  const notes = "housekeeping costs extra\nlong stays possible";
  const parts = tellField(notes, { ...LIVING, field: "things_to_note" });
  expect(parts?.flatMap((part) => part.notes)).toEqual([0, 1]);
});
