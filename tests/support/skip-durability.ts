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
