import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { isEmail, oneLine } from "./typed-text.ts";

const Piece = fc.constantFrom("a", "Z9", ".", "..", "@", "-", "_", "+", "'", "é", " ", "com", "x.y", "b@c.de", "");

test("what counts as an email address is what the server takes for one", () => {
  fc.assert(
    fc.property(fc.array(Piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join("");
      expect([text, isEmail(text)]).toEqual([text, z.email().safeParse(text).success]);
    }),
    { numRuns: 5000 },
  );
});

test.each(["ana@example.com", "a.b+c@mail.example.co", "o'neil_@x-y.de"])("%s is one", (text) => {
  expect(isEmail(text)).toBe(true);
});

test("line breaks and invisible characters are removed", () => {
  expect(oneLine("  12 Pine\r\nBcc: x\u2028y\u2029z\u0085\v\f\u0000a\u200bb\u202e  ")).toBe("12 Pine Bcc: x y z a b");
});
