import { createHash } from "node:crypto";

// Of an order that learns what it is for when the listing is asked for.
export const UNBOUND = "unbound";

export const draftSubject = (draftId: string) => `draft:${draftId}`;
export const expressSubject = (jobId: string) => `express:${jobId}`;
export const propertySubject = (propertyId: string) => `property:${propertyId}`;

// Details without an id are the same wherever their address is.
export function detailsSubject(address: string): string {
  const sameHowever = address.trim().toLowerCase().replaceAll(/\s+/g, " ");
  return `details:${createHash("sha256").update(sameHowever).digest("hex")}`;
}

type Form = { kind: "draft" | "express"; id: string };
type Thing = Form | { kind: "property"; id: string };

// An order that stepped aside for another of the same subject has more words after the id.
const THING = /^(draft|express|property):([0-9a-f-]{36})/;

// The one thing that a subject names by its id; null for details and for what is not known yet.
export function readSubject(subject: string): Thing | null {
  const [, kind, id] = THING.exec(subject) ?? [];
  return kind && id ? { kind: kind as Thing["kind"], id } : null;
}

// The form that an order is for: its text could be read in part before it was bought.
export function formOf(subject: string): Form | null {
  const thing = readSubject(subject);
  return thing && thing.kind !== "property" ? thing : null;
}
