import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bindSeeProperty, createFindingsReader } from "#server/domain/pictures/see-property.ts";
import {
  change,
  hostWithPictures,
  photoShows,
  planShows,
  previewOf,
  startJob,
} from "#tests/support/app/express-preview.ts";
import { useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp();

async function seenByTheWriter(orderId: string) {
  const { database, files } = current();
  const see = bindSeeProperty(createFindingsReader({ db: database.db, files }));
  const { rows } = await database.db.execute<{ property_data: Record<string, unknown> }>(
    sql`select property_data from orders where id = ${orderId}`,
  );
  return see(rows[0]?.property_data ?? {});
}

test("the writer is told what was confirmed as facts, and never what was struck out", async () => {
  const { host, urls } = await hostWithPictures(current(), 3);
  const [living = "", kitchen = "", plan = ""] = urls;
  await photoShows(current(), living, {
    features: [
      { key: "tv", confidence: 0.8 },
      { key: "workspace", confidence: 0.7 },
    ],
  });
  await photoShows(current(), kitchen, { room: "kitchen", features: [{ key: "oven", confidence: 0.7 }] });
  await planShows(current(), plan, { bedrooms: 3 });
  const jobId = await startJob(host, { photos: [living, kitchen], floorPlan: plan });
  const { findings } = await previewOf(host, jobId);
  const idOf = (label: string) => findings.find((finding) => finding.label === label)?.id ?? "";
  await change(host, jobId, { findings: { [idOf("TV")]: "confirmed", [idOf("Oven")]: "struck" } });
  const { orderId } = (await host.post("/api/create-payment-intent", { jobId })).json<{ orderId: string }>();

  const seen = await seenByTheWriter(orderId);
  expect(seen.map(({ key, isConfirmed }) => [key, isConfirmed])).toEqual([
    ["amenity.tv", true],
    ["amenity.workspace", false],
    ["amenity.kitchen", false],
    // The form's count is the one that holds.
    ["bedrooms", false],
  ]);
});

test("a thing in two photos is told once, from the photo in which it was confirmed", async () => {
  const { host, urls } = await hostWithPictures(current(), 2);
  for (const [at, url] of urls.entries()) {
    await photoShows(current(), url, { features: [{ key: "tv", confidence: at === 0 ? 0.9 : 0.7 }] });
  }
  const jobId = await startJob(host, { photos: urls });
  const [, second] = (await previewOf(host, jobId)).findings;
  await change(host, jobId, { findings: { [second?.id ?? ""]: "confirmed" } });
  const { orderId } = (await host.post("/api/create-payment-intent", { jobId })).json<{ orderId: string }>();
  expect(await seenByTheWriter(orderId)).toMatchObject([{ key: "amenity.tv", index: 2, isConfirmed: true }]);
});
