import fc from "fast-check";
import { expect, test } from "vitest";
import { addressOf } from "../property-facts.ts";
import { firstMissing, progress, requiredFields } from "./answers/progress.ts";
import { convertBedrooms } from "./answers/room-entries.ts";
import { fieldsById, isVisible, usedAnswers } from "./field-rules.ts";
import { CONDITION_OPERATORS, INTAKE_ROLES, type IntakeField, type IntakeSection } from "./intake-field.ts";
import { answersInView, draftView } from "./intake-schema.ts";

const KEYS = ["address", "bedrooms", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9"];

const AnyField = fc.record({
  section: fc.integer({ min: 0, max: 3 }),
  required: fc.boolean(),
  roles: fc.option(fc.subarray([...INTAKE_ROLES]), { nil: undefined }),
  showIf: fc.option(
    fc.array(
      fc.record({
        key: fc.constantFrom(...KEYS),
        op: fc.constantFrom(...CONDITION_OPERATORS),
        value: fc.constantFrom<string | number | boolean>(0, 1, 2, "x", true),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    { nil: undefined },
  ),
});

const AnySchema: fc.Arbitrary<IntakeSection[]> = fc.tuple(...KEYS.map(() => AnyField)).map((drawn) =>
  [0, 1, 2, 3].map((at) => ({
    id: `s${at}`,
    label: `Section ${at}`,
    tier: at < 2 ? ("rapid" as const) : ("deep" as const),
    fields: drawn.flatMap(({ section, required, roles, showIf }, index): IntakeField[] => {
      const id = KEYS[index] ?? "";
      const field = {
        id,
        label: id,
        type: "short" as const,
        required,
        ...(roles && { roles }),
        ...(showIf && { showIf }),
      };
      if (section !== at) return [];
      return [id === "bedrooms" ? { ...field, component: "bedrooms_repeater" as const } : field];
    }),
  })),
);
const AnyAnswers = fc.dictionary(
  fc.constantFrom(...KEYS, "property_address", "uploadedPhotos", "unheard_of"),
  fc.constantFrom<unknown>(0, 1, 2, "x", "", ["x"], ["Queen"], [{ room: "Loft", bedType: "King" }], null, true),
);
const AnyView = fc.record({
  role: fc.constantFrom(...INTAKE_ROLES),
  ownerSections: fc.option(fc.subarray(["s0", "s1", "s2", "s3"])),
  sections: AnySchema,
});

const visibleIds = (sections: IntakeSection[], answers: Record<string, unknown>) =>
  [...fieldsById(sections).values()]
    .filter((field) => isVisible(field, answers, fieldsById(sections)))
    .map(({ id }) => id);
const required = (sections: IntakeSection[], answers: Record<string, unknown>) =>
  requiredFields(sections, answers).map(({ id }) => id);
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test("a view holds what is open to its role, and nothing else of the draft", () => {
  fc.assert(
    fc.property(AnyView, AnyAnswers, (viewer, answers) => {
      const view = draftView(viewer);
      const sent = answersInView(view, answers);
      for (const { id, fields } of viewer.sections) {
        const isClosed = viewer.role === "owner" && viewer.ownerSections !== null && !viewer.ownerSections.includes(id);
        for (const field of fields) {
          const isOpen = !isClosed && (field.roles === undefined || field.roles.includes(viewer.role));
          expect(view.keys.has(field.id)).toBe(isOpen);
          expect(field.id in sent).toBe(isOpen && (answers[field.id] ?? null) !== null);
        }
      }
      expect("unheard_of" in sent).toBe(false);
      expect("property_address" in sent && !view.keys.has("address")).toBe(false);
      expect("uploadedPhotos" in sent && viewer.role === "owner").toBe(false);
    }),
  );
});

test("what the browser makes of what it was sent is what the server makes of the whole draft", () => {
  fc.assert(
    fc.property(AnyView, AnyAnswers, (viewer, answers) => {
      const { sections } = draftView(viewer);
      const whole = "bedrooms" in answers ? { ...answers, bedrooms: convertBedrooms(answers["bedrooms"]) } : answers;
      const browser = overTheWire({ sections, answers: answersInView(draftView(viewer), answers) });
      expect(visibleIds(browser.sections, browser.answers)).toEqual(visibleIds(sections, whole));
      expect(progress(browser.sections, browser.answers)).toBe(progress(sections, whole));
      expect(required(browser.sections, browser.answers)).toEqual(required(sections, whole));
      expect(firstMissing(browser.sections, browser.answers)?.field.id).toBe(firstMissing(sections, whole)?.field.id);
      const used = usedAnswers(browser.sections, browser.answers);
      expect(visibleIds(browser.sections, used)).toEqual(visibleIds(sections, whole));
    }),
  );
});

test("what was seen once is seen the same again", () => {
  fc.assert(
    fc.property(AnyView, AnyAnswers, (viewer, answers) => {
      const view = draftView(viewer);
      const sent = answersInView(view, answers);
      expect(answersInView(view, overTheWire(sent))).toEqual(sent);
    }),
  );
});

test("the address is the one under the usual name, failing that the other", () => {
  expect(addressOf({ address: " 1 A Street ", property_address: "2 B Street" })).toBe("1 A Street");
  expect(addressOf({ address: "  ", property_address: "2 B Street" })).toBe("2 B Street");
  expect(addressOf({ address: 3 })).toBeNull();
});
