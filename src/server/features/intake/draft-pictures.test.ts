import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { drafts } from "#server/db/schema/intake.ts";
import { orders } from "#server/db/schema/orders.ts";
import { findingMarks, uploads } from "#server/db/schema/uploads.ts";
import { bindSeeProperty, createFindingsReader } from "#server/domain/pictures/see-property.ts";
import type { DraftPictures } from "#shared/contract/intake/pictures.ts";
import {
  addPictures,
  managerWithPictures,
  openSharedLink,
  picturesOfDraft,
  revokeLink,
  shareLink,
} from "#tests/support/app/drafts.ts";
import { photoShows, planShows } from "#tests/support/app/express-preview.ts";
import { createTestApp, createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp();

// A draft whose one photo shows three things, and whose plan shows two bedrooms and a garage.
async function aFurnishedDraft() {
  const made = await managerWithPictures(current(), { photos: 1, plans: 1 });
  const [photo = ""] = made.photos;
  const [plan = ""] = made.floorplans;
  await photoShows(current(), photo, {
    room: "kitchen",
    features: [
      { key: "tv", confidence: 0.8 },
      { key: "oven", confidence: 0.7 },
    ],
  });
  const garage = { name: "Garage", kind: "garage", dimensions: null, areaM2: null, floor: null } as const;
  await planShows(current(), plan, { bedrooms: 2, rooms: [garage] });
  const { findings } = await picturesOfDraft(made.manager, made.id);
  const idOf = (label: string) => findings.find((finding) => finding.label === label)?.id ?? label;
  const mark = (marks: Record<string, string>) =>
    made.manager.patch(`/api/intake/${made.id}/pictures`, {
      findings: Object.fromEntries(Object.entries(marks).map(([label, state]) => [idOf(label), state])),
    });
  return { ...made, photo, plan, idOf, mark };
}

const statesOf = ({ findings }: DraftPictures) =>
  Object.fromEntries(findings.map(({ label, state }) => [label, state]));

describe("what a draft's pictures show", () => {
  test("is told by picture, and what is confirmed or struck is kept with who and when", async () => {
    const { manager, id, photo, plan, mark } = await aFurnishedDraft();
    const before = await picturesOfDraft(manager, id);
    expect(before).toMatchObject({ photos: [photo], plans: [plan], rooms: ["Kitchen"] });
    expect(
      before.findings.map(({ source, photo: at, plan: on, label, state }) => [source, at, on, label, state]),
    ).toEqual([
      ["photo", 0, null, "Kitchen", "seen"],
      ["photo", 0, null, "TV", "seen"],
      ["photo", 0, null, "Oven", "seen"],
      ["plan", null, 0, "Garage", "seen"],
    ]);
    const answer = await mark({ TV: "confirmed", Oven: "struck", Garage: "confirmed" });
    expect(answer.statusCode).toBe(200);
    const states = { Kitchen: "seen", TV: "confirmed", Oven: "struck", Garage: "confirmed" };
    expect(statesOf(answer.json())).toEqual(states);
    expect(statesOf(await picturesOfDraft(manager, id))).toEqual(states);
    const { db } = current().database;
    const [draft] = await db.select().from(drafts).where(eq(drafts.id, id));
    const kept = await db.select().from(findingMarks).where(eq(findingMarks.draftId, id));
    expect(kept).toHaveLength(3);
    for (const { markedBy, markedAt } of kept) {
      expect(markedBy).toBe(draft?.customerId);
      expect(Date.now() - markedAt.getTime()).toBeLessThan(60_000);
    }
  });

  test("a mark is taken back, and said again in another way", async () => {
    const { mark } = await aFurnishedDraft();
    await mark({ TV: "struck" });
    expect(statesOf((await mark({ TV: "confirmed" })).json())).toMatchObject({ TV: "confirmed" });
    expect(statesOf((await mark({ TV: "seen" })).json())).toMatchObject({ TV: "seen" });
  });

  test("two managers who mark at the same time lose nothing of one another's", async () => {
    const { manager, id, idOf } = await aFurnishedDraft();
    const other = createTestBrowser(current().app);
    await openSharedLink(other, { from: manager, id, role: "manager" });
    const mark = (who: typeof manager, label: string) =>
      who.patch(`/api/intake/${id}/pictures`, { findings: { [idOf(label)]: "confirmed" } });
    const answers = await Promise.all([mark(manager, "TV"), mark(other, "Oven"), mark(manager, "Garage")]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(statesOf(await picturesOfDraft(other, id))).toMatchObject({
      TV: "confirmed",
      Oven: "confirmed",
      Garage: "confirmed",
    });
  });

  test("what was not recognised cannot be confirmed, and the whole change is refused with it", async () => {
    const { manager, id, idOf } = await aFurnishedDraft();
    const findings = { [idOf("TV")]: "confirmed", "x/amenity.pool": "confirmed" };
    const answer = await manager.patch(`/api/intake/${id}/pictures`, { findings });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: "findings" });
    expect(statesOf(await picturesOfDraft(manager, id))).toMatchObject({ TV: "seen" });
  });

  test("a picture that is still looked at is waited for, and where nothing is looked at nothing is", async () => {
    const { manager, id } = await managerWithPictures(current(), { photos: 2, plans: 1 });
    expect((await picturesOfDraft(manager, id)).analysis).toEqual({ done: 0, total: 3 });
    const blind = await createTestApp({ env: { LOOK_AT_PHOTOS: "0" } });
    const unseen = await managerWithPictures(blind, { photos: 1, plans: 0 });
    expect((await picturesOfDraft(unseen.manager, unseen.id)).analysis).toBeNull();
    await blind.close();
  });

  test("of several plans none counts the whole home's rooms", async () => {
    const { manager, id, floorplans } = await managerWithPictures(current(), { photos: 0, plans: 2 });
    for (const url of floorplans) await planShows(current(), url, { bedrooms: 2, areaM2: 50 });
    await manager.put(`/api/intake/${id}`, { form_data: { bedrooms: [{ room: "A", beds: [], features: [] }] } });
    expect(await picturesOfDraft(manager, id)).toMatchObject({ findings: [], questions: [] });
  });
});

