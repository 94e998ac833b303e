import { expect, test } from "vitest";
import { fieldsById } from "../field-rules.ts";
import { INTAKE_SECTIONS } from "../intake-schema.ts";
import { sectionState } from "./progress.ts";

const FIELDS = fieldsById(INTAKE_SECTIONS);

function stateOf(id: string, answers: Record<string, unknown>) {
  const section = INTAKE_SECTIONS.find((known) => known.id === id);
  if (!section) throw new Error(`no section ${id}`);
  return sectionState(section, answers, FIELDS);
}

const basics = { address: "Bend, OR", property_type: "House", room_type: "Entire place" };

test.each([
  ["basics", {}, { status: "untouched", answered: 0, asked: 6, requiredMissing: 4 }],
  ["basics", basics, { status: "required missing", answered: 3, asked: 6, requiredMissing: 1 }],
  ["basics", { ...basics, maxGuests: 4 }, { status: "in progress", answered: 4, asked: 6, requiredMissing: 0 }],
  [
    "basics",
    { ...basics, maxGuests: 4, neighborhood: "Old Mill", living_area: 900, area_unit: "Square feet" },
    { status: "complete", answered: 7, asked: 7, requiredMissing: 0 },
  ],
])("%s with %j is %j", (id, answers, state) => {
  expect(stateOf(id, answers)).toEqual(state);
});

test("what an answer in another section shows is counted, and what it hides is not", () => {
  expect(stateOf("work", { amenities: ["Wifi"] })).toMatchObject({ asked: 3 });
  expect(stateOf("work", { wifi_speed: 100, cell_signal: "Good" })).toMatchObject({ asked: 2, answered: 1 });
});
