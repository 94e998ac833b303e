import { Readable } from "node:stream";
import { and, asc, eq, gt, inArray, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#server/db/connect.ts";
import { credentials, users } from "#server/db/schema/accounts.ts";
import { expressJobs } from "#server/db/schema/express.ts";
import { findingMarks } from "#server/db/schema/finding-marks.ts";
import { drafts } from "#server/db/schema/intake.ts";
import { listings, listingTexts, properties } from "#server/db/schema/listings.ts";
import { orderQuotes, orders } from "#server/db/schema/orders.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { photoFiles } from "#server/domain/pictures/photo-store.ts";
import { storedFileUrl } from "#shared/contract/stored-file.ts";
import { listSessions } from "../sessions/manage-sessions.ts";
import type { SignedIn } from "../sessions/sessions.ts";
import { findBrandVoice } from "../settings/brand-voice.ts";

export const PAGE_SIZE = 100;

type AccountFile = { fileName: string; content: Readable };

// Everything we hold about a user, page by page: an account with a thousand listings needs no more memory than one.
export function accountDataFile(db: Db, signedIn: SignedIn): AccountFile {
  const exportedAt = new Date().toISOString();
  const fileName = `stayscribe-data-${exportedAt.slice(0, 10)}.json`;
  return { fileName, content: Readable.from(write(db, signedIn, exportedAt)) };
}

async function* write(db: Db, signedIn: SignedIn, exportedAt: string): AsyncGenerator<string> {
  const { user } = signedIn;
  const facts = {
    exportedAt,
    account: await findAccount(db, user.id),
    sessions: await listSessions(db, signedIn),
    brandVoice: await findBrandVoice(db, user.id),
  };
  yield JSON.stringify(facts, null, 2).replace(/\n}$/, "");
  for (const [name, page] of Object.entries(pagesOf(db, user.id))) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    yield* rowsOf(page);
    yield "]";
  }
  yield "\n}\n";
}

async function* rowsOf(page: Page): AsyncGenerator<string> {
  let rows: OwnRow[] = [];
  let isFirst = true;
  do {
    rows = await page(rows.at(-1)?.id ?? null);
    for (const row of rows) {
      yield `${isFirst ? "" : ","}\n    ${JSON.stringify(row)}`;
      isFirst = false;
    }
  } while (rows.length === PAGE_SIZE);
}

type OwnRow = { id: string };

// The rows after the one with this id.
type Page = (after: string | null) => Promise<OwnRow[]>;

type Owned = { id: PgColumn; customerId: PgColumn };

function pagesOf(db: Db, customerId: string): Record<string, Page> {
  const following = ({ id, customerId: owner }: Owned, after: string | null): SQL | undefined =>
    and(eq(owner, customerId), after ? gt(id, after) : undefined);
  return {
    drafts: (after) =>
      db.select().from(drafts).where(following(drafts, after)).orderBy(asc(drafts.id)).limit(PAGE_SIZE),
    expressForms: (after) =>
      db.select().from(expressJobs).where(following(expressJobs, after)).orderBy(asc(expressJobs.id)).limit(PAGE_SIZE),
    pictureMarks: (after) => {
      const owned = { id: findingMarks.id, customerId: findingMarks.markedBy };
      return db
        .select()
        .from(findingMarks)
        .where(following(owned, after))
        .orderBy(asc(findingMarks.id))
        .limit(PAGE_SIZE);
    },
    properties: (after) =>
      db.select().from(properties).where(following(properties, after)).orderBy(asc(properties.id)).limit(PAGE_SIZE),
    orders: (after) => pageOfOrders(db, following(orders, after)),
    listings: (after) => pageOfListings(db, following(listings, after)),
    uploads: async (after) => {
      const found = await db
        .select()
        .from(uploads)
        .where(following(uploads, after))
        .orderBy(asc(uploads.id))
        .limit(PAGE_SIZE);
      return found.map(({ id, name, bytes, createdAt }) => ({
        id,
        url: storedFileUrl(photoFiles(name).full),
        bytes,
        createdAt,
      }));
    },
  };
}

async function pageOfOrders(db: Db, isNext: SQL | undefined) {
  const { id, state, subject, propertyData, platforms, receiptEmail, invoiceNumber, settledAt, createdAt } = orders;
  const { originalCents, memberDiscountCents, promoDiscountCents, amountCents, currency, promoCode } = orderQuotes;
  const order = { id, state, subject, propertyData, platforms, receiptEmail, invoiceNumber, settledAt, createdAt };
  const quote = { originalCents, memberDiscountCents, promoDiscountCents, amountCents, currency, promoCode };
  return db
    .select({ ...order, quote })
    .from(orders)
    .leftJoin(orderQuotes, eq(orderQuotes.id, orders.quoteId))
    .where(isNext)
    .orderBy(asc(orders.id))
    .limit(PAGE_SIZE);
}

async function pageOfListings(db: Db, isNext: SQL | undefined) {
  const found = await db.select().from(listings).where(isNext).orderBy(asc(listings.id)).limit(PAGE_SIZE);
  const ids = found.map(({ id }) => id);
  const texts = await db
    .select({ listingId: listingTexts.listingId, platform: listingTexts.platform, content: listingTexts.content })
    .from(listingTexts)
    .where(inArray(listingTexts.listingId, ids))
    .orderBy(asc(listingTexts.position));
  return found.map(({ id, orderId, propertyData, createdAt }) => ({
    id,
    orderId,
    propertyData,
    createdAt,
    texts: texts.filter(({ listingId }) => listingId === id).map(({ platform, content }) => ({ platform, content })),
  }));
}

async function findAccount(db: Db, userId: string) {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  const signInMethods = await db
    .select({ provider: credentials.providerId, since: credentials.createdAt })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  return account && { ...account, signInMethods };
}
