import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { orders } from "#server/db/schema/orders.ts";
import { findingMarks } from "#server/db/schema/uploads.ts";
import { bindSeeProperty, createFindingsReader } from "#server/domain/pictures/see-property.ts";
import { change, hostWithPictures, photoShows, previewOf, startJob } from "#tests/support/app/express-preview.ts";
import { createTestApp, createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp();

const idOf = (url: string, key: string) => `${url.replace("/files/", "")}/${key}`;

// Two photos: one that was taken outdoors, and one that was taken for a kitchen.
async function hostWithTwoPhotos() {
  const { host, urls } = await hostWithPictures(current(), 2);
  const [outside = "", inside = ""] = urls;
  await photoShows(current(), outside, { room: "not sure", outdoor: true });
  await photoShows(current(), inside, { room: "kitchen", confidence: 0.9 });
  const jobId = await startJob(host, { photos: urls });
  const say = (url: string, key: string, state = "confirmed") =>
    change(host, jobId, { findings: { [idOf(url, key)]: state } });
  return { host, jobId, outside, inside, say };
}

const labelsIn = ({ findings }: Awaited<ReturnType<typeof previewOf>>, photo: number) =>
  findings.filter((finding) => finding.photo === photo).map(({ label, state }) => `${label} ${state}`);

async function seenByTheWriter(orderId: string) {
  const { database, files } = current();
  const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId));
  const see = bindSeeProperty(createFindingsReader({ db: database.db, files }));
  return see(order?.propertyData ?? {});
}

describe("what a photo shows", () => {
  test("is offered by its kind, the most likely first, and no photo is left without an offer", async () => {
    const { host, jobId } = await hostWithTwoPhotos();
    const { saying } = await previewOf(host, jobId);
    const [outside, inside] = saying.photos;
    expect(outside?.likely.slice(0, 3)).toEqual(["amenity.pool", "amenity.view-sea", "amenity.patio:terrace"]);
    expect(inside?.likely.slice(0, 2)).toEqual(["amenity.dishwasher", "amenity.coffee-maker"]);
    expect(saying.things).toContainEqual({ key: "amenity.bbq", label: "Grill" });
    expect(saying.rooms).toContainEqual({ key: "room.gym", label: "Gym" });
  });

  test("is offered too where nothing is looked at", async () => {
    const blind = await createTestApp({ env: { LOOK_AT_PHOTOS: "0" } });
    const { host, urls } = await hostWithPictures(blind, 1);
    const { saying } = await previewOf(host, await startJob(host, { photos: urls }));
    expect(saying.photos[0]?.likely).toContain("amenity.gym");
    await blind.close();
  });

  test("said with one tap is a confirmed fact with its photo as source, and gone with another tap", async () => {
    const { host, jobId, outside, say } = await hostWithTwoPhotos();
    await say(outside, "amenity.pool");
    const said = await say(outside, "amenity.pool");
    expect(said.findings).toContainEqual({
      id: idOf(outside, "amenity.pool"),
      source: "photo",
      photo: 0,
      plan: null,
      label: "Pool",
      confidence: 1,
      state: "confirmed",
      isSaid: true,
    });
    const { orderId } = (await host.post("/api/create-payment-intent", { jobId })).json<{ orderId: string }>();
    expect(await seenByTheWriter(orderId)).toContainEqual(
      expect.objectContaining({
        key: "amenity.pool",
        value: "pool",
        source: "photo",
        index: 1,
        isConfirmed: true,
        isSaid: true,
      }),
    );
    expect(labelsIn(await say(outside, "amenity.pool", "seen"), 0)).toEqual([]);
    expect(await current().database.db.select().from(findingMarks).where(eq(findingMarks.expressJobId, jobId))).toEqual(
      [],
    );
  });

  test("stays with its photo when the photos are moved", async () => {
    const { host, jobId, outside, inside, say } = await hostWithTwoPhotos();
    await say(outside, "amenity.view-sea");
    const moved = await change(host, jobId, { photos: [inside, outside] });
    expect(labelsIn(moved, 1)).toEqual(["Sea view confirmed"]);
  });

  test("must be on the list, about the caller's own photo, and in a listing that is not ordered yet", async () => {
    const { host, jobId, outside } = await hostWithTwoPhotos();
    const other = await hostWithPictures(current(), 1);
    const refused = [
      idOf(outside, "amenity.helipad"),
      idOf(outside, "room.ballroom"),
      idOf(outside, "bedrooms"),
      idOf(other.urls[0] ?? "", "amenity.pool"),
      "/amenity.pool",
      "amenity.pool",
    ];
    for (const id of refused) {
      const answer = await host.patch(`/api/intake/express/${jobId}`, { findings: { [id]: "confirmed" } });
      expect([id, answer.statusCode]).toEqual([id, 400]);
    }
    const pool = { findings: { [idOf(outside, "amenity.pool")]: "confirmed" } };
    expect((await other.host.patch(`/api/intake/express/${jobId}`, pool)).statusCode).toBe(404);
    const { orderId } = (await host.post("/api/create-payment-intent", { jobId })).json<{ orderId: string }>();
    await current().database.db.execute(sql`update orders set state = 'paid' where id = ${orderId}`);
    expect((await host.patch(`/api/intake/express/${jobId}`, pool)).statusCode).toBe(409);
    expect(await seenByTheWriter(orderId)).not.toContainEqual(expect.objectContaining({ key: "amenity.pool" }));
  });
});