describe("a plan that counts otherwise than the form", () => {
  test("asks, is never confirmed, and asks no more once it is struck", async () => {
    const { manager, id, plan } = await aFurnishedDraft();
    const bedrooms = [{ room: "Main", beds: [{ id: "a", type: "King" }], features: [] }];
    await manager.put(`/api/intake/${id}`, { form_data: { bedrooms } });
    const [question] = (await picturesOfDraft(manager, id)).questions;
    expect(question).toEqual({
      question: "The floor plan shows 2 bedrooms, the form says 1. Which one is right?",
      finding: `${plan.replace("/files/", "")}/bedrooms`,
      section: "bedrooms",
    });
    const say = (state: string) =>
      manager.patch(`/api/intake/${id}/pictures`, { findings: { [question?.finding ?? ""]: state } });
    expect((await say("confirmed")).statusCode).toBe(400);
    expect((await say("struck")).json()).toMatchObject({ questions: [] });
  });
});

describe("who may not see a draft's pictures", () => {
  test("learns nothing of what they show and marks nothing", async () => {
    const { manager, id, idOf } = await aFurnishedDraft();
    const owner = createTestBrowser(current().app);
    await openSharedLink(owner, { from: manager, id, role: "owner" });
    const stranger = createTestBrowser(current().app);
    await stranger.post("/api/intake/property", { mode: "deep", address: "Elsewhere" });
    const change = { findings: { [idOf("TV")]: "confirmed" } };
    const ask = async (who: typeof manager, query = "", draftId = id) => [
      (await who.get(`/api/intake/${draftId}/pictures${query}`)).statusCode,
      (await who.patch(`/api/intake/${draftId}/pictures${query}`, change)).statusCode,
    ];
    expect(await ask(owner)).toEqual([403, 403]);
    expect(await ask(owner, "?role=manager")).toEqual([403, 403]);
    expect(await ask(manager, "?role=owner")).toEqual([403, 403]);
    expect(await ask(stranger)).toEqual([404, 404]);
    expect(await ask(createTestBrowser(current().app))).toEqual([404, 404]);
    expect(await ask(manager, "", randomUUID())).toEqual([404, 404]);
    expect(statesOf(await picturesOfDraft(manager, id))).toMatchObject({ TV: "seen" });
  });

  test("a manager's link gives the right, and takes it when it is revoked", async () => {
    const { manager, id } = await aFurnishedDraft();
    const other = createTestBrowser(current().app);
    const token = await shareLink(manager, id, "manager");
    expect((await other.get(`/api/intake/${id}/pictures?token=${token}`)).statusCode).toBe(200);
    await revokeLink(manager, id, "manager");
    expect((await other.get(`/api/intake/${id}/pictures`)).statusCode).toBe(404);
  });
});

async function orderedProperty(orderId: string): Promise<Record<string, unknown>> {
  const [order] = await current().database.db.select().from(orders).where(eq(orders.id, orderId));
  return order?.propertyData ?? {};
}

async function seenByTheWriter(orderId: string) {
  const { database, files } = current();
  const see = bindSeeProperty(createFindingsReader({ db: database.db, files }));
  return (await see(await orderedProperty(orderId))).map(({ key, isConfirmed }) => [key, isConfirmed]);
}

