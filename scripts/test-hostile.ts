import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { join } from "node:path";

// About ten minutes on two cores.
const LONG_RUNS = "600";

const env = {
  HOSTILE_SEED: String(randomInt(2 ** 31)),
  HOSTILE_RUNS: LONG_RUNS,
  ...process.env,
};
const { HOSTILE_SEED, HOSTILE_RUNS } = env;
console.log(`the same again: HOSTILE_SEED=${HOSTILE_SEED} HOSTILE_RUNS=${HOSTILE_RUNS} npm run test:hostile`);
const ran = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "tests/hostile/fuzz"], {
  cwd: join(import.meta.dirname, ".."),
  stdio: "inherit",
  env,
});
console.log(`the same again: HOSTILE_SEED=${HOSTILE_SEED} HOSTILE_RUNS=${HOSTILE_RUNS} npm run test:hostile`);
process.exitCode = ran.status ?? 1;
