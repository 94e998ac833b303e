import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import type { Db } from "#server/db/connect.ts";
import type { AdminUser } from "#shared/contract/account/admin.ts";
import type { ExportKind } from "#shared/contract-values.ts";
import { findPage, type Position, SOURCES, type Source } from "./find-page.ts";
import { type ListingFacts, readListingFacts } from "./listings-store.ts";
import { readUsers } from "./manage-users.ts";

const ROWS_A_BATCH = 2000;

type Cell = string | number | boolean | null;

const USER_COLUMNS = [
  "id",
  "email",
  "firstName",
  "lastName",
  "isMember",
  "loginMethod",
  "totalListings",
  "totalPaidListings",
  "createdAt",
  "lastLoginAt",
] as const satisfies (keyof AdminUser)[];

const LISTING_COLUMNS = [
  "id",
  "address",
  "bedrooms",
  "bathrooms",
  "maxGuests",
  "propertyType",
  "selectedPlatforms",
  "finalAmount",
  "originalAmount",
  "promoCode",
  "isRefunded",
  "createdAt",
  "isGuest",
  "userName",
  "userEmail",
  "orderId",
] as const satisfies (keyof ListingFacts)[];

const EXPORTS = {
  users: {
    source: SOURCES.users,
    columns: USER_COLUMNS,
    read: async (db: Db, ids: string[]): Promise<Cell[][]> =>
      (await readUsers(db, ids)).map((user) => USER_COLUMNS.map((column) => user[column])),
  },
  listings: {
    source: SOURCES.listings,
    columns: LISTING_COLUMNS,
    read: async (db: Db, ids: string[]): Promise<Cell[][]> =>
      (await readListingFacts(db, ids)).map((listing) =>
        LISTING_COLUMNS.map((column) => {
          const value = listing[column];
          return Array.isArray(value) ? value.join(" ") : value;
        }),
      ),
  },
} satisfies Record<ExportKind, unknown>;

// Read in batches as fast as the download takes them: however many rows there are, only a few are in memory, no
// connection is held in between, and nothing more is read once the download is broken off.
export function exportCsv(db: Db, kind: ExportKind): Readable {
  const { source, columns, read } = EXPORTS[kind];
  const csv = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: "windows",
    // A lone line break within a cell needs its quotes too.
    quote_record_delimiter: true,
    // A spreadsheet would run a cell that begins like a formula.
    escape_formulas: true,
    cast: { boolean: String },
  });
  const rows = Readable.from(rowsOf(db, source, read), { highWaterMark: 16 });
  // What goes wrong destroys the stream that the answer is sent from, and so breaks the download off.
  pipeline(rows, csv).catch(() => {});
  return csv;
}

async function* rowsOf(db: Db, source: Source, read: (db: Db, ids: string[]) => Promise<Cell[][]>) {
  let after: Position | null = null;
  for (;;) {
    const positions: Position[] = await findPage(db, source, { after, limit: ROWS_A_BATCH });
    yield* await read(
      db,
      positions.map(({ id }) => id),
    );
    after = positions.at(-1) ?? null;
    if (positions.length < ROWS_A_BATCH) return;
  }
}

export function exportFileName(kind: ExportKind): string {
  return `stayscribe-${kind}-${new Date().toISOString().slice(0, 10)}.csv`;
}
