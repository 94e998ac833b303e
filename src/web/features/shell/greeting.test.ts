import { expect, test } from "vitest";
import { greetingFor } from "./greeting.ts";

test("a first name greets", () => {
  expect(greetingFor({ firstName: "Ana", email: "a.lee@example.com" })).toBe("Hello, Ana");
});

test.for(["", "  "])("without one (%o) the part of the e-mail before the @ does", (firstName) => {
  expect(greetingFor({ firstName, email: "a.lee@example.com" })).toBe("Hello, a.lee");
});
