import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Db, Tx } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import { isUuid } from "#server/domain/is-uuid.ts";
import { lockOrder } from "#server/domain/orders.ts";
import { releasePhotos } from "#server/domain/pictures/photo-claims.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import type { UserListing } from "#shared/contract/listings/user-listings.ts";
import * as contract from "#shared/contract/listings/user-listings.ts";
import { dollarsOf } from "#shared/payment/pricing.ts";
import { readPropertyFacts } from "#shared/property-facts.ts";
import { dayOfToday } from "../facts/time-limits.ts";
import { contentOf } from "../read/read-listing.ts";
import {
  type ContentOfListing,
  findContents,
  findUserListing,
  findUserListings,
  forgetListing,
  type UserListingRow,
  type UserListingsWish,
} from "./user-listings-store.ts";

export type Member = { id: string; email: string; firstName: string; lastName: string };

type Wish = Omit<UserListingsWish, "customerId">;
type Reader = { member: Member; today: string };

async function readUserListings(db: Db, member: Member, wish: Wish): Promise<UserListing[]> {
  // The listing that the next ones follow may have been deleted meanwhile.
  if (wish.cursor !== null && !(await findOwn(db, member, wish.cursor))) throw new AppError("conflict");
  const rows = await findUserListings(db, { ...wish, customerId: member.id });
  const contents = await findContents(
    db,
    rows.map(({ id }) => id),
  );
  const contentsOf = Map.groupBy(contents, ({ listingId }) => listingId);
  return rows.map((row) => userListingOf(row, contentsOf.get(row.id) ?? [], { member, today: dayOfToday() }));
}

function userListingOf(row: UserListingRow, texts: ContentOfListing[], { member, today }: Reader): UserListing {
  const { platforms, ...facts } = readPropertyFacts(row.propertyData);
  return {
    ...facts,
    id: row.id,
    orderId: row.orderId,
    // What was written goes before what was wished for.
    selectedPlatforms: texts.length > 0 ? texts.map(({ platform }) => platform) : platforms,
    originalAmount: dollarsOf(row.originalCents ?? 0),
    finalAmount: dollarsOf(row.amountCents ?? 0),
    promoCode: row.promoCode,
    createdAt: row.createdAt.toISOString(),
    isGuest: row.isGuest,
    userName: `${member.firstName} ${member.lastName}`.trim() || null,
    userEmail: member.email,
    generatedContent: row.isRefunded ? "" : contentOf(texts),
    isRefunded: row.isRefunded,
    outdatedSentences: row.isRefunded ? 0 : countOutdated(texts, today),
  };
}

// The same words for several platforms are one sentence to a host.
function countOutdated(texts: ContentOfListing[], today: string): number {
  return Math.max(0, ...texts.map(({ outdatedFrom }) => outdatedFrom.filter((day) => day <= today).length));
}

async function deleteUserListing(db: Db, member: Member, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const listing = await findOwn(tx, member, id);
    if (!listing) throw new AppError("not_found");
    // The order's lock goes before the listing's.
    const order = await lockOrder(tx, listing.orderId);
    if (order) await releasePhotos(tx, order);
    await forgetListing(tx, id);
  });
}

async function findOwn(db: Db | Tx, { id: memberId }: Member, id: string) {
  return isUuid(id) ? findUserListing(db, memberId, id) : null;
}

type UserListingDeps = {
  db: Db;
  // Refuses callers who are not signed in.
  requireMember: (request: FastifyRequest) => Promise<Member>;
};

export function userListingRoutes(app: FastifyInstance, deps: UserListingDeps): void {
  bindEndpoint(app, contract.listUserListings, {
    handle: async ({ query }, { request, reply }) => {
      reply.header("cache-control", "no-store");
      const member = await deps.requireMember(request);
      return readUserListings(deps.db, member, { ...query, cursor: query.cursor ?? null });
    },
  });

  bindEndpoint(app, contract.deleteUserListing, {
    handle: async ({ params }, { request }) => {
      await deleteUserListing(deps.db, await deps.requireMember(request), params.id);
      return { success: true as const };
    },
  });
}
