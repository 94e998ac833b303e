import { expect, test } from "vitest";
import { answerText } from "./answer-text.ts";

test.each([
  [{ type: "short" }, "5 Pine Street", "5 Pine Street"],
  [{ type: "number" }, 0, "0"],
  [{ type: "checkbox" }, ["Wifi", "Pool"], "Wifi, Pool"],
  [{ type: "date" }, "2027-05-01", "May 1, 2027"],
  [{ type: "time" }, "15:30", "15:30"],
  [{ type: "paragraph" }, null, ""],
  [
    { type: "paragraph", component: "bedrooms_repeater" },
    [
      { room: "Main", beds: [{ id: "a", type: "King" }], features: ["Desk"] },
      {
        room: "Kids",
        beds: [
          { id: "b", type: "Bunk" },
          { id: "c", type: "Bunk" },
        ],
        features: [],
      },
    ],
    "Main: King, Desk\nKids: 2 × Bunk",
  ],
  [{ type: "paragraph", component: "bedrooms_repeater" }, 1, "Bedroom 1: no beds named"],
  [
    { type: "paragraph", component: "bathrooms_repeater" },
    [{ label: "", type: "Half", notes: "by the door" }],
    "Bathroom: Half, by the door",
  ],
] as const)("%j with %j reads %j", (field, value, text) => {
  expect(answerText(field, value)).toBe(text);
});
