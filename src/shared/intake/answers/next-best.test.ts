import fc from "fast-check";
import { expect, test } from "vitest";
import { AnyForm } from "#tests/support/samples/random-form.ts";
import { fieldsById, isVisible } from "../field-rules.ts";
import { INTAKE_SECTIONS, sectionsFor } from "../intake-schema.ts";
import { INTERVIEW, nextInterviewQuestions } from "../interview.ts";
import { descriptionStrength, nextBestQuestions, STRENGTH_WORDS } from "./next-best.ts";
import { isFilled } from "./progress.ts";

const SECTIONS = sectionsFor({ mode: "deep", role: "manager", ownerSections: null });
const FIELDS = fieldsById(SECTIONS);
const idsOf = (answers: Record<string, unknown>, count = 3) =>
  nextBestQuestions(SECTIONS, answers, count).map(({ field }) => field.id);

test("an empty form is asked first for what no photo shows", () => {
  expect(idsOf({})).toEqual(["best_thing", "entrance_steps", "parking"]);
});

test("an answered question gives way to the next", () => {
  const answers = { entrance_steps: 0, parking: ["Free street parking"], best_thing: "The light." };
  expect(idsOf(answers)).toEqual(["neighborhood_description", "noise", "bedrooms"]);
});

test("the speed of the wifi and the desk are asked of homes that have them", () => {
  expect(idsOf({}, 100)).not.toContain("wifi_speed");
  const answers = { amenities: ["Wifi", "Dedicated workspace"], best_thing: "x", entrance_steps: 2, parking: ["x"] };
  expect(idsOf(answers)).toContain("wifi_speed");
  expect(idsOf(answers, 6)).toContain("workspace_features");
});

test("a section that is closed to the owner is not asked about", () => {
  const sections = sectionsFor({ mode: "deep", role: "owner", ownerSections: ["story"] });
  expect(nextBestQuestions(sections, {}, 5).map(({ field }) => field.id)).toEqual(["best_thing", "story"]);
});

test("what a field asks for is a question, and no two ask the same", () => {
  const fields = [...fieldsById(INTAKE_SECTIONS).values()];
  const asked = fields.flatMap(({ priority }) => (priority ? [priority.question] : []));
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((question) => !question.endsWith("?"))).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
});

test("strength has a word for every figure, from none to all", () => {
  expect(descriptionStrength(SECTIONS, {})).toEqual({ percent: 0, word: STRENGTH_WORDS[0] });
  expect(descriptionStrength([], {})).toEqual({ percent: 0, word: STRENGTH_WORDS[0] });
});

test("whatever is asked is in view and missing, and answering the best of them never makes the text weaker", () => {
  fc.assert(
    fc.property(AnyForm, (form) => {
      const asked = nextBestQuestions(SECTIONS, form, 3);
      expect(asked.filter(({ field }) => isFilled(field, form[field.id]))).toEqual([]);
      expect(asked.filter(({ field }) => !isVisible(field, form, FIELDS))).toEqual([]);
      const { percent } = descriptionStrength(SECTIONS, form);
      const [best] = asked;
      const isSimple =
        best && (best.field.type === "paragraph" || best.field.type === "short") && !best.field.component;
      const next = isSimple ? { ...form, [best.field.id]: "Said." } : form;
      expect(descriptionStrength(SECTIONS, next).percent).toBeGreaterThanOrEqual(percent);
    }),
    { numRuns: 60 },
  );
});

test("a form without a gap is rich and has no more questions", () => {
  const everything = Object.fromEntries([...FIELDS.keys()].map((id) => [id, ["said"]]));
  expect(nextBestQuestions(SECTIONS, everything, 3)).toEqual([]);
  expect(descriptionStrength(SECTIONS, everything)).toEqual({ percent: 100, word: "Rich" });
});

const asked = (known: Partial<Parameters<typeof nextInterviewQuestions>[0]> = {}) =>
  nextInterviewQuestions({ bedrooms: 2, answers: {}, suggestedByPhotos: 0, ...known }).map(({ id }) => id);

test("an express host is asked first for what no other place has, and for all seven things", () => {
  expect(asked()).toEqual(["mentions", "places", "beds", "use", "home", "before", "trips"]);
});

test("what the photos show already is asked earlier, since a tap settles it", () => {
  expect(asked({ suggestedByPhotos: 3 }).slice(0, 2)).toEqual(["mentions", "use"]);
});

test("more bedrooms make the beds worth asking earlier", () => {
  expect(asked({ bedrooms: 6 }).indexOf("beds")).toBeLessThan(asked({ bedrooms: 1 }).indexOf("beds"));
});

test("an answered question is not asked again, and half an answer is asked later", () => {
  expect(asked({ answers: { best_thing: "The light.", amenities: ["Wifi"] } })).not.toContain("mentions");
  expect(asked({ answers: { story: "Built by hand." } }).at(-1)).toBe("home");
  expect(asked({ answers: { property_type: "Cabin", story: "Built by hand." } })).not.toContain("home");
});

test("rooms without a bed answer nothing about beds", () => {
  const room = { room: "Bedroom 1", beds: [], features: [] };
  expect(asked({ answers: { bedrooms: [room] } })).toContain("beds");
  expect(asked({ answers: { bedrooms: [{ ...room, beds: [{ id: "a", type: "King" }] }] } })).not.toContain("beds");
});

test("every field that a question fills in is one of the form, and weighs something or refines another", () => {
  const fields = fieldsById(INTAKE_SECTIONS);
  for (const { fields: own } of INTERVIEW) {
    expect(Object.keys(own).filter((id) => !fields.has(id))).toEqual([]);
    expect(Object.values(own).some((weight) => weight > 0)).toBe(true);
  }
});
