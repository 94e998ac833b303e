import { z } from "zod";
import { LONGEST_ADDRESS } from "../contract-values.ts";
import { isStorable, oneLine } from "../typed-text.ts";

// What may come in. Every text of a body, a query or a path is one of these, so that none is longer than its place
// allows and none holds what the database cannot keep. A test walks all endpoints and fails where one is not.

const UNSTORABLE = "contains a character that cannot be saved";

export const keptText = (longest: number) => z.string().max(longest).refine(isStorable, UNSTORABLE);

export const trimmedText = (longest: number) => z.string().trim().max(longest).refine(isStorable, UNSTORABLE);

// The id of a row, a draft or a payment; a text that is no id of ours is simply not found.
export const IncomingId = keptText(200);

const LONGEST_MOMENT = 40;

const isInOurTime = (moment: string) => moment >= "2000" && moment < "3000";

export const IncomingMoment = z.iso.datetime().max(LONGEST_MOMENT).refine(isInOurTime, "must be between 2000 and 2999");

// Data that the browser stored itself: not read, since the server knows it better.
export const Unread = z.unknown().transform(() => null);

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