describe("the room that a photo shows", () => {
  test("is corrected, takes with it what was only seen for the room, and proves what it is", async () => {
    const { host, jobId, inside, say } = await hostWithTwoPhotos();
    expect(labelsIn(await previewOf(host, jobId), 1)).toEqual(["Kitchen seen"]);
    await say(inside, "amenity.kitchen");
    const gym = await say(inside, "room.gym");
    expect(gym.rooms).toEqual([null, "Gym"]);
    expect(gym.saying.photos[1]).toMatchObject({ room: "room.gym" });
    expect(gym.saying.photos[1]?.likely[1]).toBe("amenity.exercise-equipment");
    expect(labelsIn(gym, 1)).toEqual(["Gym confirmed"]);
    const bedroom = await say(inside, "room.bedroom");
    expect(bedroom.rooms).toEqual([null, "Bedroom"]);
    expect(labelsIn(bedroom, 1)).toEqual([]);
    const back = await say(inside, "room.bedroom", "seen");
    expect(back.rooms).toEqual([null, "Kitchen"]);
    expect(labelsIn(back, 1)).toEqual(["Kitchen seen"]);
  });

  test("said twice, or taken back by a page that missed a later word, stays as it was said last", async () => {
    const { inside, say } = await hostWithTwoPhotos();
    await say(inside, "room.gym");
    await say(inside, "room.pool");
    expect((await say(inside, "room.gym", "seen")).rooms[1]).toBe("Pool");
    const twice = await say(inside, "room.pool");
    expect(labelsIn(twice, 1)).toEqual(["Pool confirmed"]);
  });
});

describe("a photo that is added", () => {
  test("stands behind the others, which keep their order and marks; a repeat changes nothing", async () => {
    const { host, urls } = await hostWithPictures(current(), 3);
    const [first = "", second = "", third = ""] = urls;
    const jobId = await startJob(host, { photos: [second, first] });
    const pool = `${first.replace("/files/", "")}/amenity.pool`;
    await change(host, jobId, { findings: { [pool]: "confirmed" } });
    await change(host, jobId, { addPhotos: [third] });
    const { images, findings } = await change(host, jobId, { addPhotos: [third] });
    expect(images).toEqual([second, first, third]);
    expect(findings).toMatchObject([{ id: pool, photo: 1, state: "confirmed" }]);
    await change(host, jobId, { photos: [second, first] });
    expect((await change(host, jobId, { addPhotos: [third] })).images).toEqual([second, first, third]);
  });

  test("is one's own, and never the eleventh", async () => {
    const { host, urls } = await hostWithPictures(current(), 10);
    const more = await hostWithPictures(current(), 1);
    const jobId = await startJob(host, { photos: urls.slice(0, 9) });
    const strangers = await host.patch(`/api/intake/express/${jobId}`, { addPhotos: more.urls });
    expect([strangers.statusCode, strangers.json()]).toMatchObject([400, { field: "addPhotos" }]);
    const thumbnail = (urls[9] ?? "").replace(".webp", "-thumb.webp");
    const tooMany = await host.patch(`/api/intake/express/${jobId}`, { addPhotos: [urls[9], thumbnail] });
    expect([tooMany.statusCode, tooMany.json()]).toMatchObject([400, { field: "addPhotos" }]);
    expect((await change(host, jobId, { addPhotos: [urls[9]] })).images).toEqual(urls);
    const stranger = createTestBrowser(current().app);
    await startJob(stranger);
    expect((await stranger.patch(`/api/intake/express/${jobId}`, { addPhotos: [urls[9]] })).statusCode).toBe(404);
  });
});
