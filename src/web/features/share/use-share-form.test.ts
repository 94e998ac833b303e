import { expect, test } from "vitest";
import { addressOf, complaintAbout } from "./use-share-form.ts";

const OWN = "ana@example.com";

test("one's own address needs no typing", () => {
  const wish = { target: "own", customEmail: "" } as const;
  expect([addressOf(wish, OWN), complaintAbout(wish, OWN)]).toEqual([OWN, null]);
  expect(complaintAbout(wish, null)).toMatchObject({ title: "Email Required" });
});

test.for([
  ["", "Email Required"],
  ["   ", "Email Required"],
  ["ana.example.com", "Invalid Email"],
] as const)("the custom address %o is refused: %s", ([customEmail, title]) => {
  expect(complaintAbout({ target: "custom", customEmail }, OWN)).toMatchObject({ title });
});

test.for(["ana@", "ana lee@example.com"])("whether %o is an address is the server's to judge", (customEmail) => {
  expect(complaintAbout({ target: "custom", customEmail }, OWN)).toBeNull();
});

test("another address is taken without the spaces around it", () => {
  const wish = { target: "custom", customEmail: " bo@example.com " } as const;
  expect([addressOf(wish, OWN), complaintAbout(wish, OWN)]).toEqual(["bo@example.com", null]);
});
