import { parseArgs } from "node:util";
import { type Config, readConfig } from "#server/config.ts";
import { TEST_PROMO_CODES } from "#server/features/orders/promo/manage-promo-codes.ts";
import { StartError } from "#server/process/errors.ts";
import { createLog } from "#server/process/log.ts";
import type { RunningServer } from "#server/process/process-group.ts";
import { startServer } from "#server/start-server.ts";
import { paths } from "#shared/page-paths.ts";
import { buildPagesIfStale } from "../build/build-pages-if-stale.ts";
import { joinDatabase, openAlone } from "../database/join-database.ts";
import { loadEnvFile } from "../load-env-file.ts";
import { fill } from "./fill.ts";
import { claimDatabase, type Mark, noteFilled } from "./mark.ts";
import { ADMIN, MEMBER } from "./people.ts";
import { demoSettings } from "./settings.ts";

const LONGEST_STOP_MS = 20_000;

try {
  loadEnvFile();
  await run(readConfig(demoSettings(process.env, readCommand(process.argv.slice(2)))));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

function readCommand(args: string[]) {
  try {
    const options = { database: { type: "string" } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length < 2) return { folder: positionals[0], database: values.database };
  } catch {
    // Wrong options get the usage message below.
  }
  throw new StartError("npm run demo -- [FOLDER] [--database postgres://...]");
}

async function run(config: Config): Promise<void> {
  const mark = await claim(config);
  await buildPagesIfStale();
  const server = await startServer(config, createLog(config.logLevel));
  stopWithSignals(server);
  if (!mark.isFilled) {
    console.log("Filling the demo with a month of trade (once, about half a minute)...");
    try {
      await fillOnce(config, server.address, mark);
    } catch (error) {
      await server.stop();
      throw error;
    }
  }
  console.log(describe(config, server.address, mark));
}

// Before a server is started on it, which would already change a database.
async function claim(config: Config): Promise<Mark> {
  const { pool, close } = await openAlone(config);
  try {
    return await claimDatabase(pool);
  } finally {
    await close();
  }
}

async function fillOnce(config: Config, url: string, mark: Mark): Promise<void> {
  const { pool, close } = await joinDatabase(config);
  try {
    await fill({ url, pool }, mark);
    await noteFilled(pool);
  } finally {
    await close();
  }
}

function stopWithSignals(server: RunningServer): void {
  let isStopping = false;
  const stop = async (exitCode: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    await server.stop();
    process.exit(exitCode);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
  process.on("disconnect", () => void stop(0));
  void server.databaseLost.then((cause) => {
    console.error(`PostgreSQL could not be kept running: ${cause}`);
    return stop(1);
  });
}

function describe(config: Config, address: string, { memberPassword, adminPassword }: Mark): string {
  const url = `http://localhost:${new URL(address).port}`;
  return [
    `Stayscribe is ready at ${url}`,
    "  Demo          a made-up month; no card is charged, no mail is sent",
    `  Member        ${MEMBER.email}   ${memberPassword}   ${url}${paths.dashboard}`,
    `  Admin         ${ADMIN.email}   ${adminPassword}   ${url}${paths.admin}`,
    `  Test card     4242 4242 4242 4242, any future date, any CVC`,
    `  Promo codes   ${TEST_PROMO_CODES.map(({ code }) => code).join(", ")}`,
    `  Outbox        ${url}${paths.outbox}`,
    `  Data          ${config.database.url ? "the database you named, and " : ""}${config.dataDir}; delete it to begin anew`,
  ].join("\n");
}
