import { expect, test } from "vitest";
import { VACATION_RENTAL } from "./legacy-kinds.ts";
import { checkLegacyForm, type LegacyForm, NOTHING_TYPED, toProperty } from "./legacy-property.ts";

const typed = { ...NOTHING_TYPED, title: " Lake House ", address: "5 Lake View", bathrooms: "2.5", features: ["Pool"] };

test("numbers are numbers, and what was left empty is not sent", () => {
  const property = toProperty(checkLegacyForm(typed).values as LegacyForm, VACATION_RENTAL, ["/files/a.webp"]);
  expect(property).toEqual({
    title: "Lake House",
    address: "5 Lake View",
    bathrooms: 2.5,
    description: "",
    features: ["Pool"],
    images: ["/files/a.webp"],
    propertyType: "vacation_rental",
  });
});

test.for([
  ["bedrooms", "21"],
  ["bedrooms", "1.5"],
  ["bathrooms", "2.3"],
  ["bathrooms", "-1"],
  ["squareFootage", "0"],
  ["squareFootage", "large"],
  ["title", "  "],
  ["address", ""],
] as const)("%s %j is refused at its field", ([field, value]) => {
  expect(Object.keys(checkLegacyForm({ ...typed, [field]: value }).errors)).toEqual([field]);
});
