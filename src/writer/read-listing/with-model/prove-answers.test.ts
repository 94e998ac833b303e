import { expect, test } from "vitest";
import { proveAnswers } from "./prove-answers.ts";
import { withModelAnswers } from "./read-listing-with-model.ts";

const TEXT =
  "A flat on the 3rd floor. There is no pool, but a sauna you have to yourselves. The baker knows everybody.";
const prove = (field: string, value: string, quote: string) =>
  proveAnswers(TEXT, [{ field, value, quote }]).map((answer) => answer.value);

test.for([
  ["floor", "3", "on the 3rd floor", 3],
  ["amenities", "Sauna", "a sauna you have to yourselves", ["Sauna"]],
  ["neighborhood_description", "whatever the model says", "The baker knows everybody.", "The baker knows everybody."],
] as const)("an answer whose quote says it is taken: %s", ([field, value, quote, expected]) => {
  expect(prove(field, value, quote)).toEqual([expected]);
});

test.for([
  ["a number that the quote does not say", "floor", "4", "on the 3rd floor"],
  ["a quote that is not in the text", "floor", "3", "on the third floor"],
  ["what the sentence denies", "amenities", "Pool", "pool"],
  ["an option that the quote does not name", "amenities", "Hot tub", "a sauna you have to yourselves"],
  ["an option that the form does not have", "amenities", "Helipad", "a sauna you have to yourselves"],
  ["a field that the form does not have", "wallpaper", "green", "The baker knows everybody."],
  ["an empty quote", "story", "x", ""],
  ["a name that the quote does not hold", "neighborhood", "Soho", "The baker knows everybody."],
])("%s is nobody's answer", ([, field, value, quote]) => {
  expect(prove(field ?? "", value ?? "", quote ?? "")).toEqual([]);
});

test("where a model read a note it stands; choices add up, and what it left out stays", () => {
  const at = { quote: "x", start: 0 };
  const read = [
    { field: "story", value: "by rule", ...at },
    { field: "amenities", value: ["Sauna"], ...at },
    { field: "floor", value: 3, ...at },
  ];
  const fromModel = [
    { field: "story", value: "by model", ...at },
    { field: "amenities", value: ["Wifi"], ...at },
  ];
  const values = withModelAnswers(read, fromModel).map(({ field, value }) => `${field}: ${String(value)}`);
  expect(values).toEqual(["floor: 3", "amenities: Wifi", "amenities: Sauna", "story: by model"]);
});
