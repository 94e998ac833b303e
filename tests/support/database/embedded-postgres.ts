import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg, { type ClientConfig } from "pg";

// What a test wrote need not survive a power cut, and waiting for the disk takes longer than most tests.
const SETTINGS = ["fsync = off", "full_page_writes = off", "synchronous_commit = off"];

export async function skipDurability(connection: ClientConfig): Promise<void> {
  const admin = new pg.Client(connection);
  await admin.connect();
  try {
    for (const setting of SETTINGS) await admin.query(`alter system set ${setting}`);
    await admin.query("select pg_reload_conf()");
  } finally {
    await admin.end();
  }
}

// How to reach the PostgreSQL that a server process started in its data folder.
export function embeddedConnection(dataDir: string): ClientConfig {
  const home = join(dataDir, "postgres");
  const password = readFileSync(join(home, "password"), "utf8");
  return { host: join(home, "run"), user: "stayscribe", password, database: "stayscribe" };
}
