import fc from "fast-check";
import { expect, test } from "vitest";
import { AnyForm } from "#tests/support/samples/random-form.ts";
import { IntakeSection } from "../contract/intake/intake-sharing.ts";
import { firstMissing, isFilled, progress, requiredFields } from "./answers/progress.ts";
import { fieldsById, isVisible, usedAnswers } from "./field-rules.ts";
import { CONDITION_OPERATORS, INTAKE_ROLES, type IntakeSection as Section } from "./intake-field.ts";
import { answersInView, draftView, INTAKE_SECTIONS, sectionsFor } from "./intake-schema.ts";

const sectionOf = (fields: object[], rest: object = {}) =>
  IntakeSection.parse({ id: "s", label: "S", tier: "deep", fields, ...rest });
const field = (id: string, rest: object = {}) => ({ id, label: id, type: "short", required: false, ...rest });
const visible = (sections: Section[], answers: Record<string, unknown>) =>
  Object.fromEntries(
    [...fieldsById(sections)].map(([id, known]) => [id, isVisible(known, answers, fieldsById(sections))]),
  );

test.each([
  [{ op: "equals", value: "Allowed" }, "Allowed", "Ask first"],
  [{ op: "truthy" }, "22:00", ""],
  [{ op: "truthy" }, ["Crib"], []],
  [{ op: "gt", value: 0 }, 1, 0],
  [{ op: "gte", value: 2 }, 2, 1],
  [{ op: "includes", value: "Pool" }, ["Wifi", "Pool"], ["Pool table"]],
])("%j shows for %j and not for %j", (condition, shown, hidden) => {
  const section = sectionOf([field("a"), field("b", { showIf: [{ key: "a", ...condition }] })]);
  expect(visible([section], { a: shown })["b"]).toBe(true);
  expect(visible([section], { a: hidden })["b"]).toBe(false);
  expect(visible([section], {})["b"]).toBe(false);
});

test("a number written as text is no number", () => {
  const section = sectionOf([field("a"), field("b", { showIf: [{ key: "a", op: "gt", value: 1 }] })]);
  expect(visible([section], { a: "5" })["b"]).toBe(false);
});

test("all conditions must hold", () => {
  const showIf = [
    { key: "a", op: "equals", value: 1 },
    { key: "b", op: "equals", value: 2 },
  ];
  const section = sectionOf([field("a"), field("b"), field("c", { showIf })]);
  expect(visible([section], { a: 1, b: 2 })["c"]).toBe(true);
  expect(visible([section], { a: 1, b: 3 })["c"]).toBe(false);
});

test("what a hidden answer would show is hidden too, and kept answers go unused", () => {
  const section = sectionOf([
    field("pool"),
    field("season", { showIf: [{ key: "pool", op: "truthy" }] }),
    field("opens", { showIf: [{ key: "season", op: "equals", value: "Seasonal" }] }),
  ]);
  const answers = { pool: "", season: "Seasonal", opens: "2027-05-01", draftId: "d1" };
  expect(visible([section], answers)).toEqual({ pool: true, season: false, opens: false });
  expect(usedAnswers([section], answers)).toEqual({ pool: "", draftId: "d1" });
  expect(usedAnswers([section], { ...answers, pool: "yes" })).toEqual({ ...answers, pool: "yes" });
});

test("two fields that wait for each other are both hidden", () => {
  const section = sectionOf([
    field("a", { showIf: [{ key: "b", op: "truthy" }] }),
    field("b", { showIf: [{ key: "a", op: "truthy" }] }),
  ]);
  expect(visible([section], { a: "1", b: "1" })).toEqual({ a: false, b: false });
});

test("each role sees its own fields, and an owner only the opened sections", () => {
  const sections = [
    sectionOf([field("both"), field("his", { roles: ["manager"] })], { id: "one", tier: "rapid" }),
    sectionOf([field("hers", { roles: ["owner"] })], { id: "two" }),
  ];
  const seen = (viewer: Omit<Parameters<typeof sectionsFor>[0], "sections">) =>
    sectionsFor({ ...viewer, sections }).map(({ id, fields }) => [id, ...fields.map((known) => known.id)]);
  expect(seen({ mode: "deep", role: "owner", ownerSections: null })).toEqual([
    ["one", "both"],
    ["two", "hers"],
  ]);
  expect(seen({ mode: "deep", role: "owner", ownerSections: ["two"] })).toEqual([["two", "hers"]]);
  expect(seen({ mode: "deep", role: "manager", ownerSections: ["two"] })).toEqual([["one", "both", "his"]]);
  expect(seen({ mode: "rapid", role: "owner", ownerSections: null })).toEqual([["one", "both"]]);
});

test("an owner is sent no answer of a field or a section that is closed to owners", () => {
  const view = draftView({ role: "owner", ownerSections: ["story"] });
  const answers = { story: "Built in 1890.", wording_wishes: "No capitals", manager_notes: "Pays late", floor: 3 };
  expect(answersInView(view, answers)).toEqual({ story: "Built in 1890.", wording_wishes: "No capitals" });
});

