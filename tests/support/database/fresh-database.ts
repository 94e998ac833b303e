import { randomBytes } from "node:crypto";
import pg, { type ClientConfig } from "pg";
import { inject } from "vitest";
import { type Connected, connect } from "#server/db/connect.ts";
import { createLog } from "#server/process/log.ts";
import { TEMPLATE_DATABASE } from "./shared-postgres.ts";

export type FreshDatabase = Connected & { connection: ClientConfig; drop: () => Promise<void> };

export async function freshDatabase(): Promise<FreshDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await asAdmin((admin) => admin.query(`create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`));
  const connection = { ...inject("postgres"), database: name };
  const connected = connect({ connection, poolSize: 10, log: createLog("silent") });
  return {
    ...connected,
    connection,
    drop: async () => {
      if (connected.pool.ended) return;
      await connected.pool.end();
      await asAdmin((admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

async function asAdmin(act: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ ...inject("postgres"), database: "postgres" });
  await admin.connect();
  try {
    await act(admin);
  } finally {
    await admin.end();
  }
}
