import { afterAll, beforeAll, inject, onTestFinished } from "vitest";
import { readConfig } from "#server/config.ts";
import type { Writers } from "#server/features/listings/write-texts.ts";
import { createLog, type Log } from "#server/log.ts";
import { startServer } from "#server/start-server.ts";
import { createBrowser, type TestBrowser } from "./browser.ts";
import { type FreshDatabase, freshDatabase } from "./fresh-database.ts";
import { plainWriter } from "./plain-writer.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

export type Shop = {
  url: string;
  database: FreshDatabase;
  browser: () => TestBrowser;
  stop: () => Promise<void>;
};

export type ShopSettings = {
  env?: Record<string, string>;
  writers?: Writers;
  log?: Log;
  // Another server on the same data: what a second machine, or a restart, would be.
  database?: FreshDatabase;
};

export function databaseUrl(database: FreshDatabase): string {
  const { host, user, password } = inject("postgres");
  return `postgres://${user}:${password}@/${database.connection.database}?host=${encodeURIComponent(host)}`;
}

export const SHOP_ENV = { NODE_ENV: "test", PORT: "0", COOKIE_SECRET: "the same secret on every server of a shop" };

// The real server with its worker, listening on a port of its own, on a database of its own.
export async function openShop({ env = {}, writers, log, database }: ShopSettings = {}): Promise<Shop> {
  const folder = createTemporaryFolder();
  const used = database ?? (await freshDatabase());
  const settings = { DATABASE_URL: databaseUrl(used), DATA_DIR: folder.path, RATE_LIMIT_SCALE: "1000" };
  const config = readConfig({ ...SHOP_ENV, ...settings, ...env });
  const given = { writers: writers ?? plainWriter().writers };
  const server = await startServer(config, log ?? createLog("silent"), given);
  const stop = async () => {
    await server.stop();
    folder.remove();
  };
  return { url: server.address, database: used, browser: () => createBrowser(server.address), stop };
}

export async function shopUntilTestEnds(settings: ShopSettings = {}): Promise<Shop> {
  const shop = await openShop(settings);
  onTestFinished(async () => {
    await shop.stop();
    if (!settings.database) await shop.database.drop();
  });
  return shop;
}

// One shop for all tests of a file; it is open once they run.
export function shopOfThisFile(settings: ShopSettings = {}): () => Shop {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(settings);
  });
  afterAll(async () => {
    await shop.stop();
    await shop.database.drop();
  });
  return () => shop;
}
