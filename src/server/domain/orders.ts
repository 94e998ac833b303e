import { createHash } from "node:crypto";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#server/db/connect.ts";
import type { drafts } from "#server/db/schema/intake.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import type { OrderState } from "#shared/contract-values.ts";
import { usedAnswers } from "#shared/intake/field-rules.ts";
import { sectionsFor } from "#shared/intake/intake-schema.ts";
import { DRAFT_PICTURES } from "#shared/property-facts.ts";
import type { Marks } from "./pictures/seen-things.ts";

export type Order = typeof orders.$inferSelect;

// Paid or free, and its listing is still owed.
export const UNDELIVERED_STATES: readonly OrderState[] = ["paid", "free", "generating", "failed"];

export const UNSETTLED_STATES: readonly OrderState[] = ["open", "expired"];

export function isUndelivered({ state }: Pick<Order, "state">): boolean {
  return UNDELIVERED_STATES.includes(state);
}

export function isUnsettled({ state }: Pick<Order, "state">): boolean {
  return UNSETTLED_STATES.includes(state);
}

export async function lockOrder(tx: Tx, id: string): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  return order ?? null;
}

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

type FormDraft = Pick<typeof drafts.$inferSelect, "id" | "mode" | "formData" | "ownerAnswers">;

// The stored draft alone: a page may have been opened before the last answers came. Hidden answers are kept, not sold.
export function detailsOfDraft(draft: FormDraft, findingMarks: Marks): PropertyData {
  const { id, mode, formData, ownerAnswers } = draft;
  const sections = sectionsFor({ mode, role: "manager", ownerSections: null });
  const answers = usedAnswers(sections, formData);
  return { ...answers, ...filled({ findingMarks, ownerAnswers }), formType: "detailed", draftId: id, role: "manager" };
}

function filled(named: Record<string, object>): Record<string, object> {
  return Object.fromEntries(Object.entries(named).filter(([, value]) => Object.keys(value).length > 0));
}

// An order that is not paid yet, and that has its details already. It follows its form: an express listing gives it all
// that propertyOfExpress says, a draft what giveToOpenOrders names.
export function isOpenOrderFor(subject: string): SQL | undefined {
  return and(eq(orders.subject, subject), eq(orders.state, "open"), isNotNull(orders.propertyData));
}

type PictureKey = (typeof DRAFT_PICTURES)[keyof typeof DRAFT_PICTURES];
type PictureChanges = Partial<Record<PictureKey, string[]> & { findingMarks: Marks }>;

// Pictures, and what is said to them, count for an order that is not paid yet, though its page asks for no new price.
// Other answers of a draft reach the order with its next price.
export async function giveToOpenOrders(tx: Tx, draftId: string, changes: PictureChanges): Promise<void> {
  await tx
    .update(orders)
    .set({ propertyData: sql`${orders.propertyData} || ${JSON.stringify(changes)}::jsonb` })
    .where(isOpenOrderFor(draftSubject(draftId)));
}