describe("an order of the draft", () => {
  test("tells the writer what was confirmed, also after the price was named, and nothing that was struck", async () => {
    const { manager, id, mark, idOf } = await aFurnishedDraft();
    await mark({ TV: "confirmed" });
    // A browser does not say what is confirmed, nor which pictures a draft has.
    const sent = { draftId: id, uploadedPhotos: [], findingMarks: { [idOf("Kitchen")]: "confirmed" } };
    const quote = await manager.post("/api/create-payment-intent", { propertyData: sent });
    const { orderId } = quote.json<{ orderId: string }>();
    expect(await seenByTheWriter(orderId)).toEqual([
      ["amenity.kitchen", false],
      ["amenity.tv", true],
      ["amenity.oven", false],
      ["bedrooms", false],
      ["amenity.parking", false],
    ]);
    await mark({ Oven: "struck", Garage: "confirmed" });
    expect(await seenByTheWriter(orderId)).toEqual([
      ["amenity.kitchen", false],
      ["amenity.tv", true],
      ["bedrooms", false],
      ["amenity.parking", true],
    ]);
  });

  test("once it is paid keeps what was said until then", async () => {
    const { manager, id, mark } = await aFurnishedDraft();
    await mark({ TV: "confirmed" });
    const quote = await manager.post("/api/create-payment-intent", { propertyData: { draftId: id } });
    const { orderId } = quote.json<{ orderId: string }>();
    await current().database.db.execute(sql`update orders set state = 'paid' where id = ${orderId}`);
    await mark({ TV: "struck" });
    expect(await seenByTheWriter(orderId)).toContainEqual(["amenity.tv", true]);
  });
});

describe("what a manager says of a photo", () => {
  test("is a fact of the open order, is taken back by another tap, and is refused to an owner", async () => {
    const { manager, id, photo } = await aFurnishedDraft();
    const pool = `${photo.replace("/files/", "")}/amenity.pool`;
    const say = (who: typeof manager, state: string) =>
      who.patch(`/api/intake/${id}/pictures`, { findings: { [pool]: state } });
    const owner = createTestBrowser(current().app);
    await openSharedLink(owner, { from: manager, id, role: "owner" });
    expect((await say(owner, "confirmed")).statusCode).toBe(403);
    const quote = await manager.post("/api/create-payment-intent", { propertyData: { draftId: id } });
    const { orderId } = quote.json<{ orderId: string }>();
    expect(statesOf((await say(manager, "confirmed")).json())).toMatchObject({ Pool: "confirmed" });
    expect(await seenByTheWriter(orderId)).toContainEqual(["amenity.pool", true]);
    expect(statesOf((await say(manager, "seen")).json())).not.toHaveProperty("Pool");
    expect(await seenByTheWriter(orderId)).not.toContainEqual(["amenity.pool", true]);
  });

  test("may be the room it shows, and nothing that is not on the list", async () => {
    const { manager, id, photo } = await aFurnishedDraft();
    const say = (key: string) =>
      manager.patch(`/api/intake/${id}/pictures`, {
        findings: { [`${photo.replace("/files/", "")}/${key}`]: "confirmed" },
      });
    const gym = (await say("room.gym")).json<DraftPictures>();
    expect(gym).toMatchObject({ rooms: ["Gym"], saying: { photos: [{ room: "room.gym" }] } });
    expect(statesOf(gym)).toMatchObject({ Gym: "confirmed", TV: "seen" });
    expect(statesOf(gym)).not.toHaveProperty("Kitchen");
    expect((await say("amenity.helipad")).statusCode).toBe(400);
  });
});

describe("the order of a draft's photos", () => {
  test("changes, also in the open order; what it does not name stays behind, and nothing else comes in", async () => {
    const { manager, id, photos } = await managerWithPictures(current(), { photos: 3, plans: 0 });
    const [first = "", second = "", third = ""] = photos;
    const quote = await manager.post("/api/create-payment-intent", { propertyData: { draftId: id } });
    const { orderId } = quote.json<{ orderId: string }>();
    const order = async (...urls: string[]) =>
      (await manager.patch(`/api/intake/${id}/pictures`, { order: urls })).json<DraftPictures>().photos;
    expect(await order(third, first, second)).toEqual([third, first, second]);
    expect(await order(second, "/files/unknown.webp", second)).toEqual([second, third, first]);
    expect(await orderedProperty(orderId)).toMatchObject({ uploadedPhotos: [second, third, first] });
  });
});

describe("a picture that is taken out of a draft", () => {
  test("is gone with what it shows, from an unpaid order too, and is given back for deletion", async () => {
    const { manager, id, photo, plan } = await aFurnishedDraft();
    const { photos } = await addPictures(current(), manager, { id, photos: 1, plans: 0 });
    const quote = await manager.post("/api/create-payment-intent", { propertyData: { draftId: id } });
    const { orderId } = quote.json<{ orderId: string }>();
    const answer = await manager.patch(`/api/intake/${id}/pictures`, { remove: [photo, "/files/unknown.webp"] });
    expect(answer.json()).toMatchObject({ photos, plans: [plan] });
    expect(answer.json<DraftPictures>().findings.map(({ label }) => label)).toEqual(["Garage"]);
    expect(await orderedProperty(orderId)).toMatchObject({ uploadedPhotos: photos, floorplans: [plan] });
    const name = photo.replace("/files/", "").replace(".webp", "");
    const [released] = await current().database.db.select().from(uploads).where(eq(uploads.name, name));
    expect(released?.claimedAt).toBeNull();
  });
});

test("marks go with their draft", async () => {
  const { manager, id, mark } = await aFurnishedDraft();
  await mark({ TV: "confirmed" });
  expect((await manager.delete(`/api/intake/${id}`)).statusCode).toBe(200);
  const { db } = current().database;
  expect(await db.select().from(findingMarks).where(eq(findingMarks.draftId, id))).toEqual([]);
});
