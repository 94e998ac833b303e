import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listings, listingTextVersions } from "#server/db/schema/listings.ts";
import type { ReadListing } from "#shared/contract/listings/listings.ts";
import { testServerOfThisFile, testServerUntilTestEnds } from "#tests/support/app/test-server.ts";
import { embeddedWriters, type Writers } from "../write/write-texts.ts";

const shop = testServerOfThisFile({ writers: embeddedWriters });

const usualPropertyData = {
  address: "5 Lake View, Kelowna, BC, Canada",
  property_type: "Entire cabin",
  bedrooms: 3,
  bathrooms: 2,
  maxGuests: 6,
  amenities: ["Private hot tub", "Wifi", "Pool", "Free parking on premises", "Indoor fireplace", "Kayak"],
};

const MORE_AMENITIES = [
  "Washer",
  "Dryer",
  "Dishwasher",
  "Coffee maker",
  "BBQ grill",
  "Fire pit",
  "Patio or balcony",
  "Lake access",
  "Dedicated workspace",
  "TV",
  "Air conditioning",
  "Heating",
  "Board games",
  "Crib",
  "High chair",
  "Sauna",
  "EV charger",
  "Bikes",
  "Hammock",
  "Outdoor dining area",
];

// So much to tell that a short text and a standard one cannot be mistaken for each other.
const richPropertyData = {
  ...usualPropertyData,
  amenities: [...usualPropertyData.amenities, ...MORE_AMENITIES],
};

async function aListing(propertyData: object = usualPropertyData, { browser } = shop()) {
  const guest = browser();
  const { paymentIntentId } = await guest.quote({ propertyData, promoCode: "ALPHA100" });
  const { body } = await guest.post("/api/generate-guest-description", {
    propertyData,
    paymentIntentId,
    paymentData: null,
  });
  const id = String(body["listingId"]);
  const read = async () => textOf((await guest.get<ReadListing>(`/api/listing/${id}`)).body);
  const revise = (wish: object) =>
    guest.post<ReadListing>(`/api/listing/${id}/revise`, { platform: "airbnb", ...wish });
  return { guest, id, read, revise };
}

function textOf({ descriptions }: ReadListing) {
  const [text] = descriptions;
  if (!text) throw new Error("the listing has no text");
  return text;
}

test("every sentence names facts that come with the text, in words a person reads", async () => {
  const { read } = await aListing();
  const { sections, evidence } = await read();
  const known = new Map(evidence.map(({ id, label }) => [id, label]));
  const cited = sections.flatMap(({ sentences }) => sentences.flatMap(({ facts }) => facts));
  expect(cited.length).toBeGreaterThan(0);
  for (const id of cited) expect(known.get(id)).toMatch(/\w/);
  expect([...known.values()]).toEqual(expect.arrayContaining(["3 bedrooms", "private hot tub", "Kelowna"]));
});

test("another version has other words and the same facts; the earlier one comes back unchanged", async () => {
  const { guest, id, read, revise } = await aListing(richPropertyData);
  const first = await read();
  expect(first).toMatchObject({ version: 1, versions: [{ number: 1, wish: null }] });
  const second = textOf((await revise({ tone: "plain", length: "short" })).body);
  expect(second.content).not.toBe(first.content);
  expect(second.content.length).toBeLessThan(first.content.length);
  expect(second.version).toBe(2);
  expect(second.versions.map(({ number, wish }) => [number, wish?.tone ?? null])).toEqual([
    [1, null],
    [2, "plain"],
  ]);
  const restored = await guest.post<ReadListing>(`/api/listing/${id}/restore`, { platform: "airbnb", version: 1 });
  expect(textOf(restored.body)).toMatchObject({ content: first.content, version: 1 });
  const third = textOf((await revise({})).body);
  expect(third.version).toBe(3);
  expect(third.versions).toHaveLength(3);
});

