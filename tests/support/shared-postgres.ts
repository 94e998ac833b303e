import pg from "pg";
import type { TestProject } from "vitest/node";
import { connect } from "#server/db/connect.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start-embedded-postgres.ts";
import { migrate } from "#server/db/migrate.ts";
import { createLog } from "#server/log.ts";
import { bundleServer } from "./bundle-server.ts";
import { skipDurability } from "./skip-durability.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

export type ServerConnection = { host: string; user: string; password: string };
export const TEMPLATE_DATABASE = "migrated_template";

declare module "vitest" {
  export interface ProvidedContext {
    postgres: ServerConnection;
  }
}

// One PostgreSQL server for the whole run, with one migrated database that every test file clones.
export default async function setup(project: TestProject) {
  await bundleServer();
  const folder = createTemporaryFolder();
  const server = await startEmbeddedPostgres(folder.path);
  const { host, user, password } = server.connection as ServerConnection;
  await skipDurability({ host, user, password, database: "postgres" });
  await createTemplate({ host, user, password });
  project.provide("postgres", { host, user, password });
  return async () => {
    await server.stop();
    folder.remove();
  };
}

async function createTemplate(connection: ServerConnection): Promise<void> {
  const admin = new pg.Client({ ...connection, database: "postgres" });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE_DATABASE}`);
  await admin.end();
  const log = createLog("silent");
  const { pool } = connect({ connection: { ...connection, database: TEMPLATE_DATABASE }, poolSize: 2, log });
  await migrate(pool);
  await pool.end();
}
