import { LONGEST_ADDRESS } from "../listing-bounds.ts";
import { oneLine } from "../one-line.ts";
import { keptText } from "./incoming.ts";

// An address is printed in mails and on invoices: it has one line, whatever was pasted.
export const AddressLine = keptText(LONGEST_ADDRESS).overwrite(oneLine).min(1);

const ADDRESS_NAMES = ["address", "property_address"];

export function withAddressOnOneLine(data: Record<string, unknown>): Record<string, unknown> {
  const lines = ADDRESS_NAMES.flatMap((name) => {
    const address = data[name];
    return typeof address === "string" ? [[name, oneLine(address)] as const] : [];
  });
  return { ...data, ...Object.fromEntries(lines) };
}
