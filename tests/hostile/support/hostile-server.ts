import { join } from "node:path";
import { databaseUrl, TEST_SERVER_ENV } from "#tests/support/app/test-server.ts";
import { freshDatabase } from "#tests/support/database/fresh-database.ts";
import { type ServerProcess, startServerProcess } from "#tests/support/processes/server-process.ts";
import { createTemporaryFolder } from "#tests/support/temporary-folder.ts";

export type HostileServer = Awaited<ReturnType<typeof startHostileServer>>;

// The real server in a process of its own, so that one that hangs can be noticed and ended.
export async function startHostileServer(settings: Record<string, string> = {}) {
  const folder = createTemporaryFolder();
  const database = await freshDatabase();
  const env = {
    ...TEST_SERVER_ENV,
    DATABASE_URL: databaseUrl(database),
    DATA_DIR: folder.path,
    RATE_LIMIT_SCALE: "100000",
    LOG_LEVEL: "info",
    ...settings,
  };
  let server: ServerProcess = await startServerProcess({ env });
  const logs = [server.output];
  return {
    database,
    outboxDir: join(folder.path, "outbox"),
    url: () => server.url,
    log: () => logs.map((read) => read()).join("\n"),
    restart: async () => {
      server.signal("SIGKILL");
      server = await startServerProcess({ env });
      logs.push(server.output);
    },
    close: async () => {
      await server.stop();
      await database.drop();
      folder.remove();
    },
  };
}
