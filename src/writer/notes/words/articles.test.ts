import { expect, test } from "vitest";
import { smallStart } from "./articles.ts";

test.each([
  ["Furnished South End studio", "furnished South End studio"],
  ["Stylish flat", "stylish flat"],
  ["Ocean view", "ocean view"],
  ["Ocean Beach is near", "Ocean Beach is near"],
  ["Royal Mile is near", "Royal Mile is near"],
  ["Italian restaurant", "Italian restaurant"],
  ["Patio/balcony", "patio/balcony"],
  ["Colorful Victorian houses", "colorful Victorian houses"],
  ["Royal Victorian Hotel is near", "Royal Victorian Hotel is near"],
])("only names keep their capital inside a sentence: %s", (typed, small) => {
  expect(smallStart(typed)).toBe(small);
});
