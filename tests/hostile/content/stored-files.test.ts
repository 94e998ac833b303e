import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { uploads } from "#server/db/schema/uploads.ts";
import { startDraft } from "#tests/support/app/drafts.ts";
import { hostWithPictures } from "#tests/support/app/express-preview.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";
import { plainPicture } from "#tests/support/app/uploads.ts";

const current = useTestApp();

async function uploadAt(url: string) {
  const name = url.replace("/files/", "").replace(".webp", "");
  const [upload] = await current().database.db.select().from(uploads).where(eq(uploads.name, name));
  return upload;
}

// Named in every answer of a draft that takes text, and in an order.
async function nameEverywhere(other: ReturnType<typeof createTestBrowser>, url: string): Promise<string> {
  const draftId = await startDraft(other, `See ${url}`);
  const saved = await other.put(`/api/intake/${draftId}`, {
    form_data: { nearby_places: `Look: ${url}`, property_address: url, property_type: "House" },
  });
  expect(saved.statusCode).toBe(200);
  return draftId;
}

// A picture that a host keeps with a draft.
async function pictureOfDraft(): Promise<string> {
  const host = createTestBrowser(current().app);
  const form = new FormData();
  form.append("draftId", await startDraft(host));
  form.append("photos", new File([Buffer.from(await plainPicture())], "a.jpg"));
  const encoded = new Response(form);
  const answer = await current().app.inject({
    method: "POST",
    url: "/api/upload-property-files",
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    payload: Buffer.from(await encoded.arrayBuffer()),
    cookies: Object.fromEntries(host.cookies),
  });
  return answer.json<{ photos: string[] }>().photos[0] ?? "";
}

test("another customer who names a picture in a draft and deletes the draft leaves the picture alone", async () => {
  const url = await pictureOfDraft();
  const before = await uploadAt(url);
  expect(before?.claimedAt).toBeInstanceOf(Date);

  const other = createTestBrowser(current().app);
  const draftId = await nameEverywhere(other, url);
  expect((await other.delete(`/api/intake/${draftId}`)).statusCode).toBe(200);
  expect(await uploadAt(url)).toEqual(before);
});

test("another customer who names a picture in an order neither claims nor releases it", async () => {
  const { urls } = await hostWithPictures(current(), 1);
  const [url = ""] = urls;
  const before = await uploadAt(url);
  const other = createTestBrowser(current().app);
  const draftId = await nameEverywhere(other, url);
  const details = { property_address: "9 Elm Road, Oslo", bedrooms: 1, bathrooms: 1, photos: [url], floorPlan: url };
  const { jobId } = (await other.post("/api/intake/express", details)).json<{ jobId: string }>();
  const home = { address: "7 Elm Road, Oslo", bedrooms: 1, bathrooms: 1, propertyType: "vacation_rental" };
  const property = { ...home, title: "A", images: [url] };
  const { id: propertyId } = (await other.post("/api/properties", property)).json<{ id: string }>();
  for (const what of [
    { jobId },
    { draftId, propertyData: { ...home, uploadedPhotos: [url] } },
    { propertyId },
    { propertyData: { ...home, images: [url], floorPlan: url } },
  ]) {
    const answer = await other.post("/api/create-payment-intent", what);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining("orderId")]);
  }
  expect(await uploadAt(url)).toEqual(before);
});

const NO_PICTURES = [
  "/files/..",
  "/files/.",
  "/files/",
  "/files/../lock",
  "/files/%2e%2e",
  "/files/a\u0000b.webp",
  `/files/${"a".repeat(40)}.webp/..`,
  `/files/${"A".repeat(40)}.webp`,
  "/files/constructor",
];

test.each(NO_PICTURES)("a picture named %j is refused wherever one is taken, and the field is named", async (url) => {
  const browser = createTestBrowser(current().app);
  const details = { property_address: "1 Pine Road, Oslo", bedrooms: 1, bathrooms: 1 };
  const home = { address: "1 Pine Road, Oslo", bedrooms: 1 };
  const legacy = { ...home, title: "A", propertyType: "vacation_rental" };
  const calls: [string, object, string][] = [
    ["/api/intake/express", { ...details, photos: [url] }, "photos.0"],
    ["/api/intake/express", { ...details, floorPlan: url }, "floorPlan"],
    ["/api/properties", { ...legacy, images: [url] }, "images.0"],
    ["/api/create-payment-intent", { propertyData: { ...home, images: [url] } }, "propertyData.images.0"],
    ["/api/create-payment-intent", { propertyData: { ...home, photos: ["x", url] } }, "propertyData.photos.1"],
    ["/api/create-payment-intent", { propertyData: { ...home, floorPlan: url } }, "propertyData.floorPlan"],
    [
      "/api/create-payment-intent",
      { propertyData: { ...home, uploadedPhotos: { photos: [url] } } },
      "propertyData.uploadedPhotos.photos.0",
    ],
    [
      "/api/generate-guest-description",
      { propertyData: { ...home, floorplans: [url] }, paymentIntentId: "x", paymentData: null },
      "propertyData.floorplans.0",
    ],
  ];
  for (const [path, body, field] of calls) {
    const answer = await browser.post(path, body);
    expect([path, answer.statusCode]).toEqual([path, 400]);
    const named = String(answer.json().field);
    // What the database cannot keep is refused before its place in a list is looked at.
    const isNamed = url.includes("\0") ? `${field}.`.startsWith(`${named}.`) : named === field;
    expect([path, named, isNamed]).toEqual([path, named, true]);
  }
});