test("progress counts what is required, in view and filled", () => {
  const sections = sectionsFor({ mode: "rapid", role: "owner", ownerSections: null });
  expect(progress(sections, {})).toBe(0);
  expect(firstMissing(sections, {})?.field.id).toBe("address");
  const answers = { address: "Bend, OR", property_type: "House", room_type: "Entire place", bedrooms: 2 };
  expect(progress(sections, answers)).toBe(66);
  expect(firstMissing(sections, answers)?.field.id).toBe("maxGuests");
  const full = { ...answers, maxGuests: 4, bathrooms: [{ label: "", type: "Full", notes: "" }] };
  expect(progress(sections, full)).toBe(100);
  expect(firstMissing(sections, full)).toBeNull();
  expect(progress(sections, { ...full, living_area: 900 })).toBe(85);
  expect(firstMissing(sections, { ...full, living_area: 900 })).toMatchObject({
    section: { id: "basics" },
    field: { id: "area_unit" },
  });
});

function isFilledBy(id: string, answer: unknown): boolean {
  const asked = INTAKE_SECTIONS.flatMap(({ fields }) => fields).find((one) => one.id === id);
  return asked !== undefined && isFilled(asked, answer);
}

test("a room that was only added fills nothing in, and one with a bed or a type does", () => {
  expect(isFilledBy("bedrooms", [{ room: "Bedroom 1", beds: [], features: [] }])).toBe(false);
  expect(isFilledBy("bedrooms", [{ room: "", beds: [{ id: "a", type: "Twin" }], features: [] }])).toBe(true);
  expect(isFilledBy("bedrooms", 3)).toBe(true);
  expect(isFilledBy("bathrooms", [{ label: "Bathroom 1", type: "", notes: "" }])).toBe(false);
  expect(isFilledBy("bathrooms", [{ label: "", type: "Half", notes: "" }])).toBe(true);
});

test("blank words, an empty list and a cleared field are not filled", () => {
  const [text] = sectionOf([field("a")]).fields;
  const filled = (answers: unknown[]) => answers.filter((answer) => text && isFilled(text, answer));
  expect(filled(["  ", "", [], null, undefined, Number.NaN, false])).toEqual([]);
  expect(filled(["x", 0, ["x"], true])).toEqual(["x", 0, ["x"], true]);
});

const AnySections = fc
  .array(
    fc.record({
      op: fc.constantFrom(...CONDITION_OPERATORS),
      key: fc.integer({ min: 0, max: 11 }),
      value: fc.constantFrom(0, 1, 2, "x", true),
      isConditional: fc.boolean(),
      required: fc.boolean(),
      roles: fc.option(fc.subarray([...INTAKE_ROLES]), { nil: undefined }),
      section: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 12 },
  )
  .map((drawn) =>
    [0, 1, 2, 3].map((at) =>
      sectionOf(
        drawn.flatMap(({ op, key, value, isConditional, required, roles, section }, id) =>
          section === at
            ? [
                field(`f${id}`, {
                  required,
                  ...(roles && { roles }),
                  ...(isConditional && { showIf: [{ key: `f${key}`, op, value }] }),
                }),
              ]
            : [],
        ),
        { id: `s${at}` },
      ),
    ),
  );
const AnyAnswers = fc.dictionary(
  fc.integer({ min: 0, max: 11 }).map((at) => `f${at}`),
  fc.constantFrom<unknown>(0, 1, 2, "x", "", ["x"], [1], null, true),
);

test("the browser, which has only what its role may see, agrees with the server that filters the whole", () => {
  fc.assert(
    fc.property(AnySections, AnyAnswers, fc.constantFrom(...INTAKE_ROLES), (sections, answers, role) => {
      const view = draftView({ role, ownerSections: ["s0", "s2"], sections });
      const seen = view.sections;
      const inServer = answersInView(view, answers);
      const wire = JSON.parse(JSON.stringify({ seen, answers: inServer })) as {
        seen: Section[];
        answers: Record<string, unknown>;
      };
      expect(visible(wire.seen, wire.answers)).toEqual(visible(seen, inServer));
      expect(progress(wire.seen, wire.answers)).toBe(progress(seen, inServer));
      expect(requiredFields(wire.seen, wire.answers).map(({ id }) => id)).toEqual(
        requiredFields(seen, inServer).map(({ id }) => id),
      );
      expect(progress(seen, inServer) === 100).toBe(firstMissing(seen, inServer) === null);
    }),
  );
});

test("a full form shows fewer fields than it has, and all of them once nothing hides them", () => {
  fc.assert(
    fc.property(AnyForm, (form) => {
      const sections = sectionsFor({ mode: "deep", role: "manager", ownerSections: null });
      const used = usedAnswers(sections, form);
      const shown = visible(sections, form);
      expect(Object.keys(used)).toEqual(Object.keys(form).filter((id) => shown[id] ?? true));
      // Leaving out what is hidden changes nothing for what is shown.
      expect(visible(sections, used)).toEqual(visible(sections, form));
    }),
    { numRuns: 50 },
  );
});
