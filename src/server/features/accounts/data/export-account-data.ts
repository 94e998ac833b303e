import { Readable } from "node:stream";
import { and, asc, eq, getTableColumns, gt, inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#server/db/connect.ts";
import { credentials, users } from "#server/db/schema/accounts.ts";
import { listings, listingTexts } from "#server/db/schema/listings.ts";
import { orderQuotes, orders } from "#server/db/schema/orders.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { CUSTOMER_DATA, type CustomerDataName } from "#server/domain/customer-data.ts";
import { photoFiles, storedFileUrl } from "#shared/contract/stored-file.ts";
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
  for (const [name, page] of pagesOf(db, user.id)) {
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

type ReadPage = (db: Db, isNext: SQL | undefined) => Promise<OwnRow[]>;

// Of these the export leaves out what only our own bookkeeping needs, or adds what other tables know.
const READ_PAGE: Partial<Record<string, ReadPage>> = {
  orders: pageOfOrders,
  listings: pageOfListings,
  uploads: pageOfUploads,
} satisfies Partial<Record<CustomerDataName, ReadPage>>;

function pagesOf(db: Db, customerId: string): [name: string, page: Page][] {
  const exported = Object.entries(CUSTOMER_DATA).filter(([, { isExported }]) => isExported);
  return exported.map(([name, { customer }]) => {
    const id = getTableColumns(customer.table)["id"];
    if (!id) throw new Error(`${name} cannot be read in pages, since its rows have no id`);
    const readPage = READ_PAGE[name] ?? wholeRows(customer.table, id);
    return [name, (after) => readPage(db, and(eq(customer, customerId), after ? gt(id, after) : undefined))];
  });
}

function wholeRows(table: PgTable, id: PgColumn): ReadPage {
  return async (db, isNext) => {
    const rows = await db.select().from(table).where(isNext).orderBy(asc(id)).limit(PAGE_SIZE);
    return rows as OwnRow[];
  };
}

async function pageOfUploads(db: Db, isNext: SQL | undefined) {
  const found = await db.select().from(uploads).where(isNext).orderBy(asc(uploads.id)).limit(PAGE_SIZE);
  return found.map(({ id, name, bytes, createdAt }) => ({
    id,
    url: storedFileUrl(photoFiles(name).full),
    bytes,
    createdAt,
  }));
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
