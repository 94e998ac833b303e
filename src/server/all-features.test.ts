import { globSync, readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { TEST_COOKIE_SECRET, useTestApp } from "#tests/support/app/test-app.ts";
import { featuresFor } from "./all-features.ts";
import { createContext } from "./create-context.ts";
import { embeddedWriters } from "./features/listings/write/write-texts.ts";
import { createLog } from "./process/log.ts";

const testApp = useTestApp();
const stops: (() => Promise<void> | void)[] = [];

afterAll(async () => {
  for (const stop of stops) await stop();
});

test("every job that the code defines is bound by one feature", () => {
  expect(boundTasks().toSorted()).toEqual(definedTasks().toSorted());
});

test("every schedule names a job that a feature binds", () => {
  const scheduled = features().flatMap(({ schedules = [] }) => schedules.map(({ task }) => task));
  expect(scheduled.length).toBeGreaterThan(0);
  expect(boundTasks()).toEqual(expect.arrayContaining(scheduled));
});

function features() {
  return featuresFor(testApp().config);
}

function boundTasks(): string[] {
  const { config, database, files, outboxDir } = testApp();
  const own = { config, db: database.db, files, outboxDir, log: createLog("silent"), cookieSecret: TEST_COOKIE_SECRET };
  const context = {
    ...createContext({ ...own, writers: embeddedWriters, spending: {} }),
    mailer: { send: async () => {}, close: () => {} },
    address: async () => "http://localhost",
    onStop: (stop: () => Promise<void> | void) => void stops.push(stop),
  };
  return features().flatMap(({ tasks }) => tasks?.(context).map(({ name }) => name) ?? []);
}

function definedTasks(): string[] {
  const files = globSync("**/*.ts", { cwd: import.meta.dirname, exclude: ["**/*.test.ts"] });
  return files.flatMap((file) => {
    const [, ...definitions] = readFileSync(`${import.meta.dirname}/${file}`, "utf8").split("defineTask({");
    return definitions.map((definition) => definition.split('name: "')[1]?.split('"')[0] ?? definition);
  });
}
