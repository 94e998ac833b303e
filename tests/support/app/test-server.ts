import { afterAll, beforeAll, inject, onTestFinished } from "vitest";
import { readConfig } from "#server/config.ts";
import type { Writers } from "#server/features/listings/write/write-texts.ts";
import { createLog, type Log } from "#server/process/log.ts";
import { startServer } from "#server/start-server.ts";
import { type FreshDatabase, freshDatabase } from "../database/fresh-database.ts";
import { plainWriter } from "../fakes/plain-writer.ts";
import { createTemporaryFolder } from "../temporary-folder.ts";
import { createBrowser, type TestBrowser } from "./browser.ts";

export type TestServer = {
  url: string;
  database: FreshDatabase;
  browser: () => TestBrowser;
  stop: () => Promise<void>;
};

export type TestServerSettings = {
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

export const TEST_SERVER_ENV = {
  NODE_ENV: "test",
  PORT: "0",
  COOKIE_SECRET: "the same secret on every test server",
};

// The real server with its worker, listening on a port of its own, on a database of its own.
export async function openTestServer({
  env = {},
  writers,
  log,
  database,
}: TestServerSettings = {}): Promise<TestServer> {
  const folder = createTemporaryFolder();
  const used = database ?? (await freshDatabase());
  const settings = { DATABASE_URL: databaseUrl(used), DATA_DIR: folder.path, RATE_LIMIT_SCALE: "1000" };
  const config = readConfig({ ...TEST_SERVER_ENV, ...settings, ...env });
  const given = { writers: writers ?? plainWriter().writers };
  const server = await startServer(config, log ?? createLog("silent"), given);
  const stop = async () => {
    await server.stop();
    folder.remove();
  };
  return { url: server.address, database: used, browser: () => createBrowser(server.address), stop };
}

export async function testServerUntilTestEnds(settings: TestServerSettings = {}): Promise<TestServer> {
  const testServer = await openTestServer(settings);
  onTestFinished(async () => {
    await testServer.stop();
    if (!settings.database) await testServer.database.drop();
  });
  return testServer;
}

// One server for all tests of a file; it is open once they run.
export function testServerOfThisFile(settings: TestServerSettings = {}): () => TestServer {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await openTestServer(settings);
  });
  afterAll(async () => {
    await testServer.stop();
    await testServer.database.drop();
  });
  return () => testServer;
}
