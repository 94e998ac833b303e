import { expect, test } from "vitest";
import { oneLine } from "./one-line.ts";

test("nothing that ends a line, and nothing unseen, is left", () => {
  expect(oneLine("  12 Pine\r\nBcc: x\u2028y\u2029z\u0085\v\f\u0000a\u200bb\u202e  ")).toBe("12 Pine Bcc: x y z a b");
});
