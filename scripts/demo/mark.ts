import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { StartError } from "#server/process/errors.ts";

// How a database says that the demo filled it, and how to sign in to what is there.
export type Mark = { memberPassword: string; adminPassword: string; isFilled: boolean };

const TABLE = "stayscribe_demo.mark";
const SCHEMAS = ["public", "drizzle", "graphile_worker", "stayscribe_demo"];
const OWNED = ["users", "orders", "drafts", "express_jobs"];

// The demo's own database, marked before anything is put into it. A database with other data is refused and left
// unchanged.
export async function claimDatabase(pool: Pool): Promise<Mark> {
  const found = await readMark(pool);
  if (found?.isFilled) return found;
  if (!found && (await isUsed(pool))) {
    throw new StartError(
      "This database has accounts, drafts or orders that the demo did not make, so the demo leaves it alone. Name a new folder: npm run demo -- FOLDER",
    );
  }
  // It was empty when the demo began to fill it and was cut off.
  if (found) await empty(pool);
  return writeMark(pool);
}

export async function noteFilled(pool: Pool): Promise<void> {
  await pool.query(`update ${TABLE} set filled_at = now()`);
}

async function readMark(pool: Pool): Promise<Mark | null> {
  if (!(await hasTable(pool, TABLE))) return null;
  const { rows } = await pool.query<Mark>(
    `select member_password as "memberPassword", admin_password as "adminPassword", filled_at is not null as "isFilled"
     from ${TABLE}`,
  );
  return rows[0] ?? null;
}

async function writeMark(pool: Pool): Promise<Mark> {
  const mark = { memberPassword: newPassword(), adminPassword: newPassword(), isFilled: false };
  await pool.query(`create schema if not exists stayscribe_demo;
    create table if not exists ${TABLE} (member_password text not null, admin_password text not null, filled_at timestamptz)`);
  await pool.query(`insert into ${TABLE} values ($1, $2)`, [mark.memberPassword, mark.adminPassword]);
  return mark;
}

// Easy to type, and different in every demo.
function newPassword(): string {
  return `demo-${randomBytes(6).toString("hex")}`;
}

async function isUsed(pool: Pool): Promise<boolean> {
  for (const table of OWNED) {
    if (!(await hasTable(pool, `public.${table}`))) continue;
    const { rowCount } = await pool.query(`select from public.${table} limit 1`);
    if (rowCount) return true;
  }
  return false;
}

async function hasTable(pool: Pool, name: string): Promise<boolean> {
  const { rows } = await pool.query<{ is: boolean }>("select to_regclass($1) is not null as is", [name]);
  return rows[0]?.is ?? false;
}

async function empty(pool: Pool): Promise<void> {
  for (const schema of SCHEMAS) await pool.query(`drop schema if exists ${schema} cascade`);
  await pool.query("create schema public");
}
