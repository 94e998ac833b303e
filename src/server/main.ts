import cluster from "node:cluster";
import { type Config, readConfig } from "./config.ts";
import { TEST_PROMO_CODES } from "./features/orders/promo/manage-promo-codes.ts";
import { StartError } from "./process/errors.ts";
import { createLog, type Log } from "./process/log.ts";
import { type RunningServer, startProcessGroup } from "./process/process-group.ts";
import { startBanner } from "./process/start-banner.ts";
import { startServer } from "./start-server.ts";

const LONGEST_STOP_MS = 20_000;

try {
  await run();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  // Node itself would print the error with all that hangs on it.
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "an error that nobody handled ended the process");
    process.exit(1);
  });
  const server = await start(config, log);
  let isStopping = false;
  // A terminal and the launcher may both deliver the signal: the first one counts.
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
    if (isStopping) return;
    log.fatal(`PostgreSQL could not be kept running: ${cause}. Mend that, then start again`);
    return stop(1);
  });
  // Logged last: a script that waits for this line may send a signal right after it.
  if (cluster.isWorker) process.send?.(server.address);
  else process.stdout.write(`${startBanner(config, { address: server.address, promoCodes: TEST_PROMO_CODES })}\n`);
}

function start(config: Config, log: Log): Promise<RunningServer> {
  const isGroup = config.servesWeb && config.webProcesses > 1;
  if (isGroup) return startProcessGroup(config, log);
  // The process of a group that runs its jobs is told where the others serve.
  return startServer(config, log, cluster.isWorker ? { servedAt: process.argv[2] } : {});
}
