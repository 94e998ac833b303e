import { expect, test } from "vitest";
import { draftTitle } from "./draft-title.ts";
import { readDraftsSearch } from "./drafts-search.ts";

const id = "0f8c2a44-1111-4222-8333-444455556666";

test.each([
  [{ address: " 5 Pine Street " }, "5 Pine Street"],
  [{ property_address: "7 Oak Road" }, "7 Oak Road"],
  [{ address: "  ", property_address: "7 Oak Road" }, "7 Oak Road"],
  [{}, "0f8c2a44"],
])("a draft with %j is called %j", (form_data, title) => {
  expect(draftTitle({ id, form_data })).toBe(title);
});

test("the address bar's search is text, and an empty one is none", () => {
  expect(readDraftsSearch({ search: 12 })).toEqual({ search: "12" });
  expect(readDraftsSearch({ search: "" })).toEqual({});
});
