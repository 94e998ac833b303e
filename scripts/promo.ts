import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import type { Db } from "#server/db/connect.ts";
import {
  createPromoCode,
  disablePromoCode,
  listPromoCodes,
  NewPromoCode,
} from "#server/features/orders/promo/manage-promo-codes.ts";
import { StartError } from "#server/process/errors.ts";
import { formatCents } from "#shared/payment/pricing.ts";
import { withDatabase } from "./database/join-database.ts";
import { loadEnvFile } from "./load-env-file.ts";

const USAGE = `Promo codes:
  npm run promo -- create CODE (--percent 20 | --amount 5.00) [--max 50] [--starts 2026-12-01] [--expires 2027-01-01]
  npm run promo -- list
  npm run promo -- disable CODE`;

const options = {
  percent: { type: "string" },
  amount: { type: "string" },
  max: { type: "string" },
  starts: { type: "string" },
  expires: { type: "string" },
} as const;

class Refusal extends Error {}

try {
  loadEnvFile();
  const act = readCommand(process.argv.slice(2));
  await withDatabase(readConfig(process.env), act);
} catch (error) {
  if (!(error instanceof Refusal || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function readCommand(args: string[]): (db: Db) => Promise<void> {
  const { positionals, values } = parse(args);
  const [command, code = ""] = positionals;
  if (command === "list") return list;
  if (command === "disable" && code) return (db) => disable(db, code);
  if (command === "create" && code) return create({ code, ...values });
  throw new Refusal(USAGE);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function create(wish: Record<string, string | undefined>): (db: Db) => Promise<void> {
  const read = NewPromoCode.safeParse(wish);
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => `  ${path.join(".") || "the code"}: ${message}`);
    throw new Refusal(`The code was not created:\n${problems.join("\n")}`);
  }
  return async (db) => {
    if (!(await createPromoCode(db, read.data))) throw new Refusal(`There is a code ${read.data.code} already.`);
    console.log(`Created ${read.data.code}.`);
  };
}

async function disable(db: Db, code: string): Promise<void> {
  if (!(await disablePromoCode(db, code))) throw new Refusal(`There is no code ${code}.`);
  console.log(`Disabled ${code.toUpperCase()}.`);
}

async function list(db: Db): Promise<void> {
  const rows = await listPromoCodes(db);
  for (const { promo, redeemed, reserved } of rows) {
    const off = promo.percentOff === null ? formatCents(promo.amountOffCents ?? 0) : `${promo.percentOff}%`;
    const parts = [
      `${off} off`,
      `${redeemed} of ${promo.maxRedemptions ?? "any"} redeemed, ${reserved} reserved`,
      ...(promo.startsAt ? [`from ${day(promo.startsAt)}`] : []),
      ...(promo.expiresAt ? [`until ${day(promo.expiresAt)}`] : []),
      ...(promo.isActive ? [] : ["disabled"]),
      ...(promo.isTestCode ? ["test mode only"] : []),
    ];
    console.log(`${promo.code.padEnd(20)} ${parts.join("; ")}`);
  }
  if (rows.length === 0) console.log("There are no promo codes.");
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
