import { eq } from "drizzle-orm";
import { listings } from "#server/db/schema/listings.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { draftSubject } from "#server/domain/orders.ts";
import { RevisionWish } from "#shared/contract/listings/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { withLaterFacts } from "../facts/apply-changes.ts";
import { findOpenListing } from "../read/read-listing.ts";
import { addVersion, findTexts, type Listing } from "../store.ts";
import { bindWriteTexts, refuseUnwritable, type See } from "../write/write-texts.ts";
import type { RevisionDeps } from "./revise-listing.ts";
import { refuseTooMany, writersFor } from "./revision-limits.ts";

export type RewriteDeps = RevisionDeps & {
  see: See;
  // The form behind an order as it is now; null where there is none to correct.
  readForm: (customerId: CustomerId, orderId: string) => Promise<PropertyData | null>;
};

const NO_OTHER_WISH = RevisionWish.parse({});

// Corrected answers cost nothing: the form is read again, and each text gets one more version.
export async function rewriteListing(deps: RewriteDeps, customerId: CustomerId | null, id: string): Promise<void> {
  const listing = await findOpenListing(deps.db, customerId, id);
  const form = customerId && (await deps.readForm(customerId, listing.orderId));
  const propertyData = form ? withLaterFacts(form, listing) : listing.propertyData;
  const texts = await findTexts(deps.db, listing.id);
  const platforms = texts.map(({ platform }) => platform);
  await refuseUnwritable(propertyData, platforms);
  await refuseTooMany(deps.db, listing);
  const { writers, isModelSpent } = await writersFor(deps.db, deps.writers, listing);
  const wish = { ...NO_OTHER_WISH, ...(isModelSpent && { isModelSpent }) };
  const written = await writeAll({ ...deps, writers }, { ...listing, propertyData }, platforms);
  await deps.db.update(listings).set({ propertyData }).where(eq(listings.id, listing.id));
  for (const [at, { id: textId }] of texts.entries()) {
    const description = written[at];
    if (description) await addVersion(deps.db, textId, { description, wish });
  }
}

// The same form gives the same wordings: only what its answers changed is written anew.
function subjectOf({ draftId }: Listing["propertyData"]): string {
  return typeof draftId === "string" ? draftSubject(draftId) : "";
}

type Platforms = Parameters<ReturnType<typeof bindWriteTexts>>[0]["platforms"];

async function writeAll({ writers, see, findBrand }: RewriteDeps, listing: Listing, platforms: Platforms) {
  const { orderId, customerId, propertyData } = listing;
  const write = bindWriteTexts(writers, see, findBrand);
  const work = { orderId, customerId, propertyData, platforms, subject: subjectOf(propertyData) };
  return write({ ...work, isEmbeddedOnly: false }).catch(() => write({ ...work, isEmbeddedOnly: true }));
}
