import { expect, test } from "vitest";
import { printableFileName } from "./receive-files.ts";

test("an ordinary name stays as it is", () => {
  expect(printableFileName("Küche & Bad (2).jpeg")).toBe("Küche & Bad (2).jpeg");
});

test("control characters and text-turning marks are left out", () => {
  expect(printableFileName("a\r\nb\u0000\u001b[31m\u202egpj.exe\u2028")).toBe("ab[31mgpj.exe");
});

test("a long name keeps its start and its end in sixty letters", () => {
  const short = printableFileName(`${"🏠".repeat(500)}-last-one.jpeg`);
  expect(Array.from(short)).toHaveLength(60);
  expect(short).toMatch(/^🏠+…🏠+-last-one\.jpeg$/u);
});

test.each([undefined, "", " \u0007 "])("no name (%j) still reads as a sentence", (sent) => {
  expect(printableFileName(sent)).toBe("The file");
});
