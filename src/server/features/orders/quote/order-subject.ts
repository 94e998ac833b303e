import { and, eq } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { properties } from "#server/db/schema/listings.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { findManagedDraft, type StoredDraft } from "#server/domain/drafts/draft-access.ts";
import { findExpressJob } from "#server/domain/express-jobs.ts";
import { isUuid } from "#server/domain/is-uuid.ts";
import {
  detailsOfDraft,
  detailsSubject,
  draftSubject,
  expressSubject,
  formOf,
  propertySubject,
  readSubject,
} from "#server/domain/orders.ts";
import { claimPhotos } from "#server/domain/pictures/photo-claims.ts";
import { readMarks } from "#server/domain/pictures/seen-things.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { propertyOfExpress } from "#shared/express-property.ts";
import { addressOf, platformsOf } from "#shared/property-facts.ts";
import { findOrder } from "../store.ts";

// What an order is for, as it was when the buyer saw the price.
export type Subject = { key: string; propertyData: PropertyData; platforms: ListingPlatform[] };

export type SubjectRequest = {
  jobId?: string | null | undefined;
  draftId?: string | null | undefined;
  propertyId?: string | null | undefined;
  propertyData?: PropertyData | null | undefined;
};

// Null for the bare call, whose order learns its subject when the listing is asked for.
export async function findSubject(db: Db, customerId: CustomerId, request: SubjectRequest): Promise<Subject | null> {
  const { jobId, propertyId, propertyData } = request;
  const draftId = request.draftId ?? textAt(propertyData, "draftId");
  if (jobId) return findExpressSubject(db, customerId, jobId);
  if (propertyId) return findPropertySubject(db, customerId, propertyId);
  // Who manages it may buy its description: the creator, and who came by a manager's link.
  const draft = draftId ? await findManagedDraft(db, customerId, draftId) : null;
  if (draft) return subjectOfDraft(db, draft);
  // A caller who fills in another customer's draft sends all details to be written.
  if (propertyData) return subjectOfDetails(propertyData);
  if (draftId) throw new AppError("not_found");
  return null;
}

// An id that names one thing cannot stand for another. Details are only compared where an address is all there is.
export function contradicts(orderSubject: string, asked: string): boolean {
  return readSubject(orderSubject) !== null && readSubject(asked) !== null && orderSubject !== asked;
}

async function findExpressSubject(db: Db, customerId: CustomerId, id: string): Promise<Subject> {
  const job = await findExpressJob(db, customerId, id);
  if (!job) throw new AppError("not_found");
  return { key: expressSubject(job.id), propertyData: propertyOfExpress(job), platforms: [job.platform] };
}

async function findPropertySubject(db: Db, customerId: CustomerId, id: string): Promise<Subject> {
  const [property] = await db
    .select()
    .from(properties)
    .where(and(eq(properties.id, existing(id)), eq(properties.customerId, customerId)));
  if (!property) throw new AppError("not_found");
  return { key: propertySubject(property.id), propertyData: property.data, platforms: platformsOf(property.data) };
}

async function subjectOfDraft(db: Db, draft: StoredDraft): Promise<Subject> {
  const propertyData = detailsOfDraft(draft, await readMarks(db, { draftId: draft.id }));
  return { key: draftSubject(draft.id), propertyData, platforms: platformsOf(propertyData) };
}

function subjectOfDetails(propertyData: PropertyData): Subject {
  return { key: detailsSubject(addressOf(propertyData) ?? ""), propertyData, platforms: platformsOf(propertyData) };
}

function existing(id: string): string {
  if (!isUuid(id)) throw new AppError("not_found");
  return id;
}

function textAt(data: PropertyData | null | undefined, name: string): string | null {
  const value = data?.[name];
  return typeof value === "string" && value !== "" ? value : null;
}

// The form behind an order as it is now, for a customer who may still buy it. Its pictures stay for as long as the
// order does.
export async function readForm(db: Db, customerId: CustomerId, orderId: string): Promise<PropertyData | null> {
  const order = await findOrder(db, orderId);
  const form = formOf(order?.subject ?? "");
  if (!order || form?.kind !== "draft") return null;
  const subject = await findSubject(db, customerId, { draftId: form.id });
  if (!subject) return null;
  await db.transaction((tx) => claimPhotos(tx, order, subject.propertyData));
  return subject.propertyData;
}
