import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { createFileStore } from "#server/adapters/files/create-file-store.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/process/log.ts";
import { freshDatabase } from "#tests/support/database/fresh-database.ts";
import { createTemporaryFolder } from "#tests/support/temporary-folder.ts";
import { findingKey, openVision } from "#writer/inference/open-vision.ts";
import { bindLookAtPictures, createFindingsCache, readPlanTask } from "./look-at-photo-task.ts";

const PLAN = new URL("../../../writer/plans/samples/two-bedroom-flat.png", import.meta.url);

test("a stored plan is read once and its finding stays under its content", async () => {
  const database = await freshDatabase();
  const folder = createTemporaryFolder();
  onTestFinished(async () => {
    await database.drop();
    folder.remove();
  });
  const files = await createFileStore(readConfig({ DATA_DIR: folder.path }));
  const bytes = readFileSync(PLAN);
  await files.put("plan.png", bytes);
  const cache = createFindingsCache(database.db);
  const vision = openVision({ cache, workers: 1, timeoutMs: 300_000 });
  const tasks = bindLookAtPictures({ vision, files, log: createLog("silent") });
  const read = tasks.find(({ name }) => name === readPlanTask.name);

  await read?.run({ file: "plan.png" });
  await vision.close();
  const finding = await cache.get(findingKey("plan", bytes));
  expect(JSON.parse(finding ?? "{}")).toMatchObject({ bedrooms: expect.any(Number) });

  // The vision library is closed: only cached findings can answer.
  await expect(read?.run({ file: "plan.png" })).resolves.toBeUndefined();
});

test("a file that is no picture, or is gone, ends the job without another try", async () => {
  const folder = createTemporaryFolder();
  onTestFinished(() => folder.remove());
  const files = await createFileStore(readConfig({ DATA_DIR: folder.path }));
  await files.put("words.webp", "not a picture");
  const vision = openVision({ workers: 1 });
  const [look] = bindLookAtPictures({ vision, files, log: createLog("silent") });
  await expect(look?.run({ file: "words.webp" })).resolves.toBeUndefined();
  await expect(look?.run({ file: "gone.webp" })).resolves.toBeUndefined();
  await vision.close();
});
