import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";

// Where the rows of an admin table are looked up, and the text that a search looks into.
export type Source = { table: SQL; id: SQL; searchText: SQL };

export const SOURCES = {
  listings: { table: sql`admin_listings`, id: sql`listing_id`, searchText: sql`search_text` },
  orders: { table: sql`admin_orders`, id: sql`order_id`, searchText: sql`search_text` },
  // Word for word the expression of the index "users_search".
  users: {
    table: sql`users`,
    id: sql`id`,
    searchText: sql`admin_search_key(email || E'\n' || first_name || ' ' || last_name)`,
  },
} satisfies Record<string, Source>;

// Of a timestamp all six digits count, which a Date does not hold.
export type Position = { id: string; createdAt: string };

export type PageWish = {
  search?: string | undefined;
  after?: Position | null;
  // Narrows the rows down by a column that an index begins with.
  where?: SQL;
  limit: number;
};

const NEWEST_LOOKED_THROUGH = 2000;
const LOOKED_THROUGH_FURTHER = 10_000;
// When the newest rows hold this share of a page, more of the newest are searched before the index is used.
const PROMISING_SHARE = 0.3;

// Newest first. However many rows there are, one page costs about the same.
export async function findPage(db: Db, source: Source, wish: PageWish): Promise<Position[]> {
  const words = wordsOf(wish.search);
  if (words === "") return readNewest(db, source, wish);
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const look = { ...wish, pattern };
  // A frequent word is found among the newest rows; the index would bring up all it ever matched.
  const first = await lookThroughNewest(db, source, { ...look, rows: NEWEST_LOOKED_THROUGH });
  if (first.length === wish.limit) return first;
  if (first.length >= wish.limit * PROMISING_SHARE) {
    const further = await lookThroughNewest(db, source, { ...look, rows: LOOKED_THROUGH_FURTHER });
    if (further.length === wish.limit) return further;
  }
  return lookUp(db, source, look);
}

export async function findPosition(db: Db, source: Source, cursor: string | undefined): Promise<Position | null> {
  if (!cursor) return null;
  const [position] = await positionsOf(
    db,
    sql`select ${source.id} as id, created_at::text as "createdAt" from ${source.table} where ${source.id} = ${cursor}`,
  );
  // The row that the page was to go on behind is gone.
  if (!position) throw new AppError("conflict");
  return position;
}

// As the search texts are written: one space between words. The database makes both small by its own rules.
function wordsOf(search = ""): string {
  return search.trim().replaceAll(/\s+/g, " ");
}

type Look = PageWish & { pattern: string };

const isWanted = ({ id }: Source, { where, after }: PageWish) => sql`
  ${where ?? sql`true`} and ${after ? sql`(created_at, ${id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)` : sql`true`}`;

async function readNewest(db: Db, source: Source, wish: PageWish): Promise<Position[]> {
  const { table, id } = source;
  return positionsOf(
    db,
    sql`select ${id} as id, created_at::text as "createdAt" from ${table} where ${isWanted(source, wish)}
      order by ${table}.created_at desc, ${id} desc limit ${wish.limit}`,
  );
}

async function lookThroughNewest(db: Db, source: Source, look: Look & { rows: number }): Promise<Position[]> {
  const { table, id, searchText } = source;
  return positionsOf(
    db,
    sql`select id, created_at::text as "createdAt" from (
        select ${id} as id, created_at, ${searchText} as text from ${table} where ${isWanted(source, look)}
        order by created_at desc, ${id} desc limit ${look.rows}
      ) as newest
      where text like admin_search_key(${look.pattern}) order by newest.created_at desc, id desc limit ${look.limit}`,
  );
}

async function lookUp(db: Db, source: Source, look: Look): Promise<Position[]> {
  const { table, id, searchText } = source;
  return db.transaction(async (tx) => {
    // The planner knows little of words: left alone it may read the whole table instead of the index.
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`,
    );
    return positionsOf(
      tx,
      sql`with found as materialized (
          select ${id} as id, created_at from ${table} where ${searchText} like admin_search_key(${look.pattern}) and ${isWanted(source, look)}
        )
        select id, created_at::text as "createdAt" from found order by found.created_at desc, id desc limit ${look.limit}`,
    );
  });
}

async function positionsOf(db: Db | Tx, query: SQL): Promise<Position[]> {
  return (await db.execute<Position>(query)).rows;
}
