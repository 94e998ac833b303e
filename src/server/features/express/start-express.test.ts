import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { expressJobs } from "#server/db/schema/express.ts";
import { createTestApp, useTestApp } from "#tests/support/test-app.ts";

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
