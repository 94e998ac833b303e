import { expect, test } from "vitest";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { platformChoices } from "./platform-choices.ts";

const choicesFor = (...written: ListingPlatform[]) =>
  platformChoices(written.map((platformType) => ({ platformType }))).map(
    ({ platform, description }) => `${description ? "" : "+"}${platform}`,
  );

test("a rental home can be had for the platforms it has no text for, and a tab keeps its place", () => {
  expect(choicesFor("airbnb")).toEqual(["airbnb", "+vrbo", "+website", "+booking"]);
  expect(choicesFor("airbnb", "booking")).toEqual(["airbnb", "+vrbo", "+website", "booking"]);
  expect(choicesFor("airbnb", "booking", "vrbo", "website")).toEqual(["airbnb", "vrbo", "website", "booking"]);
});

test("a home for sale has the texts that were ordered", () => {
  expect(choicesFor("mls")).toEqual(["mls"]);
  expect(choicesFor("mls", "social", "marketing")).toEqual(["mls", "social", "marketing"]);
});