test("a writer that does not heed the wish for a short text does not have the last word", async () => {
  const unheeding: string[] = [];
  const writers: Writers = {
    ...embeddedWriters,
    write: async (request) => {
      const isAskedToBeShort = request.options.length === "short";
      const options = { ...request.options, length: isAskedToBeShort ? ("long" as const) : ("short" as const) };
      const description = await embeddedWriters.write({ ...request, options });
      if (isAskedToBeShort) unheeding.push(description.content);
      return description;
    },
  };
  const { revise } = await aListing(richPropertyData, await testServerUntilTestEnds({ writers }));
  const { content } = textOf((await revise({ length: "short" })).body);
  expect(unheeding).toHaveLength(1);
  expect(content.length).toBeLessThan(unheeding[0]?.length ?? 0);
});

test("what is left out is not told, and may be told again later", async () => {
  const { read, revise } = await aListing({ ...usualPropertyData, public_transport: "The bus stops at the gate." });
  const { choices, optionalSections } = await read();
  const pool = choices.find(({ label }) => label === "pool");
  expect(optionalSections).toContain("Getting around");
  const wish = { leaveOut: [pool?.id], leaveOutSections: ["Getting around"] };
  const without = textOf((await revise(wish)).body);
  expect(without.content).not.toMatch(/\bpool\b/i);
  expect(without.content).toMatch(/hot tub/i);
  expect(without.sections.map(({ heading }) => heading)).not.toContain("Getting around");
  expect(without.choices.map(({ label }) => label)).toContain("pool");
  expect(without.optionalSections).toContain("Getting around");
  const again = textOf((await revise({})).body);
  expect(again.content).toMatch(/\bpool\b/i);
});

test("what is stressed is told at the beginning", async () => {
  const { read, revise } = await aListing();
  const kayak = (await read()).choices.find(({ label }) => label === "kayak");
  const stressed = textOf((await revise({ stress: [kayak?.id] })).body);
  const opening = stressed.sections.slice(0, 2).flatMap(({ sentences }) => sentences.flatMap(({ facts }) => facts));
  expect(opening).toContain(kayak?.id);
});

test("two revisions at once become two versions", async () => {
  const { read, revise } = await aListing();
  await read();
  const answers = await Promise.all([revise({ tone: "lively" }), revise({ tone: "refined" })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await read()).versions.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test("an unknown fact, a section that every text needs and an unknown version are refused", async () => {
  const { guest, id, revise } = await aListing();
  for (const wish of [{ leaveOut: ["f999"] }, { stress: ["f1"] }, { leaveOutSections: ["Summary"] }]) {
    expect((await revise(wish)).status).toBe(400);
  }
  expect((await guest.post(`/api/listing/${id}/restore`, { platform: "airbnb", version: 7 })).status).toBe(404);
  expect((await guest.post(`/api/listing/${id}/revise`, { platform: "mls" })).status).toBe(404);
});

test("only the listing's customer revises, and a guest not after the one-time view has ended", async () => {
  const { id, revise, read } = await aListing();
  const stranger = shop().browser();
  await stranger.quote({});
  expect((await stranger.post(`/api/listing/${id}/revise`, { platform: "airbnb" })).status).toBe(404);
  await read();
  await shop()
    .database.db.update(listings)
    .set({ openedAt: sql`now() - interval '31 minutes'` })
    .where(eq(listings.id, id));
  expect((await revise({})).status).toBe(410);
  const kept = await shop().database.db.execute(sql`select from ${listingTextVersions} version
    join listing_texts text on text.id = version.text_id where text.listing_id = ${id}`);
  expect(kept.rowCount).toBe(0);
});

test("after 200 versions in an hour a guest waits", async () => {
  const { id, revise } = await aListing();
  await shop().database.db.execute(sql`insert into rate_limits (key, hits, resets_at)
    values (${`revise ${id}`}, 200, now() + interval '20 minutes')`);
  const answer = await revise({});
  expect(answer.status).toBe(429);
  expect(JSON.stringify(answer.body)).toMatch(/Please go on in (19|20) minute/);
});
