import { randomBytes } from "node:crypto";

// Between marks that nobody can guess, and with no "<" of its own, a value cannot end the quotation.
export function quoteAsData(name: string, value: unknown): string {
  const mark = `${name}-${randomBytes(9).toString("hex")}`;
  const json = JSON.stringify(value, undefined, 1).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");
  return `<${mark}>\n${json}\n</${mark}>`;
}
