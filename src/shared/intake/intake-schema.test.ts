import { expect, test } from "vitest";
import { checkFieldValue } from "./field-rules.ts";
import {
  CONDITION_OPERATORS,
  FIELD_COMPONENTS,
  FIELD_TYPES,
  INTAKE_ROLES,
  type IntakeField,
  type ShowIfCondition,
} from "./intake-field.ts";
import { INTAKE_SECTIONS, longestText, sectionsFor } from "./intake-schema.ts";

const FIELDS = INTAKE_SECTIONS.flatMap(({ fields }) => fields);
const CONDITIONS = FIELDS.flatMap(({ showIf = [] }) => showIf);

test("every type, component, operator and role is used somewhere", () => {
  expect(new Set(FIELDS.map(({ type }) => type))).toEqual(new Set(FIELD_TYPES));
  expect(new Set(FIELDS.flatMap(({ component = [] }) => component))).toEqual(new Set(FIELD_COMPONENTS));
  expect(new Set(CONDITIONS.map(({ op }) => op))).toEqual(new Set(CONDITION_OPERATORS));
  expect(new Set(FIELDS.flatMap(({ roles = [] }) => roles))).toEqual(new Set(INTAKE_ROLES));
});

test("no two sections and no two fields have the same id", () => {
  expect(new Set(INTAKE_SECTIONS.map(({ id }) => id)).size).toBe(INTAKE_SECTIONS.length);
  expect(new Set(FIELDS.map(({ id }) => id)).size).toBe(FIELDS.length);
});

test("lists of options belong to dropdowns, checkboxes and bedrooms, without doubles", () => {
  const chosen = FIELDS.filter(
    ({ type, component }) => type === "dropdown" || type === "checkbox" || component === "bedrooms_repeater",
  );
  expect(FIELDS.filter(({ options }) => options !== undefined)).toEqual(chosen);
  expect(chosen.filter(({ options }) => new Set(options).size !== options?.length)).toEqual([]);
});

function canBeMet({ op, value }: ShowIfCondition, asked: IntakeField): boolean {
  switch (op) {
    case "equals":
      return asked.type === "dropdown" && (asked.options?.includes(String(value)) ?? false);
    case "includes":
      return asked.type === "checkbox" && (asked.options?.includes(String(value)) ?? false);
    case "gt":
    case "gte":
      return asked.type === "number" && typeof value === "number";
    case "truthy":
      return value === undefined;
  }
}

test("a condition waits for an answer that its field can give, asked before", () => {
  const unmet = FIELDS.filter(({ showIf = [] }, at) =>
    showIf.some((condition) => {
      const asked = FIELDS.slice(0, at).find(({ id }) => id === condition.key);
      return !asked || !canBeMet(condition, asked);
    }),
  );
  expect(unmet).toEqual([]);
});

test("the express form is short and asks for what a description cannot do without", () => {
  const rapid = sectionsFor({ mode: "rapid", role: "owner", ownerSections: null }).flatMap(({ fields }) => fields);
  expect(rapid.length).toBeLessThan(22);
  expect(rapid.filter(({ required, showIf }) => required && !showIf).map(({ id }) => id)).toEqual([
    "address",
    "property_type",
    "room_type",
    "maxGuests",
    "bedrooms",
    "bathrooms",
  ]);
});

test("the detailed form asks about 110 things in about 16 sections", () => {
  expect(INTAKE_SECTIONS.length).toBeGreaterThanOrEqual(15);
  expect(INTAKE_SECTIONS.length).toBeLessThanOrEqual(17);
  expect(FIELDS.length).toBeGreaterThanOrEqual(105);
  expect(FIELDS.length).toBeLessThanOrEqual(120);
});

// What an order holds at most; see the contract of the orders.
const LARGEST_ORDER_CHARACTERS = 200_000;

const bed = (at: number) => ({ id: `bed-${at}`.padEnd(60, "x"), type: "Sofa bed" });

test("a form with every field at its limit still fits into an order", () => {
  const bedroom = {
    room: "r".repeat(60),
    beds: Array.from({ length: 10 }, (_, at) => bed(at)),
    features: Array.from({ length: 12 }, () => "f".repeat(60)),
  };
  const bathroom = { label: "l".repeat(60), type: "Shower Only", notes: "n".repeat(300) };
  const brimOf = ({ id, component, type, options }: IntakeField): unknown => {
    if (component === "bedrooms_repeater") return Array.from({ length: 30 }, () => bedroom);
    if (component === "bathrooms_repeater") return Array.from({ length: 30 }, () => bathroom);
    if (type === "short" || type === "paragraph") return "t".repeat(longestText(id));
    return type === "checkbox" ? options : null;
  };
  expect(FIELDS.filter((field) => checkFieldValue(field, brimOf(field)) !== null)).toEqual([]);
  const full = Object.fromEntries(FIELDS.map((field) => [field.id, brimOf(field)]));
  expect(JSON.stringify(full).length).toBeLessThan(LARGEST_ORDER_CHARACTERS);
});
