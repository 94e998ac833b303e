import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  change,
  DETAILS,
  hostWithPictures,
  photoShows,
  planShows,
  previewOf,
  startJob,
} from "#tests/support/app/express-preview.ts";
import { createTestApp, createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp();

test("the preview answers what the listing was started with", async () => {
  const host = createTestBrowser(current().app);
  const jobId = await startJob(host, { petFriendly: true });
  const answer = await host.get(`/api/intake/express/${jobId}`);
  expect(answer.json()).toEqual({
    success: true,
    preview: {
      platform: "airbnb",
      property_address: DETAILS.property_address,
      total_bedrooms: 2,
      total_bathrooms: 1,
      capacity: 4,
      capacity_given: true,
      pet_friendly: true,
      images: [],
      floor_plan: null,
      rooms: [],
      findings: [],
      saying: { things: expect.any(Array), rooms: expect.any(Array), photos: [] },
      questions: [],
      analysis: null,
      place: { town: "Bend", others: [] },
      form_data: {},
      next: expect.arrayContaining([expect.objectContaining({ id: "mentions", fields: ["best_thing"] })]),
      suggested: [],
      teaser: {
        title: expect.any(String),
        opening: expect.stringContaining("Bend"),
        rest: expect.any(Array),
        evidence: expect.any(Array),
      },
      version: 0,
    },
  });
});

test("only its own customer reads or changes a preview", async () => {
  const jobId = await startJob(createTestBrowser(current().app));
  const stranger = createTestBrowser(current().app);
  await startJob(stranger);
  for (const asker of [stranger, createTestBrowser(current().app)]) {
    for (const id of [jobId, randomUUID(), "not-an-id"]) {
      expect((await asker.get(`/api/intake/express/${id}`)).statusCode).toBe(404);
      expect((await asker.patch(`/api/intake/express/${id}`, { bedrooms: 3 })).statusCode).toBe(404);
    }
  }
});

describe("corrections", () => {
  test("details can be corrected one by one", async () => {
    const host = createTestBrowser(current().app);
    const jobId = await startJob(host);
    await change(host, jobId, { bedrooms: 3, petFriendly: true });
    const preview = await change(host, jobId, { property_address: " 1 Elm Street, Bend, OR ", bathrooms: 2.5 });
    expect(preview).toMatchObject({
      property_address: "1 Elm Street, Bend, OR",
      total_bedrooms: 3,
      total_bathrooms: 2.5,
      capacity: 4,
      pet_friendly: true,
    });
    expect(await previewOf(host, jobId)).toEqual(preview);
  });

  test.for([
    [{ bedrooms: 21 }, "bedrooms"],
    [{ bathrooms: 1.25 }, "bathrooms"],
    [{ maxGuests: 0 }, "maxGuests"],
    [{ property_address: "  " }, "property_address"],
    [{ photos: ["https://elsewhere.example/a.jpg"] }, "photos.0"],
    [{ findings: { tv: "certain" } }, "findings.tv"],
  ] as const)("%o is refused, the field is named and nothing changes", async ([wrong, field]) => {
    const host = createTestBrowser(current().app);
    const jobId = await startJob(host);
    const before = await previewOf(host, jobId);
    const answer = await host.patch(`/api/intake/express/${jobId}`, { petFriendly: true, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field });
    expect(await previewOf(host, jobId)).toEqual(before);
  });

  test("photos can be reordered, taken out and taken back, and no others come in", async () => {
    const { host, urls } = await hostWithPictures(current(), 3);
    const [first = "", second = "", third = ""] = urls;
    const jobId = await startJob(host, { photos: urls });
    expect((await change(host, jobId, { photos: [third, first, second] })).images).toEqual([third, first, second]);
    expect((await change(host, jobId, { photos: [third] })).images).toEqual([third]);
    expect((await change(host, jobId, { photos: [first, third] })).images).toEqual([first, third]);
    for (const photos of [
      [first, first],
      [first, "/files/0000.webp"],
    ]) {
      expect((await host.patch(`/api/intake/express/${jobId}`, { photos })).statusCode).toBe(400);
    }
    expect((await previewOf(host, jobId)).images).toEqual([first, third]);
  });

  test("the next quote takes the corrections into the order", async () => {
    const { host, urls } = await hostWithPictures(current(), 2);
    const jobId = await startJob(host, { photos: urls });
    const quote = async () => (await host.post("/api/create-payment-intent", { jobId })).json<{ orderId: string }>();
    const { orderId } = await quote();
    await change(host, jobId, { bedrooms: 4, photos: urls.toReversed() });
    expect((await quote()).orderId).toBe(orderId);
    expect(await orderedProperty(orderId)).toMatchObject({ bedrooms: 4, images: urls.toReversed() });
  });

  test("what has been ordered does not change any more", async () => {
    const host = createTestBrowser(current().app);
    const jobId = await startJob(host);
    const { orderId } = (await host.post("/api/create-payment-intent", { jobId })).json<{ orderId: string }>();
    await current().database.db.execute(sql`update orders set state = 'paid' where id = ${orderId}`);
    const answer = await host.patch(`/api/intake/express/${jobId}`, { bedrooms: 3 });
    expect(answer.statusCode).toBe(409);
    expect((await previewOf(host, jobId)).total_bedrooms).toBe(2);
  });
});

async function orderedProperty(orderId: string): Promise<Record<string, unknown>> {
  const { rows } = await current().database.db.execute<{ property_data: Record<string, unknown> }>(
    sql`select property_data from orders where id = ${orderId}`,
  );
  return rows[0]?.property_data ?? {};
}

async function hostWithFindings() {
  const { host, urls } = await hostWithPictures(current(), 3);
  const [living = "", kitchen = "", plan = ""] = urls;
  await photoShows(current(), living, {
    features: [
      { key: "tv", confidence: 0.8 },
      { key: "bed", confidence: 0.9 },
    ],
  });
  await photoShows(current(), kitchen, { room: "kitchen", features: [{ key: "oven", confidence: 0.7 }] });
  await planShows(current(), plan, { bedrooms: 3, bathrooms: 1 });
  const jobId = await startJob(host, { photos: [living, kitchen], floorPlan: plan });
  return { host, jobId, living, kitchen };
}

describe("what was recognised", () => {
  test("each photo and the plan show what was found, the plan's counts held against the form", async () => {
    const { host, jobId } = await hostWithFindings();
    const { rooms, findings, analysis } = await previewOf(host, jobId);
    expect(rooms).toEqual(["Living room", "Kitchen"]);
    expect(findings.map(({ source, photo, label, state }) => [source, photo, label, state])).toEqual([
      ["photo", 0, "TV", "seen"],
      ["photo", 1, "Kitchen", "seen"],
      ["photo", 1, "Oven", "seen"],
      ["plan", null, "3 bedrooms", "seen"],
      ["plan", null, "1 bathroom", "confirmed"],
    ]);
    expect(analysis).toEqual({ done: 3, total: 3 });
  });

  test("a mark stays with its photo when the order changes, and can be taken back", async () => {
    const { host, jobId, living, kitchen } = await hostWithFindings();
    const tv = (await previewOf(host, jobId)).findings[0]?.id ?? "";
    await change(host, jobId, { findings: { [tv]: "struck" } });
    const moved = await change(host, jobId, { photos: [kitchen, living] });
    expect(moved.findings.find(({ id }) => id === tv)).toMatchObject({ photo: 1, state: "struck" });
    const back = await change(host, jobId, { findings: { [tv]: "seen" } });
    expect(back.findings.find(({ id }) => id === tv)).toMatchObject({ state: "seen" });
  });

  test("a mark on something that was never recognised is refused", async () => {
    const { host, jobId } = await hostWithFindings();
    const answer = await host.patch(`/api/intake/express/${jobId}`, { findings: { "x/amenity.pool": "confirmed" } });
    expect(answer.statusCode).toBe(400);
  });

  test.for([
    ["plan", 3, "confirmed"],
    ["form", 2, "struck"],
  ] as const)(
    "the question about the plan's count, answered with the %s's, is gone",
    async ([choice, rooms, state]) => {
      const { host, jobId } = await hostWithFindings();
      const [question] = (await previewOf(host, jobId)).questions;
      expect(question?.question).toBe("The floor plan shows 3 bedrooms, the form says 2. Which one is right?");
      expect(question?.choices.map(({ label }) => label)).toEqual(["3, as on the plan", "2, as I entered"]);
      const answered = await change(host, jobId, { answers: { [question?.id ?? ""]: choice } });
      expect(answered.questions).toEqual([]);
      expect(answered.total_bedrooms).toBe(rooms);
      expect(answered.findings.find(({ label }) => label === "3 bedrooms")).toMatchObject({ state });
    },
  );

  test("a question that only asks whether numbers are right is settled until they change", async () => {
    const host = createTestBrowser(current().app);
    const jobId = await startJob(host, { bathrooms: 8 });
    const [question] = (await previewOf(host, jobId)).questions;
    expect(question?.choices).toEqual([{ id: "right", label: "Yes, that is right" }]);
    const settled = await change(host, jobId, { answers: { [question?.id ?? ""]: "right" } });
    expect(settled.questions).toEqual([]);
    expect((await change(host, jobId, { bathrooms: 9 })).questions).toHaveLength(1);
  });

  test("agreeing to the plan's count corrects the form's", async () => {
    const { host, jobId } = await hostWithFindings();
    const count = (await previewOf(host, jobId)).findings.find(({ label }) => label === "3 bedrooms");
    const agreed = await change(host, jobId, { findings: { [count?.id ?? ""]: "confirmed" } });
    expect(agreed.total_bedrooms).toBe(3);
    expect(agreed.questions).toEqual([]);
  });
});

describe("progress", () => {
  test("a picture in the queue is waited for, and one that was given up is not", async () => {
    const { host, urls } = await hostWithPictures(current(), 2);
    const jobId = await startJob(host, { photos: urls });
    expect((await previewOf(host, jobId)).analysis).toEqual({ done: 0, total: 2 });
    await current().database.db.execute(sql`
      update graphile_worker._private_jobs set attempts = max_attempts
      where payload->>'file' = ${urls[0]?.replace("/files/", "")}`);
    expect((await previewOf(host, jobId)).analysis).toEqual({ done: 1, total: 2 });
  });

  test("where nothing is looked at there is no progress to wait for", async () => {
    const blind = await createTestApp({ env: { LOOK_AT_PHOTOS: "0" } });
    const { host, urls } = await hostWithPictures(blind, 1);
    expect((await previewOf(host, await startJob(host, { photos: urls }))).analysis).toBeNull();
    await blind.close();
  });
});
