import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { expressJobs } from "#server/db/schema/intake.ts";
import { createTestApp, useTestApp } from "#tests/support/test-app.ts";

const current = useTestApp();
const payload = { mode: "deep", address: "  12 Pine Road, Oslo " };

test("a started draft is read back with its trimmed address", async () => {
  const started = await current().app.inject({ method: "POST", url: "/api/intake/property", payload });
  const { id } = started.json<{ id: string }>();
  const cookies = { visitor: started.cookies[0]?.value ?? "" };
  const read = await current().app.inject({ url: `/api/intake/${id}`, cookies });
  expect(read.json()).toEqual({
    id,
    mode: "deep",
    form_data: { address: "12 Pine Road, Oslo" },
    updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

test("an address of blanks is refused", async () => {
  const blank = { mode: "deep", address: "   " };
  const answer = await current().app.inject({ method: "POST", url: "/api/intake/property", payload: blank });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ message: "address must not be empty", field: "address" });
});

test("an unknown id, a malformed one and somebody else's draft all answer 404", async () => {
  const started = await current().app.inject({ method: "POST", url: "/api/intake/property", payload });
  const { id } = started.json<{ id: string }>();
  const stranger = await current().app.inject({ method: "POST", url: "/api/intake/property", payload });
  const cookies = { visitor: stranger.cookies[0]?.value ?? "" };
  for (const path of [id, crypto.randomUUID(), "not-an-id"]) {
    const answer = await current().app.inject({ url: `/api/intake/${path}`, cookies });
    expect(answer.statusCode).toBe(404);
  }
});

test("with the feature switched off its calls do not exist", async () => {
  const { app, close } = await createTestApp({ env: { FEATURE_INTAKE: "off" } });
  expect((await app.inject({ method: "POST", url: "/api/intake/property", payload })).statusCode).toBe(404);
  expect((await app.inject("/api/config")).json()).toMatchObject({ features: { intake: false } });
  await close();
});

const quickDetails = { property_address: " 12 Pine Road, Oslo ", bedrooms: 2, bathrooms: 1.5 };
const startExpress = (details: object) =>
  current().app.inject({ method: "POST", url: "/api/intake/express", payload: { ...quickDetails, ...details } });

test("an express start stores what was sent, with the defaults for what was not", async () => {
  const photos = ["/files/a.webp", "/files/b.webp"];
  const answer = await startExpress({ photos, petFriendly: true });
  const { jobId } = answer.json<{ jobId: string }>();
  const [job] = await current().database.db.select().from(expressJobs).where(eq(expressJobs.id, jobId));
  expect(job).toMatchObject({
    platform: "airbnb",
    address: "12 Pine Road, Oslo",
    bedrooms: 2,
    bathrooms: 1.5,
    maxGuests: 1,
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
  [{ photos: Array(11).fill("/files/a.webp") }, "photos"],
  [{ photos: ["https://elsewhere.example/a.jpg"] }, "photos.0"],
] as const)("an express start with %o is refused, and the field is named", async ([details, field]) => {
  const answer = await startExpress(details);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ field });
});
