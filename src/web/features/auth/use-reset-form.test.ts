import { expect, test } from "vitest";
import { complaintAbout } from "./use-reset-form.ts";

test.for([
  ["", "", "Missing Information", ["password", "confirmation"]],
  ["engine", "", "Missing Information", ["confirmation"]],
  ["engine", "Engine", "Passwords Don't Match", ["confirmation"]],
  ["12345", "12345", "Password Too Short", ["password"]],
] as const)("%o and %o: %s", ([password, confirmation, title, fields]) => {
  expect(complaintAbout({ password, confirmation })).toMatchObject({ toast: { title }, fields });
});

test("two equal passwords of six characters are taken", () => {
  expect(complaintAbout({ password: "engine", confirmation: "engine" })).toBeNull();
});
