import { expect, test } from "vitest";
import { ownerAnswersAfter } from "./draft-access.ts";

const NOBODY = {};

test("an answer is the owner's while the owner was the last to give it", () => {
  const byOwner = ownerAnswersAfter(NOBODY, { stored: {}, changes: { story: "Built in 1890." }, isOwners: true });
  expect(byOwner).toEqual({ story: true });
  const stored = { story: "Built in 1890." };
  expect(ownerAnswersAfter(byOwner, { stored, changes: { story: "Built in 1891." }, isOwners: false })).toEqual({});
  expect(ownerAnswersAfter(byOwner, { stored, changes: { story: null }, isOwners: true })).toEqual({});
  expect(ownerAnswersAfter(byOwner, { stored, changes: { floor: 2 }, isOwners: false })).toEqual({ story: true });
});

test("of a list only the options that the owner added are the owner's", () => {
  const stored = { views: ["Lake view", "Garden view"] };
  const changes = { views: ["Garden view", "Sea view"] };
  const byOwner = ownerAnswersAfter(NOBODY, { stored, changes, isOwners: true });
  expect(byOwner).toEqual({ views: ["Sea view"] });
  const more = { views: ["Garden view", "Sea view", "City view"] };
  expect(ownerAnswersAfter(byOwner, { stored: changes, changes: more, isOwners: false })).toEqual(byOwner);
  const fewer = { views: ["Garden view"] };
  expect(ownerAnswersAfter(byOwner, { stored: changes, changes: fewer, isOwners: false })).toEqual({});
});
