import type { Config } from "#server/config.ts";
import { lockDataFolder } from "#server/lock-data-folder.ts";
import type { Log } from "#server/log.ts";
import { type Connected, connect } from "./connect.ts";
import { startEmbeddedPostgres } from "./embedded/start-embedded-postgres.ts";

export type OpenDatabase = Connected & {
  // Settles only if the server we started ourselves goes down; never for one given by DATABASE_URL.
  lost: Promise<void>;
  close: () => Promise<void>;
};

export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  const { url, poolSize } = config.database;
  if (url) {
    const connected = connect({ connection: { connectionString: url }, poolSize, log });
    return { ...connected, lost: new Promise(() => {}), close: () => connected.pool.end() };
  }
  const lock = lockDataFolder(config.dataDir);
  const server = await startEmbeddedPostgres(config.dataDir);
  log.info({ home: server.home }, "PostgreSQL started");
  const connected = connect({ connection: server.connection, poolSize, log });
  return {
    ...connected,
    lost: server.exited.then(() => {}),
    close: async () => {
      await connected.pool.end();
      await server.stop();
      lock.release();
    },
  };
}
