import { execFileSync } from "node:child_process";
import pg, { type ClientConfig } from "pg";
import type { TestProject } from "vitest/node";
import { connect } from "#server/db/connect.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start-embedded-postgres.ts";
import { migrate } from "#server/db/migrate.ts";
import { createLog } from "#server/process/log.ts";
import { bundleServer } from "../processes/bundle-server.ts";
import { createTemporaryFolder } from "../temporary-folder.ts";
import { skipDurability } from "./embedded-postgres.ts";

export type ServerConnection = { host: string; user: string; password: string };
export const TEMPLATE_DATABASE = "migrated_template";

declare module "vitest" {
  export interface ProvidedContext {
    postgres: ServerConnection;
    // Of a server that was started and stopped.
    usedFolder: string;
  }
}

// One PostgreSQL server for the whole run, with one migrated database that every test file clones.
export default async function setup(project: TestProject) {
  await bundleServer();
  const [folder, used] = [createTemporaryFolder(), createTemporaryFolder()];
  const first = await startEmbeddedPostgres(folder.path);
  await migrateIn(first.connection);
  await first.stop();
  // Before anything of it is made for tests only.
  execFileSync("cp", ["-a", `${folder.path}/.`, used.path]);
  const server = await startEmbeddedPostgres(folder.path);
  const { host, user, password, database } = server.connection as ServerConnection & { database: string };
  await skipDurability({ host, user, password, database: "postgres" });
  await createTemplate({ host, user, password }, database);
  project.provide("postgres", { host, user, password });
  project.provide("usedFolder", used.path);
  return async () => {
    await server.stop();
    for (const { remove } of [folder, used]) remove();
  };
}

async function createTemplate(connection: ServerConnection, migrated: string): Promise<void> {
  const admin = new pg.Client({ ...connection, database: "postgres" });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE_DATABASE} template ${migrated}`);
  await admin.end();
}

async function migrateIn(connection: ClientConfig): Promise<void> {
  const { pool } = connect({ connection, poolSize: 2, log: createLog("silent") });
  await migrate(pool);
  await pool.end();
}
