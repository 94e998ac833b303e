import { expect, onTestFinished, test } from "vitest";
import { createFileStore } from "#server/adapters/files/create-file-store.ts";
import { bindLookAtPictures, readPlanTask } from "#server/adapters/vision/look-at-photo-task.ts";
import { readConfig } from "#server/config.ts";
import { createFindingsReader } from "#server/domain/pictures/see-property.ts";
import { capturedLog } from "#tests/support/app/test-app.ts";
import { freshDatabase } from "#tests/support/database/fresh-database.ts";
import { folderUntilTestEnds } from "#tests/support/processes/until-test-ends.ts";
import { nestedPdf, plainPdf } from "#tests/support/samples/hostile-files.ts";
import { openVision } from "#writer/inference/open-vision.ts";

test("a plan that is never drawn to its end is given up, its job is not tried again, and the next plan is looked at", async () => {
  const files = await createFileStore(readConfig({ DATA_DIR: folderUntilTestEnds() }));
  await files.put("bomb.pdf", nestedPdf({ depth: 5, fanOut: 10 }));
  const vision = openVision({ workers: 1, timeoutMs: 15_000 });
  onTestFinished(() => vision.close());
  const { log, lines } = capturedLog("warn");
  const tasks = bindLookAtPictures({ vision, files, log });
  const read = tasks.find(({ name }) => name === readPlanTask.name);
  await expect(read?.run({ file: "bomb.pdf" })).resolves.toBeUndefined();
  expect(lines.join()).toContain("The file was given up after 15 seconds.");
  const strip = plainPdf({ widthPt: 1, heightPt: 10_000 });
  await expect(vision.readPlan(strip)).rejects.toMatchObject({ code: "too_thin" });
});

test("stored addresses that lead nowhere are pictures of which nothing is known", async () => {
  const files = await createFileStore(readConfig({ DATA_DIR: folderUntilTestEnds() }));
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const read = createFindingsReader({ db: database.db, files });
  expect(await read({ photos: ["..", "", "a/../..", "x\u0000"], plans: [".."] })).toEqual({
    photos: [null, null, null, null],
    named: [null, null, null, null],
    plans: [null],
  });
});
