import { and, eq, inArray } from "drizzle-orm";
import { storedPictures } from "#server/adapters/eyes/see-property.ts";
import type { Db } from "#server/db/connect.ts";
import { users } from "#server/db/schema/accounts.ts";
import { findingMarks } from "#server/db/schema/finding-marks.ts";
import { listingTextVersions } from "#server/db/schema/listings.ts";
import { orders } from "#server/db/schema/orders.ts";
import { isUuid } from "#server/is-uuid.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import type { Listing, ListingText } from "../store.ts";

// What a person said to a picture, as it is kept. Who is null for an account that was deleted.
export type Confirmation = { by: string | null; at: Date };
export type Confirmations = (fact: Fact) => Confirmation | null;

const FORM = /^(express|draft):([0-9a-f-]{36})/;

// The marks of the form that the order is for; a form that was deleted has taken its marks along.
export async function findConfirmations(db: Db, { orderId, propertyData }: Listing): Promise<Confirmations> {
  const { photos, plans } = storedPictures(propertyData);
  const pictures = [...photos, ...plans].filter((name) => name !== "");
  const [order] = await db.select({ subject: orders.subject }).from(orders).where(eq(orders.id, orderId));
  const [, kind, formId = ""] = FORM.exec(order?.subject ?? "") ?? [];
  if (pictures.length === 0 || !isUuid(formId)) return () => null;
  const ofForm = eq(kind === "draft" ? findingMarks.draftId : findingMarks.expressJobId, formId);
  const rows = await db
    .select()
    .from(findingMarks)
    .where(and(ofForm, eq(findingMarks.state, "confirmed"), inArray(findingMarks.picture, pictures)));
  const marks = new Map(rows.map((row) => [`${row.picture}/${row.finding}`, { by: row.markedBy, at: row.markedAt }]));
  return ({ source, key, value, index = 1 }) => {
    const picture = (source === "photo" ? photos : plans)[index - 1] ?? "";
    return marks.get(`${picture}/${key === "amenity.other" ? `${key}:${value}` : key}`) ?? null;
  };
}

export async function findName(db: Db, customerId: string): Promise<string | null> {
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, customerId));
  return user?.name.trim() || null;
}

// When the text as it is now was written: by then its facts were known.
export async function findWrittenAt(db: Db, listing: Listing, { id, version }: ListingText): Promise<Date> {
  const isIt = and(eq(listingTextVersions.textId, id), eq(listingTextVersions.number, version));
  const [row] = await db.select({ at: listingTextVersions.createdAt }).from(listingTextVersions).where(isIt);
  return row?.at ?? listing.createdAt;
}
