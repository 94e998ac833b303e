import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/app/test-app.ts";
import { plainPicture, sendImages } from "#tests/support/app/uploads.ts";

async function jobsOf({ database }: TestApp): Promise<string[]> {
  const { rows } = await database.db.execute<{ task: string }>(
    sql`select task_identifier as task from graphile_worker.jobs order by id`,
  );
  return rows.map(({ task }) => task);
}

async function uploadAndStart(own: TestApp): Promise<void> {
  const picture = { name: "plan.png", bytes: await plainPicture({ format: "png" }) };
  const sent = await sendImages(own.app, [picture]);
  const [floorPlan] = sent.json<{ imageUrls: string[] }>().imageUrls;
  const payload = { property_address: "12 Pine Road, Oslo", bedrooms: 1, bathrooms: 1, photos: [], floorPlan };
  const started = await own.app.inject({ method: "POST", url: "/api/intake/express", payload });
  expect(started.statusCode).toBe(200);
}

test("a picture is looked at as soon as it is kept, and a plan is read as soon as it is named one", async () => {
  const own = await createTestApp();
  await uploadAndStart(own);
  expect(await jobsOf(own)).toEqual(["look-at-photo", "read-plan"]);
  await own.close();
});

test("where looking is turned off nothing waits to be looked at", async () => {
  const own = await createTestApp({ env: { LOOK_AT_PHOTOS: "0" } });
  await uploadAndStart(own);
  expect(await jobsOf(own)).toEqual([]);
  await own.close();
});
