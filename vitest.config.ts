import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Each takes many seconds; begun last, one of them would keep the others waiting.
const LONGEST = [
  "several-servers",
  "demo",
  "backup",
  "interleavings",
  "database-down",
  "rights",
  "starting",
  "web-processes",
  "open-vision",
  "interrupted-uploads",
  "guesses-at-once",
  "fuzz-endpoints",
  "hard-kill",
  "vision-model",
  "disk-full",
  "killed-while-selling",
  "stopping",
  "linear-time",
  "as-root",
  "promo-command",
  "inference",
  "look-at-photo-task",
  "killed-worker",
];

const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(`/${name}.test.ts`));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's own order, which is a new list
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "bench/**/*.test.ts", "tests/{faults,hostile,unit}/**/*.test.ts"],
    globalSetup: "tests/support/database/shared-postgres.ts",
    setupFiles: ["tests/support/fail-on-console.ts", "tests/support/cheap-passwords.ts"],
    environment: "node",
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Many tests wait for a server, a database or a clock: four at once keep two cores busy.
    maxWorkers: 4,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
