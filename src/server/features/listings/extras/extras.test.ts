import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listings } from "#server/db/schema/listings.ts";
import type { ListingExtras } from "#shared/contract/listings/listing-extras.ts";
import type { ReadListing } from "#shared/contract/listings/listings.ts";
import { testServerOfThisFile, testServerUntilTestEnds } from "#tests/support/app/test-server.ts";
import { embeddedWriters, type Writers } from "../write/write-texts.ts";

const shop = testServerOfThisFile({ writers: embeddedWriters });

const CABIN = {
  address: "5 Lake View, Kelowna, BC, Canada",
  property_type: "Entire cabin",
  bedrooms: 3,
  bathrooms: 2,
  maxGuests: 6,
  amenities: ["Private hot tub", "Wifi", "Pool", "Free parking on premises", "Kayak", "Keypad", "Washer", "Dryer"],
};

async function aListing(propertyData: object = CABIN, { browser } = shop()) {
  const guest = browser();
  const { paymentIntentId } = await guest.quote({ propertyData, promoCode: "ALPHA100" });
  const { body } = await guest.post("/api/generate-guest-description", {
    propertyData,
    paymentIntentId,
    paymentData: null,
  });
  const id = String(body["listingId"]);
  const read = async () => textOf((await guest.get<ReadListing>(`/api/listing/${id}`)).body);
  const extras = async () => (await guest.get<ListingExtras>(`/api/listing/${id}/extras`)).body;
  const titles = async () => (await extras()).titles[0]?.offered ?? [];
  const choose = (title: string, platform = "airbnb") =>
    guest.post<ReadListing>(`/api/listing/${id}/title`, { platform, title });
  return { guest, id, read, extras, titles, choose };
}

function textOf({ descriptions }: ReadListing) {
  const [text] = descriptions;
  if (!text) throw new Error("the listing has no text");
  return text;
}

test("a chosen title replaces the title alone, as a version, and a repeat adds none", async () => {
  const { guest, id, read, titles, choose } = await aListing();
  const first = await read();
  const offered = await titles();
  expect(offered).toHaveLength(5);
  const other = offered.find((title) => title !== first.sections[0]?.text) ?? "";
  const answer = await choose(other);
  expect(answer.status).toBe(200);
  const second = textOf(answer.body);
  expect(second.sections[0]).toMatchObject({ heading: "Title", text: other });
  expect(second.sections.slice(1)).toEqual(first.sections.slice(1));
  expect(second.versions.map(({ number, wish }) => [number, wish?.title ?? null])).toEqual([
    [1, null],
    [2, other],
  ]);
  const known = new Set(second.evidence.map((fact) => fact.id));
  expect(second.sections[0]?.sentences[0]?.facts.every((fact) => known.has(fact))).toBe(true);

  await choose(other);
  expect((await read()).versions).toHaveLength(2);
  expect(await titles()).toEqual(offered);
  const restored = await guest.post<ReadListing>(`/api/listing/${id}/restore`, { platform: "airbnb", version: 1 });
  expect(textOf(restored.body).content).toBe(first.content);
  // The same choice again is the version that there was.
  expect(textOf((await choose(other)).body)).toMatchObject({ version: 2, content: second.content });
  expect((await read()).versions).toHaveLength(2);
});

test("a title that was not offered is refused and changes nothing; the present one changes nothing either", async () => {
  const { read, choose } = await aListing();
  const before = await read();
  const refused = await choose("Private sauna, three-bedroom cabin");
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain("choose one of the titles");
  expect((await choose("x".repeat(201))).status).toBe(400);
  expect((await choose(before.sections[0]?.text ?? "")).status).toBe(200);
  expect((await choose("Private hot tub", "vrbo")).status).toBe(404);
  expect(await read()).toEqual(before);
});

