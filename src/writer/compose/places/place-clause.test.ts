import { expect, it } from "vitest";
import { readPlaceNote } from "#writer/notes/read/read-place-note.ts";
import { clauseOf } from "./place-clause.ts";

it.each([
  ["The Anchor - pub, 200 gins, 5 min walk", "the Anchor (pub, 200 gins) is a 5-minute walk away"],
  ["Holt's - fresh bread", "Holt's (fresh bread) is near"],
  ["Orchard Park - next to us", "Orchard Park is next to us"],
  ["the pier - just down the lane", "the pier is just down the lane"],
  ["Fish market - few short blocks", "the Fish market is a few short blocks away"],
  ["Corner Store - 7 to 11, orange/blue", "Corner Store (7 to 11) is near"],
  ["Eskdale - nearest town, 20 min by car", "Eskdale (nearest town) is 20 minutes by car"],
  ["Cleveland Mountains - 60 miles", "the Cleveland Mountains are 60 miles away"],
  ["grocery store at 5th and Elm - one block", "a grocery store at 5th and Elm is one block away"],
  ["Promenade - bike it to the pier", "Promenade (bike it to the pier) is near"],
  ["Miller's - Main Street", "Miller's is near"],
])("%s", (line, clause) => {
  const place = readPlaceNote(line);
  expect(place && clauseOf(place)).toBe(clause);
});
