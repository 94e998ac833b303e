import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { bindDeleteFiles } from "#server/adapters/files/delete-files-task.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { enqueue } from "#server/jobs/task.ts";
import { startWorker } from "#server/jobs/worker.ts";
import { createLog } from "#server/process/log.ts";
import { createTestApp, type TestApp } from "#tests/support/app/test-app.ts";
import { NOTHING_KEPT, plainPicture, sendImages, whatIsKept } from "#tests/support/app/uploads.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startS3Server } from "#tests/support/fakes/s3-server.ts";
import { bindForgetUnclaimed, forgetUnclaimedTask } from "./forget-unclaimed.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const gone = () => Promise.reject(new Error("the process is gone"));

// What is left of a request whose process ends after its first file: nothing more is written and nothing cleaned up.
async function uploadAndStopAfterFirstFile({ app, files }: TestApp): Promise<void> {
  const put = files.put.bind(files);
  vi.spyOn(files, "put").mockImplementation(gone).mockImplementationOnce(put);
  vi.spyOn(files, "delete").mockImplementation(gone);
  const answer = await sendImages(app, [{ name: "a.jpg", bytes: await plainPicture() }]);
  expect(answer.statusCode).toBe(500);
  vi.restoreAllMocks();
}

async function sweepInTwoDays({ database: { db, pool }, files }: TestApp, isDone: () => Promise<boolean>) {
  await db.update(uploads).set({ createdAt: sql`now() - interval '49 hours'` });
  await enqueue(db, forgetUnclaimedTask, {});
  const tasks = [bindForgetUnclaimed(db), bindDeleteFiles(files)];
  const worker = await startWorker({ pool, tasks, schedules: [], log: createLog("silent") });
  await eventually(isDone, "the interrupted upload is gone");
  await worker.stop();
}

async function namesOfRows({ database: { db } }: TestApp): Promise<string[]> {
  return (await db.select().from(uploads)).map(({ name }) => name);
}

test("a file written before a crash is swept from the data folder", async () => {
  const own = await createTestApp();
  await uploadAndStopAfterFirstFile(own);
  const [name = ""] = await namesOfRows(own);
  expect((await whatIsKept(own)).files).toEqual([`${name}.webp`]);
  await sweepInTwoDays(own, async () => (await whatIsKept(own)).files.length === 0);
  expect(await whatIsKept(own)).toEqual(NOTHING_KEPT);
  await own.close();
});

test("a file written before a crash is swept from an S3-compatible store", async () => {
  const server = await startS3Server("photos-bucket");
  const own = await createTestApp({ env: server.env });
  await uploadAndStopAfterFirstFile(own);
  const [name = ""] = await namesOfRows(own);
  expect(await own.files.exists(`${name}.webp`)).toBe(true);
  await sweepInTwoDays(own, async () => !(await own.files.exists(`${name}.webp`)));
  expect(await namesOfRows(own)).toEqual([]);
  await own.close();
  await server.close();
});

test("a store that refuses a file leaves neither rows nor files", async () => {
  const own = await createTestApp();
  const put = own.files.put.bind(own.files);
  vi.spyOn(own.files, "put").mockRejectedValue(new Error("the store is full")).mockImplementationOnce(put);
  const answer = await sendImages(own.app, [{ name: "a.jpg", bytes: await plainPicture() }]);
  expect(answer.statusCode).toBe(500);
  expect(await whatIsKept(own)).toEqual(NOTHING_KEPT);
  await own.close();
});
