import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "bench/**/*.test.ts", "tests/{faults,hostile,unit}/**/*.test.ts"],
    globalSetup: "tests/support/shared-postgres.ts",
    setupFiles: "tests/support/fail-on-console.ts",
    environment: "node",
    isolate: false,
    // Many tests wait for a server or a database: two at once keep two cores busy.
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
