import { expect, test } from "vitest";
import { avoidedIn, avoidedWords } from "./avoided-words.ts";

test.each([
  ["art", "Quiet hours start at 10 pm, and parties are not allowed."],
  ["king", "There is free parking, and you walk and go biking."],
  ["car", "The host cared for it and scars are gone."],
  ["star", "Guests stared at the view."],
  ["plan", "The boards were planed by hand."],
  ["hot tub", "The tub is hot."],
])("“%s” is not in “%s”", (word, text) => {
  expect(avoidedIn(avoidedWords([word]), text)).toBeNull();
});

test.each([
  ["art", "There is Art on the walls."],
  ["king", "Two kings."],
  ["enjoy", "It was enjoyed by many."],
  ["enjoys", "You enjoy it."],
  ["luxury", "Small luxuries wait."],
  ["cosy corner", "Cosy corners everywhere."],
  ["host", "Hosting is a joy."],
  ["plan", "It was planned."],
  ["live", "Living here is easy."],
  ["Nestled", "nestled by the lake"],
])("“%s” is in “%s”", (word, text) => {
  expect(avoidedIn(avoidedWords([word]), text)).toBe(word);
});
