import type { Db } from "#server/db/connect.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import { bindSeeProperty, type ReadFindings } from "#server/domain/pictures/see-property.ts";
import type { BrandVoice } from "#writer/description.ts";
import {
  findListingIdIfAny,
  findListingIdOfOrder,
  findOpenListingId,
  readListingOfOrder,
} from "./read/read-listing.ts";
import { keepListing } from "./store.ts";
import { findShareableListings } from "./user-listings/shareable-listings.ts";
import { createTeaserWriter } from "./write/write-teaser.ts";
import { bindWriteTexts, refuseUnwritable, type Writers } from "./write/write-texts.ts";

type Deps = {
  db: Db;
  writers: Writers;
  readFindings: ReadFindings;
  findVoice: (customerId: string) => Promise<BrandVoice | undefined>;
};

export type ListingsOffer = ReturnType<typeof offerListings>;

export function offerListings({ db, writers, readFindings, findVoice }: Deps) {
  return {
    findListingId: (orderId: string) => findListingIdOfOrder(db, orderId),
    findOpenListingId: (orderId: string) => findOpenListingId(db, orderId),
    findListingIdIfAny: (orderId: string) => findListingIdIfAny(db, orderId),
    readListingOfOrder: (orderId: string, withContent: boolean) => readListingOfOrder(db, orderId, withContent),
    findShareable: (customerId: CustomerId, listingId: string | null) =>
      findShareableListings(db, customerId, listingId),
    refuseUnwritable,
    writeTeaser: createTeaserWriter(),
    writeTexts: bindWriteTexts(writers, bindSeeProperty(readFindings), findVoice),
    keepListing,
  };
}