test("only the purchaser sees and chooses them, and only while the listing can be read", async () => {
  const { guest, id, titles } = await aListing();
  const [title] = await titles();
  const stranger = shop().browser();
  await stranger.quote({});
  expect((await stranger.get(`/api/listing/${id}/extras`)).status).toBe(404);
  expect((await stranger.post(`/api/listing/${id}/title`, { platform: "airbnb", title })).status).toBe(404);
  await shop()
    .database.db.update(listings)
    .set({ openedAt: sql`now() - interval '31 minutes'` })
    .where(eq(listings.id, id));
  expect((await guest.get(`/api/listing/${id}/extras`)).status).toBe(410);
  expect((await guest.post(`/api/listing/${id}/title`, { platform: "airbnb", title })).status).toBe(410);
});

test("what a version was asked to leave out is in no title, and stays out when a title is chosen", async () => {
  const { guest, id, read, titles, choose } = await aListing();
  const pool = (await read()).choices.find(({ label }) => label === "pool");
  expect((await titles()).join("\n")).toMatch(/\bpool\b/i);
  await guest.post(`/api/listing/${id}/revise`, { platform: "airbnb", leaveOut: [pool?.id] });
  const offered = await titles();
  expect(offered.join("\n")).not.toMatch(/\bpool\b/i);
  const present = (await read()).sections[0]?.text;
  const chosen = textOf((await choose(offered.find((title) => title !== present) ?? "")).body);
  expect(chosen.content).not.toMatch(/\bpool\b/i);
  expect((await titles()).join("\n")).not.toMatch(/\bpool\b/i);
});

test("a model that invents a hot tub gets none into a title, a caption or a reply", async () => {
  const inventing: Writers = {
    ...embeddedWriters,
    write: async (request) => {
      const description = await embeddedWriters.writeEmbedded(request);
      const [title, ...rest] = description.sections;
      const text = "Hot tub, one-bedroom condo";
      const sections = title ? [{ ...title, text, sentences: [{ text, facts: [] }] }, ...rest] : rest;
      return { ...description, sections, content: `**Title**\n${text}` };
    },
  };
  const { extras, read } = await aListing(
    { address: "Denver, CO, USA", property_type: "Entire condo", bedrooms: 1, maxGuests: 2, amenities: ["Wifi"] },
    await testServerUntilTestEnds({ writers: inventing }),
  );
  expect((await read()).content).not.toMatch(/hot tub/i);
  expect(JSON.stringify(await extras())).not.toMatch(/hot tub/i);
});

const file = (letter: string) => `${letter.repeat(40)}.webp`;

test("a photo has a caption from what its host said of it, and none without", async () => {
  const { extras } = await aListing({
    ...CABIN,
    images: [file("a"), file("b"), file("c")].map((name) => `/files/${name}`),
    findingMarks: {
      [`${file("a")}/room.living_room`]: "confirmed",
      [`${file("a")}/amenity.piano`]: "confirmed",
      [`${file("c")}/amenity.sauna`]: "struck",
    },
  });
  expect((await extras()).captions).toEqual([
    { imageUrl: `/files/${file("a")}`, caption: "The living room with a piano." },
    { imageUrl: `/files/${file("b")}`, caption: null },
    { imageUrl: `/files/${file("c")}`, caption: null },
  ]);
});

test("replies say what is known, say what is missing, and never give a code away", async () => {
  const { extras } = await aListing({
    ...CABIN,
    parking_notes: "Park in the driveway. The gate code is 4711.",
    check_in_time: "15:00",
  });
  const replies = new Map((await extras()).replies.map((reply) => [reply.topic, reply]));
  expect([...replies.keys()]).toEqual(["parking", "check-in", "beds", "wifi", "pets"]);
  expect(replies.get("parking")?.text).toMatch(/driveway/i);
  expect(replies.get("check-in")?.text).toMatch(/^Check-in is from 3 pm\..*keypad/);
  expect(replies.get("beds")?.missing).toMatchObject({ section: "bedrooms" });
  expect(replies.get("pets")).toMatchObject({
    text: null,
    missing: { words: "Say whether pets may come.", section: "house_rules" },
  });
  expect(JSON.stringify([...replies.values()])).not.toContain("4711");
});
