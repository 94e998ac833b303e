import fc from "fast-check";
import { BATHROOM_TYPES, BED_TYPES } from "#shared/intake/answers/room-entries.ts";
import { numberBounds } from "#shared/intake/field-rules.ts";
import type { IntakeField } from "#shared/intake/intake-field.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";

const Bedroom = fc.record({
  room: fc.constantFrom("Main", "Loft", "Kids"),
  beds: fc.uniqueArray(fc.record({ id: fc.constantFrom("a", "b", "c"), type: fc.constantFrom(...BED_TYPES) }), {
    selector: ({ id }) => id,
    minLength: 1,
  }),
  features: fc.subarray(["Desk", "TV", "Balcony", "Air conditioning"]),
});
const Bathroom = fc.record({
  label: fc.constantFrom("Upstairs", "Hall"),
  type: fc.constantFrom(...BATHROOM_TYPES),
  notes: fc.constant(""),
});

const USUAL: Record<string, string[]> = {
  address: ["12 Dame Street, Dublin, Ireland", "Bend, OR"],
  neighborhood: ["Old Mill", "West Side"],
  features: ["Bar stools\nCuckoo clock"],
  pool_depth: ["3 to 6 ft", "1.5 m", "knee-deep"],
  camera_views: ["the front door and the driveway"],
};

// An answer that the field accepts, such as people give.
export function answerTo(field: IntakeField): fc.Arbitrary<unknown> {
  const usual = USUAL[field.id];
  if (usual) return fc.constantFrom(...usual);
  if (field.component === "bedrooms_repeater") return fc.array(Bedroom, { minLength: 1, maxLength: 4 });
  if (field.component === "bathrooms_repeater") return fc.array(Bathroom, { minLength: 1, maxLength: 4 });
  switch (field.type) {
    case "short":
      return fc.constantFrom("Blue", "12-B");
    case "paragraph":
      return fc.constantFrom("The gate sticks a little.", "We painted it in 2019.\nThe floor creaks.");
    case "number": {
      const { min, max } = numberBounds(field);
      return fc.integer({ min, max: Math.min(max, min + 14) });
    }
    case "dropdown":
      return fc.constantFrom(...(field.options ?? []));
    case "checkbox":
      return fc.subarray([...(field.options ?? [])]);
    case "date":
      return fc.integer({ min: 1, max: 12 }).map((month) => `2027-${String(month).padStart(2, "0")}-15`);
    case "time":
      return fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, "0")}:30`);
  }
}

// A form in which what is required is answered, and the rest as it comes.
export const AnyForm: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(
    ...INTAKE_SECTIONS.flatMap(({ fields }) => fields).map((field) =>
      (field.required ? answerTo(field) : fc.option(answerTo(field), { nil: undefined })).map(
        (answer): [string, unknown] => [field.id, answer],
      ),
    ),
  )
  .map((answers) => Object.fromEntries(answers.filter(([, answer]) => answer !== undefined)));
