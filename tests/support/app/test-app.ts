import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { createFileStore, type FileStore } from "#server/adapters/files/create-file-store.ts";
import { buildApp } from "#server/app.ts";
import { type Config, readConfig } from "#server/config.ts";
import { type EdgeLimits, edgeLimits } from "#server/http/limits/limit-connections.ts";
import { createLog, type Log } from "#server/process/log.ts";
import { type FreshDatabase, freshDatabase } from "../database/fresh-database.ts";
import { createTemporaryFolder } from "../temporary-folder.ts";

export const TEST_COOKIE_SECRET = "a secret that is long enough for tests only";

export type TestApp = {
  app: FastifyInstance;
  database: FreshDatabase;
  config: Config;
  files: FileStore;
  outboxDir: string;
  close: () => Promise<void>;
};

type Settings = {
  env?: Record<string, string>;
  log?: Log;
  database?: FreshDatabase;
  limits?: EdgeLimits;
  files?: FileStore;
};

// The real app on a database of its own, or on one that another app of the test already uses.
export async function createTestApp({
  env = {},
  log = createLog("silent"),
  database,
  limits = edgeLimits(),
  files: givenFiles,
}: Settings = {}): Promise<TestApp> {
  const folder = createTemporaryFolder();
  const own = database ? null : await freshDatabase();
  const used = database ?? own;
  if (!used) throw new Error("unreachable: one of the two databases exists");
  // A busy machine may take long to open a picture that is none too large.
  const config = readConfig({ DATA_DIR: folder.path, NODE_ENV: "test", DECODE_SECONDS: "120", ...env });
  const outboxDir = `${folder.path}/outbox`;
  const files = givenFiles ?? (await createFileStore(config));
  const app = await buildApp({ config, db: used.db, files, log, cookieSecret: TEST_COOKIE_SECRET, outboxDir, limits });
  const close = async () => {
    await app.close();
    await own?.drop();
    folder.remove();
  };
  return { app, database: used, config, files, outboxDir, close };
}

// One app for all tests of a file.
export function useTestApp(settings: Settings = {}): () => TestApp {
  let current: TestApp | undefined;
  beforeAll(async () => {
    current = await createTestApp(settings);
  });
  afterAll(async () => current?.close());
  return () => {
    if (!current) throw new Error("the app exists only while tests run");
    return current;
  };
}

type InjectOptions = { headers?: Record<string, string> };

// A browser that calls the app without a network: it keeps its cookies and sends JSON.
export function createTestBrowser(app: FastifyInstance) {
  const cookies = new Map<string, string>();
  const send = async (method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", url: string, sent: object) => {
    const answer = await app.inject({ method, url, cookies: Object.fromEntries(cookies), ...sent });
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires <= new Date());
      if (isGone) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const withBody =
    (method: "POST" | "PUT" | "PATCH") =>
    (url: string, payload?: object, options: InjectOptions = {}) =>
      send(method, url, { ...(payload && { payload }), ...options });
  return {
    cookies,
    get: (url: string, options: InjectOptions = {}) => send("GET", url, options),
    post: withBody("POST"),
    put: withBody("PUT"),
    patch: withBody("PATCH"),
    delete: (url: string, options: InjectOptions = {}) => send("DELETE", url, options),
  };
}

export function capturedLog(level = "debug"): { log: Log; lines: string[] } {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => void lines.push(line) });
  return { log, lines };
}
