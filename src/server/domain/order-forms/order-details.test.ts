import { expect, test } from "vitest";
import { detailsOfDraft } from "./order-details.ts";

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
