import { onTestFinished } from "vitest";
import { type Connected, connect } from "#server/db/connect.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start-embedded-postgres.ts";
import { postgresUrl } from "#server/db/open-database.ts";
import { createLog } from "#server/process/log.ts";
import { clusterIn } from "../database/embedded-cluster.ts";
import { eventually } from "../eventually.ts";
import { startS3Server } from "../fakes/s3-server.ts";
import { isReady, type ServerProcess } from "../processes/server-process.ts";
import { folderUntilTestEnds, serverUntilTestEnds } from "../processes/until-test-ends.ts";
import { type ReverseProxy, startReverseProxy } from "./reverse-proxy.ts";

export type FleetServer = {
  url: () => string;
  stop: () => Promise<number | null>;
  // As a machine that loses its power.
  kill: () => Promise<void>;
  startAgain: () => Promise<void>;
};

export type Fleet = {
  proxy: ReverseProxy;
  books: Connected;
  postgres: Pick<FleetServer, "kill" | "startAgain">;
  startServer: (role: "web" | "worker" | "all", release?: Release) => Promise<FleetServer>;
};

type Release = { program?: string };

// What deploy/compose.yml describes, without containers: PostgreSQL, a store for files, and servers with a folder each.
export async function startFleet(): Promise<Fleet> {
  const data = folderUntilTestEnds();
  const files = await startS3Server("files");
  onTestFinished(() => files.close());
  const postgres = await startEmbeddedPostgres(data);
  onTestFinished(() => postgres.stop());
  const proxy = await startReverseProxy();
  onTestFinished(() => proxy.close());
  const settings = {
    DATABASE_URL: postgresUrl(postgres.connection),
    COOKIE_SECRET: "the same secret on every server of a fleet",
    RATE_LIMIT_SCALE: "1000",
    ...files.env,
  };
  const books = connect({ connection: postgres.connection, poolSize: 2, log: createLog("silent") });
  onTestFinished(() => books.pool.end());
  return {
    proxy,
    books,
    postgres: {
      kill: async () => {
        const exited = postgres.exited();
        process.kill(clusterIn(data).postmaster(), "SIGKILL");
        await exited;
      },
      startAgain: () => postgres.startAgain(),
    },
    startServer: (role, release) => startFleetServer(proxy, { ...settings, ROLE: role }, release),
  };
}

type Settings = Record<string, string>;

async function startFleetServer(proxy: ReverseProxy, settings: Settings, release?: Release): Promise<FleetServer> {
  const env = { ...settings, DATA_DIR: folderUntilTestEnds() };
  let running: ServerProcess;
  const start = async () => {
    running = await serverUntilTestEnds(env, release);
    await eventually(() => isReady(running.url), "the server is ready");
    if (settings["ROLE"] !== "worker") proxy.servers.add(running.url);
  };
  await start();
  return {
    url: () => running.url,
    // As the guide says: the proxy lets go of a server before it is stopped.
    stop: async () => {
      await proxy.drain(running.url);
      return running.stop();
    },
    kill: async () => {
      running.signal("SIGKILL");
      await running.ended();
      proxy.servers.delete(running.url);
    },
    startAgain: start,
  };
}
