import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bindDeleteFiles } from "#server/adapters/files/delete-files-task.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { enqueue } from "#server/jobs/task.ts";
import { startWorker } from "#server/jobs/worker.ts";
import { createLog } from "#server/process/log.ts";
import { createTestApp, type TestApp } from "#tests/support/app/test-app.ts";
import { plainPicture, sendImages, whatIsKept } from "#tests/support/app/uploads.ts";
import { eventually } from "#tests/support/eventually.ts";
import { bindForgetUnclaimed, forgetUnclaimedTask } from "./forget-unclaimed.ts";

async function uploadAged({ app, database: { db } }: TestApp, hours: number): Promise<string> {
  const answer = await sendImages(app, [{ name: "a.jpg", bytes: await plainPicture() }]);
  const [url = ""] = answer.json<{ imageUrls: string[] }>().imageUrls;
  const name = url.replace("/files/", "").replace(".webp", "");
  await db
    .update(uploads)
    .set({ createdAt: sql`now() - ${hours} * interval '1 hour'` })
    .where(eq(uploads.name, name));
  return name;
}

test("an upload that no order or draft claimed is deleted after two days, files and row", async () => {
  const own = await createTestApp();
  const { db, pool } = own.database;
  const old = await uploadAged(own, 48.1);
  const young = await uploadAged(own, 47.9);
  const claimed = await uploadAged(own, 1000);
  await db.update(uploads).set({ claimedAt: new Date() }).where(eq(uploads.name, claimed));

  await enqueue(db, forgetUnclaimedTask, {});
  const tasks = [bindForgetUnclaimed(db), bindDeleteFiles(own.files)];
  const worker = await startWorker({ pool, tasks, schedules: [], log: createLog("silent") });
  await eventually(async () => !(await own.files.exists(`${old}-thumb.webp`)), "the old files are gone");
  await worker.stop();

  const kept = await whatIsKept(own);
  expect(kept.rows.map(({ name }) => name).toSorted()).toEqual([young, claimed].toSorted());
  const expected = [young, claimed].flatMap((name) => [`${name}-thumb.webp`, `${name}.webp`]).toSorted();
  expect(kept.files).toEqual(expected);
  await own.close();
});

test("more of them than fit in one batch are all deleted, and their files are named to the next job", async () => {
  const own = await createTestApp();
  const { db } = own.database;
  await uploadAged(own, 72);
  await db.execute(sql`
    insert into uploads (customer_id, name, width_px, height_px, bytes, created_at)
    select customer_id, 'copy-' || n, 1, 1, 1, created_at from uploads, generate_series(1, 450) as n
  `);
  await bindForgetUnclaimed(db).run({});
  expect((await whatIsKept(own)).rows).toEqual([]);
  const enqueued = await db.execute<{ files: number }>(
    sql`select json_array_length(payload->'keys') as files from graphile_worker._private_jobs
        where payload->'keys' is not null order by id`,
  );
  expect(enqueued.rows.map(({ files }) => files)).toEqual([400, 400, 102]);
  await own.close();
});
