import { z } from "zod";
import { oneLine } from "../one-line.ts";

const LONGEST_ADDRESS = 500;

// An address is printed in mails and on invoices: it has one line, whatever was pasted.
export const AddressLine = z.string().overwrite(oneLine).min(1).max(LONGEST_ADDRESS);

const ADDRESS_NAMES = ["address", "property_address"];

export function withAddressOnOneLine(data: Record<string, unknown>): Record<string, unknown> {
  const lines = ADDRESS_NAMES.flatMap((name) => {
    const address = data[name];
    return typeof address === "string" ? [[name, oneLine(address)] as const] : [];
  });
  return { ...data, ...Object.fromEntries(lines) };
}
