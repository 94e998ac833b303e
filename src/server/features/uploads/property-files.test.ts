import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { draftLinks, draftRights, drafts } from "#server/db/schema/intake.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";
import { plainPicture } from "#tests/support/app/uploads.ts";

const current = useTestApp();
const plan = readFileSync(new URL("../../../writer/plans/samples/two-bedroom-house.pdf", import.meta.url));

type Sent = [field: string, name: string, bytes: Uint8Array][];

async function aManager() {
  const browser = createTestBrowser(current().app);
  const started = await browser.post("/api/intake/property", { mode: "deep", address: "1 Draft Road" });
  return { browser, draftId: String(started.json().id) };
}

async function send(browser: ReturnType<typeof createTestBrowser>, draftId: string | null, sent: Sent) {
  const form = new FormData();
  for (const [field, name, bytes] of sent) form.append(field, new File([Buffer.from(bytes)], name));
  if (draftId !== null) form.append("draftId", draftId);
  const encoded = new Response(form);
  return current().app.inject({
    method: "POST",
    url: "/api/upload-property-files",
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    payload: Buffer.from(await encoded.arrayBuffer()),
    cookies: Object.fromEntries(browser.cookies),
  });
}

test("photos and plans are kept with the draft; of a PDF its first page becomes a picture", async () => {
  const { browser, draftId } = await aManager();
  const answer = await send(browser, draftId, [
    ["photos", "a.jpg", await plainPicture()],
    ["floorplans", "plan.pdf", plan],
    ["photos", "b.png", await plainPicture({ format: "png" })],
  ]);
  expect(answer.statusCode).toBe(200);
  const { photos, floorplans } = answer.json<{ photos: string[]; floorplans: string[] }>();
  expect([photos.length, floorplans.length]).toEqual([2, 1]);
  const picture = await sharp((await browser.get(floorplans[0] ?? "")).rawPayload).metadata();
  expect(picture).toMatchObject({ format: "webp" });
  expect(Math.max(picture.width, picture.height)).toBeGreaterThan(2000);
  const { db } = current().database;
  const [draft] = await db.select().from(drafts).where(eq(drafts.id, draftId));
  expect(draft?.formData).toMatchObject({ address: "1 Draft Road", uploadedPhotos: photos, floorplans });
  const kept = await db.select().from(uploads);
  expect(kept.filter(({ claimedAt }) => claimedAt !== null).map(({ name }) => `/files/${name}.webp`)).toEqual(
    expect.arrayContaining([...photos, ...floorplans]),
  );

  const more = await send(browser, draftId, [["photos", "c.jpg", await plainPicture()]]);
  const [again] = await db.select().from(drafts).where(eq(drafts.id, draftId));
  expect(again?.formData).toMatchObject({ uploadedPhotos: [...photos, ...more.json().photos], floorplans });
});

test("a PDF among the photos, a broken plan and no file at all are refused, and nothing is kept", async () => {
  const { browser, draftId } = await aManager();
  const before = (await current().database.db.select().from(uploads)).length;
  const refusals: [Sent, string][] = [
    [[["photos", "plan.pdf", plan]], "plan.pdf is not a valid image file"],
    [[["floorplans", "broken.pdf", Buffer.from("%PDF-1.7 nothing more")]], "broken.pdf is damaged or locked"],
    [[["floorplans", "notes.txt", Buffer.from("a text")]], "notes.txt is not a valid image file"],
    [[], "Please select at least one photo or floorplan to upload."],
  ];
  for (const [sent, words] of refusals) {
    const answer = await send(browser, draftId, sent);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain(words);
  }
  expect((await current().database.db.select().from(uploads)).length).toBe(before);
});

test("only a manager of the draft adds to it", async () => {
  const { draftId } = await aManager();
  const { db } = current().database;
  const photo: Sent = [["photos", "a.jpg", await plainPicture()]];
  const { browser: other } = await aManager();
  for (const id of [draftId, crypto.randomUUID(), "not-an-id", "", null]) {
    expect((await send(other, id, photo)).statusCode).toBe(404);
  }
  const nobody = createTestBrowser(current().app);
  expect((await send(nobody, draftId, photo)).statusCode).toBe(404);

  const customerId = decodeURIComponent(other.cookies.get("visitor") ?? "").split(".")[0] ?? "";
  const rightAs = async (role: "owner" | "manager") => {
    const linkId = crypto.randomUUID();
    await db.insert(draftLinks).values({ id: linkId, draftId, role, tokenHash: linkId });
    await db.insert(draftRights).values({ customerId, linkId });
  };
  await rightAs("owner");
  expect((await send(other, draftId, photo)).statusCode).toBe(403);
  await rightAs("manager");
  expect((await send(other, draftId, photo)).statusCode).toBe(200);
});
