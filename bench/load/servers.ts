import { readFileSync } from "node:fs";
import pg from "pg";
import { startEmbeddedPostgres } from "#server/db/embedded/start-embedded-postgres.ts";
import { postgresUrl } from "#server/db/open-database.ts";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import type { Member } from "./open-member.ts";
import { type Started, startProcess } from "./start-process.ts";

export type Servers = Awaited<ReturnType<typeof openServers>>;

// PostgreSQL as the product starts it, and the servers that are measured on it, each in a process of its own.
export async function openServers() {
  const folder = createTemporaryFolder();
  const postgres = await startEmbeddedPostgres(folder.path);
  const started: Started[] = [];
  const urlOf = (database: string) => postgresUrl({ ...postgres.connection, database });
  const run = async (start: Parameters<typeof startProcess>[0]) => {
    const server = await startProcess(start);
    started.push(server);
    return server;
  };
  return {
    createDatabase: async (name: string) => {
      const admin = new pg.Client(postgres.connection);
      await admin.connect();
      await admin.query(`create database ${name}`);
      await admin.end();
    },
    openPool: (database: string) => new pg.Pool({ connectionString: urlOf(database), max: 2 }),
    startProduct: (name: string, { database, env = {} }: { database: string; env?: Record<string, string> }) =>
      run({
        script: "src/server/main.ts",
        logFile: `${folder.path}/${name}.log`,
        nodeOptions: process.argv.filter((option) => option.startsWith("--cpu-prof")),
        env: {
          NODE_ENV: "production",
          ALLOW_TEST_MODE: "1",
          RATE_LIMIT_SCALE: "1000000",
          LOOK_AT_PHOTOS: "0",
          HOST: "127.0.0.1",
          PORT: "0",
          DATA_DIR: `${folder.path}/data`,
          DATABASE_URL: urlOf(database),
          COOKIE_SECRET: "the same secret for all that are measured",
          ...env,
        },
      }),
    startBare: (product: Started, { database, token }: { database: string } & Pick<Member, "token">) =>
      run({
        script: "bench/load/bare-server.ts",
        logFile: `${folder.path}/bare.log`,
        env: { NODE_ENV: "production", BARE_DATABASE_URL: urlOf(database), BARE_TOKEN: token, BARE_PAGE: product.url },
      }),
    close: async () => {
      for (const server of started) await server.stop();
      await postgres.stop();
      folder.remove();
    },
  };
}

const MS_PER_TICK = 10;

// The processor's time that a process has taken, its own and the kernel's for it.
export function processorMs(pid: number): number {
  const [, afterName = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const fields = afterName.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}
