import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { expressJobs } from "#server/db/schema/express.ts";
import { orders } from "#server/db/schema/orders.ts";
import { readPropertyFacts } from "#shared/property-facts.ts";
import { change, previewOf } from "#tests/support/app/express-preview.ts";
import { createTestApp, createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp();
const quickDetails = { property_address: " 12 Pine Road, Oslo ", bedrooms: 2, bathrooms: 1.5 };
const startExpress = (details: object) =>
  current().app.inject({ method: "POST", url: "/api/intake/express", payload: { ...quickDetails, ...details } });

test("an express start stores what was sent, with the defaults for what was not", async () => {
  const photos = ["a", "b"].map((letter) => `/files/${letter.repeat(40)}.webp`);
  const answer = await startExpress({ photos, petFriendly: true });
  const { jobId } = answer.json<{ jobId: string }>();
  const [job] = await current().database.db.select().from(expressJobs).where(eq(expressJobs.id, jobId));
  expect(job).toMatchObject({
    platform: "airbnb",
    address: "12 Pine Road, Oslo",
    bedrooms: 2,
    bathrooms: 1.5,
    maxGuests: 1,
    guestsGiven: false,
    petFriendly: true,
    photos,
    floorPlan: null,
  });
});

test.for([
  [{ bedrooms: 21 }, "bedrooms"],
  [{ bedrooms: 1.5 }, "bedrooms"],
  [{ bathrooms: 1.25 }, "bathrooms"],
  [{ maxGuests: 0 }, "maxGuests"],
  [{ maxGuests: 51 }, "maxGuests"],
  [{ platform: "vrbo" }, "platform"],
  [{ property_address: " " }, "property_address"],
  [{ photos: Array(11).fill(`/files/${"a".repeat(40)}.webp`) }, "photos"],
  [{ photos: ["https://elsewhere.example/a.jpg"] }, "photos.0"],
] as const)("an express start with %o is refused, and the field is named", async ([details, field]) => {
  const answer = await startExpress(details);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ field });
});

test("with the intake switched off there is no express listing either", async () => {
  const { app, close } = await createTestApp({ env: { FEATURE_INTAKE: "off" } });
  const started = await app.inject({ method: "POST", url: "/api/intake/express", payload: quickDetails });
  expect(started.statusCode).toBe(404);
  await close();
});

test.for([
  [{}, 1, false],
  [{ maxGuests: 1 }, 1, false],
  [{ maxGuests: 1, guestsGiven: true }, 1, true],
  [{ maxGuests: 1, guestsGiven: false }, 1, false],
  [{ maxGuests: 4 }, 4, true],
] as const)("guests started with %o are %i, and given: %o, also for the order", async ([sent, capacity, isGiven]) => {
  const host = createTestBrowser(current().app);
  const { jobId } = (await host.post("/api/intake/express", { ...quickDetails, ...sent })).json<{ jobId: string }>();
  expect(await previewOf(host, jobId)).toMatchObject({ capacity, capacity_given: isGiven });
  const { orderId } = (await host.post("/api/create-payment-intent", { jobId })).json<{ orderId: string }>();
  const [order] = await current().database.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.propertyData).toMatchObject({ maxGuests: capacity, guestsGiven: isGiven });
  expect(readPropertyFacts(order?.propertyData ?? {}).maxGuests).toBe(isGiven ? capacity : null);
});

test("guests that are corrected are given, and may be taken back", async () => {
  const host = createTestBrowser(current().app);
  const { jobId } = (await host.post("/api/intake/express", quickDetails)).json<{ jobId: string }>();
  expect(await change(host, jobId, { maxGuests: 1 })).toMatchObject({ capacity: 1, capacity_given: true });
  const taken = await change(host, jobId, { maxGuests: 1, guestsGiven: false });
  expect(taken).toMatchObject({ capacity: 1, capacity_given: false });
});
