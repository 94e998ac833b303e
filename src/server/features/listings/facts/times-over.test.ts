import { expect, test } from "vitest";
import type { ListingFacts } from "#shared/contract/listings/listing-facts.ts";
import type { ReadListing } from "#shared/contract/listings/listings.ts";
import type { UserListing } from "#shared/contract/listings/user-listings.ts";
import { testServerOfThisFile } from "#tests/support/app/test-server.ts";
import { embeddedWriters } from "../write/write-texts.ts";

const shop = testServerOfThisFile({ writers: embeddedWriters });

const CABIN = {
  address: "5 Lake View, Kelowna, BC, Canada",
  property_type: "Entire cabin",
  bedrooms: 3,
  bathrooms: 2,
  maxGuests: 6,
  amenities: ["Private hot tub", "Wifi"],
  selectedPlatforms: ["airbnb", "website"],
  best_thing: "The dock at sunrise.",
  things_to_note: "There is construction next door until 30 September 2024. The stairs are steep.",
};
const OVER = "There is construction next door until 30 September 2024.";

async function aListing(propertyData: object = CABIN) {
  const member = shop().browser();
  const email = `${crypto.randomUUID()}@example.com`;
  await member.post("/api/register", { email, password: "difference engine", firstName: "Ada", lastName: "Lovelace" });
  const { paymentIntentId } = await member.quote({ propertyData, promoCode: "ALPHA100" });
  const order = { propertyData, paymentIntentId, paymentData: null };
  const id = String((await member.post("/api/generate-guest-description", order)).body["listingId"]);
  const path = `/api/listing/${id}`;
  return {
    member,
    path,
    read: async () => (await member.get<ReadListing>(path)).body,
    facts: async () => (await member.get<ListingFacts>(`${path}/facts`)).body,
    onDashboard: async () => (await member.get<UserListing[]>("/api/user/listings")).body[0]?.outdatedSentences,
    stand: (sentence: string) =>
      member.post<ListingFacts>(`${path}/still-true`, {
        platform: "airbnb",
        heading: "Other things to note",
        sentence,
      }),
  };
}

function sentences({ descriptions }: ReadListing): string[] {
  return descriptions.flatMap(({ sections }) =>
    sections.flatMap((section) => section.sentences.map(({ text }) => text)),
  );
}

// The name of a month so far ahead of this one.
function month(ahead: number): string {
  const day = new Date(Date.UTC(2026, new Date().getUTCMonth() + ahead, 15));
  return day.toLocaleString("en", { month: "long", timeZone: "UTC" });
}

test("a sentence whose time is over is named in every text, with why, and on the dashboard", async () => {
  const { facts, onDashboard } = await aListing();
  const { over } = await facts();
  expect(over.map(({ platform, text, why }) => [platform, text, why])).toEqual([
    ["airbnb", OVER, "It was true until 30 September 2024."],
    ["website", OVER, "It was true until 30 September 2024."],
  ]);
  expect(await onDashboard()).toBe(1);
});

test("taken out, it is gone from the details and from every text, and all other sentences are the same", async () => {
  const { member, path, facts, read, onDashboard } = await aListing();
  const before = await read();
  const [first] = (await facts()).over;
  expect(first?.takeOut).toMatchObject({ answers: { things_to_note: "The stairs are steep." } });
  const seen = before.descriptions.map(({ platformType, version }) => ({ platform: platformType, version }));
  const after = await member.post<ReadListing>(`${path}/facts`, { changes: first?.takeOut, seen });
  expect(after.body.propertyData["things_to_note"]).toBe("The stairs are steep.");
  expect(sentences(after.body)).toEqual(sentences(before).filter((text) => text !== OVER));
  expect(await facts()).toMatchObject({ over: [], outdated: [] });
  expect(await onDashboard()).toBe(0);
});

test("still true: it is asked about no more, in no text, and a repeat changes nothing", async () => {
  const { stand, facts, onDashboard, member, path } = await aListing();
  const told = await stand(OVER);
  expect(told.status).toBe(200);
  expect(told.body.over).toEqual([]);
  expect(await facts()).toEqual(told.body);
  expect((await stand(OVER)).body).toEqual(told.body);
  expect(await onDashboard()).toBe(0);
  // A version brought back later knows it too.
  await member.post(`${path}/revise`, { platform: "airbnb", length: "short" });
  await member.post(`${path}/restore`, { platform: "airbnb", version: 1 });
  expect((await facts()).over).toEqual([]);
});

test("a sentence that is not there is refused, and so is another customer", async () => {
  const { stand, path } = await aListing();
  expect((await stand("The moon is out until 3 May 2020.")).status).toBe(409);
  const stranger = shop().browser();
  const body = { platform: "airbnb", heading: "Other things to note", sentence: OVER };
  expect((await stranger.post(`${path}/still-true`, body)).status).toBe(404);
});

test("a title that leads with what is closed at present is advised on", async () => {
  const { facts } = await aListing({
    ...CABIN,
    best_thing: "The pool on the hill.",
    things_to_note: `The pool is open ${month(2)} to ${month(4)}.`,
  });
  const advice = (await facts()).closed.map((one) => one.advice);
  expect(advice).toContain(`The pool is open again in ${month(2)}; your title leads with it.`);
});
