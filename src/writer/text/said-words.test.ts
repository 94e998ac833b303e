import { expect, test } from "vitest";
import { stemsOf, withoutSaidPieces } from "./said-words.ts";

const said = stemsOf("wooden floors and high ceilings, tram 2 minutes away");

test("what the opening said is not said again", () => {
  expect(withoutSaidPieces("spacious living room, wooden floors, high ceilings", said)).toBe("spacious living room");
  expect(withoutSaidPieces("high ceilings, wooden floors. Lots of light", said)).toBe("Lots of light");
  expect(withoutSaidPieces("high ceilings", said)).toBe("");
});

test("a piece with something new in it stays whole", () => {
  expect(withoutSaidPieces("wooden floors with a carpet, high ceilings", said)).toBe("wooden floors with a carpet");
});

test("what is shared, paid or missing stays, and so does a distance with what it belongs to", () => {
  const notes = ["no wooden floors", "shared floors", "high ceilings, 2 minutes", "tram, 2 minutes away"];
  for (const note of notes) expect(withoutSaidPieces(note, said)).toBe(note);
});
