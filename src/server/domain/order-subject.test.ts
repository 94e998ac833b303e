import { expect, test } from "vitest";
import {
  detailsSubject,
  draftSubject,
  expressSubject,
  formOf,
  propertySubject,
  readSubject,
  UNBOUND,
} from "./order-subject.ts";

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
