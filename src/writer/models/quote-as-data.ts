import { randomBytes } from "node:crypto";

// Between marks that nobody can guess, and with no "<" of its own, a value cannot end the quotation.
export function quoteAsData(name: string, value: unknown): string {
  const mark = `${name}-${randomBytes(9).toString("hex")}`;
  const json = linesOf(value).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");
  return `<${mark}>\n${json}\n</${mark}>`;
}

// One line for each of a list's items: a prompt is paid for by its length.
function linesOf(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value, undefined, 1);
  return `[\n${value.map((item) => JSON.stringify(item)).join(",\n")}\n]`;
}
