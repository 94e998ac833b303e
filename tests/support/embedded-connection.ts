import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ClientConfig } from "pg";

// How to reach the PostgreSQL that a server process started in its data folder.
export function embeddedConnection(dataDir: string): ClientConfig {
  const home = join(dataDir, "postgres");
  const password = readFileSync(join(home, "password"), "utf8");
  return { host: join(home, "run"), user: "stayscribe", password, database: "stayscribe" };
}
