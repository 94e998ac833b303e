import { expect, test } from "vitest";
import {
  detailsOfDraft,
  detailsSubject,
  draftSubject,
  expressSubject,
  formOf,
  propertySubject,
  readSubject,
  UNBOUND,
} from "./orders.ts";

const ID = "0b2f1c58-6f0e-4a53-9d0c-3f7f2f6f0a11";

test("what the makers write is what the reader reads", () => {
  expect(readSubject(draftSubject(ID))).toEqual({ kind: "draft", id: ID });
  expect(readSubject(expressSubject(ID))).toEqual({ kind: "express", id: ID });
  expect(readSubject(propertySubject(ID))).toEqual({ kind: "property", id: ID });
});

test("details, an order without a subject and an erased one name no single thing", () => {
  for (const subject of [detailsSubject("1 Main St"), UNBOUND, `erased:${ID}`, "draft:", ""]) {
    expect(readSubject(subject)).toBeNull();
  }
});

test("a draft and an express listing are forms, also once their order stepped aside; a property is none", () => {
  expect(formOf(`${expressSubject(ID)}:earlier:${ID}`)).toEqual({ kind: "express", id: ID });
  expect(formOf(draftSubject(ID))).toEqual({ kind: "draft", id: ID });
  expect(formOf(propertySubject(ID))).toBeNull();
});

test("an address is the same however it is spaced and capitalised", () => {
  expect(detailsSubject("  1 MAIN  St ")).toBe(detailsSubject("1 main st"));
  expect(detailsSubject("1 main st")).not.toBe(detailsSubject("2 main st"));
});

const DRAFT = {
  id: "00000000-0000-4000-8000-000000000001",
  customerId: "00000000-0000-4000-8000-000000000002",
  mode: "deep" as const,
  formData: {},
  ownerAnswers: {},
  version: 1,
  ownerSections: null,
  completedAt: null,
  completedBy: null,
  completedVersion: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

const ABOUT = { formType: "detailed", draftId: DRAFT.id, role: "manager" };

test("an order takes the answers that count and the pictures, and leaves out what another answer hides", () => {
  const shown = { address: "12 Pine Road, Oslo", living_area: 0, uploadedPhotos: ["a"] };
  const hiding = { ...DRAFT, formData: { ...shown, area_unit: "Square meters" } };
  expect(detailsOfDraft(hiding, {})).toEqual({ ...shown, ...ABOUT });
  const formData = { ...hiding.formData, living_area: 80 };
  expect(detailsOfDraft({ ...DRAFT, formData }, {})).toEqual({ ...formData, ...ABOUT });
});

test("an order takes what was said of the pictures, and which answers are the owner's", () => {
  const findingMarks = { "a.webp/amenity.tv": "confirmed" } as const;
  const ownerAnswers = { address: true } as const;
  expect(detailsOfDraft({ ...DRAFT, ownerAnswers }, findingMarks)).toEqual({ findingMarks, ownerAnswers, ...ABOUT });
});
