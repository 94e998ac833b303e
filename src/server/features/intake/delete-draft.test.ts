import { randomBytes } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { draftLinks, draftRights, drafts } from "#server/db/schema/intake.ts";
import { orders } from "#server/db/schema/orders.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { openSharedLink, startDraft } from "#tests/support/app/drafts.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp();
const urlOf = (name: string) => `/files/${name}.webp`;
const browser = () => createTestBrowser(current().app);

test("a deleted draft takes its links and rights along", async () => {
  const [creator, owner] = [browser(), browser()];
  const id = await startDraft(creator);
  await openSharedLink(owner, { from: creator, id, role: "owner" });
  expect((await creator.delete(`/api/intake/${id}?role=owner`)).statusCode).toBe(403);
  expect((await creator.delete(`/api/intake/${id}?role=manager`)).json()).toEqual({ success: true });
  for (const who of [creator, owner]) {
    expect((await who.get(`/api/intake/${id}`)).statusCode).toBe(404);
    expect((await who.get("/api/intake")).json()).toEqual([]);
  }
  const { db } = current().database;
  expect(await db.select().from(draftLinks)).toEqual([]);
  expect(await db.select().from(draftRights)).toEqual([]);
  expect((await creator.delete(`/api/intake/${id}?role=manager`)).statusCode).toBe(404);
});

test("the pictures of a deleted draft are given back, except those of an order", async () => {
  const { db } = current().database;
  const creator = browser();
  const id = await startDraft(creator);
  const [draft] = await db.select().from(drafts).where(eq(drafts.id, id));
  const customerId = draft?.customerId ?? "";
  const [free = "", ordered = "", elsewhere = ""] = [1, 2, 3].map(() => randomBytes(20).toString("hex"));
  const size = { widthPx: 1, heightPx: 1, bytes: 1 };
  const claimed = [free, ordered, elsewhere].map((name) => ({ name, customerId, claimedAt: new Date(), ...size }));
  await db.insert(uploads).values(claimed);
  await db
    .update(uploads)
    .set({ draftId: id })
    .where(inArray(uploads.name, [free, ordered]));
  await db
    .update(drafts)
    .set({ formData: { uploadedPhotos: [urlOf(free)], floorplans: [urlOf(ordered)] } })
    .where(eq(drafts.id, id));
  const propertyData = { uploadedPhotos: [urlOf(ordered)] };
  await db.insert(orders).values({ customerId, subject: `draft:${id}`, state: "delivered", propertyData });

  expect((await creator.delete(`/api/intake/${id}`)).statusCode).toBe(200);
  const rows = await db
    .select()
    .from(uploads)
    .where(inArray(uploads.name, [free, ordered, elsewhere]));
  const isClaimed = Object.fromEntries(rows.map(({ name, claimedAt }) => [name, claimedAt !== null]));
  expect(isClaimed).toEqual({ [free]: false, [ordered]: true, [elsewhere]: true });
});
