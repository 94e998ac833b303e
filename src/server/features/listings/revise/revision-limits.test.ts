import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ReadListing } from "#shared/contract/listings/listings.ts";
import { testServerOfThisFile } from "#tests/support/app/test-server.ts";
import { embeddedWriters, type Writers } from "../write/write-texts.ts";

let modelTexts = 0;
// A model that costs money, as far as a counter can.
const writers: Writers = {
  writeEmbedded: embeddedWriters.writeEmbedded,
  write: async (request) => {
    modelTexts += 1;
    return embeddedWriters.write(request);
  },
};
const shop = testServerOfThisFile({ writers });

async function aListing() {
  const buyer = shop().browser();
  const propertyData = { address: "Bend, OR", bedrooms: 3, amenities: ["Sauna", "Wifi", "Pool", "Kayak"] };
  const { paymentIntentId } = await buyer.quote({ propertyData, promoCode: "ALPHA100" });
  const order = { propertyData, paymentIntentId, paymentData: null };
  const id = String((await buyer.post("/api/generate-guest-description", order)).body["listingId"]);
  const count = (name: string, hits: number) =>
    shop().database.db.execute(sql`insert into rate_limits (key, hits, resets_at)
      values (${`${name} ${id}`}, ${hits}, now() + interval '20 minutes')`);
  const post = (call: string, body: object) => buyer.post<ReadListing>(`/api/listing/${id}/${call}`, body);
  modelTexts = 0;
  return { count, post };
}

test("when the model's share of an hour is used up, the embedded writer goes on and the version says so", async () => {
  const { count, post } = await aListing();
  const before = await post("revise", { platform: "airbnb" });
  expect(modelTexts).toBe(1);
  expect(before.body.descriptions[0]?.versions.at(-1)?.wish?.isModelSpent).toBeUndefined();
  await shop().database.db.execute(sql`delete from rate_limits where key like 'model %'`);
  await count("model", 40);
  const { status, body } = await post("revise", { platform: "airbnb" });
  expect(status).toBe(200);
  expect(modelTexts).toBe(1);
  expect(body.descriptions[0]?.versions.at(-1)?.wish?.isModelSpent).toBe(true);
});

test("a platform more is no revision, and has a bound of its own", async () => {
  const { count, post } = await aListing();
  await count("revise", 100_000);
  expect((await post("revise", { platform: "airbnb" })).status).toBe(429);
  expect((await post("platforms", { platform: "vrbo" })).status).toBe(200);
  await count("add platform", 100_000).catch(() =>
    shop().database.db.execute(sql`update rate_limits set hits = 100000 where key like 'add platform %'`),
  );
  expect((await post("platforms", { platform: "booking" })).status).toBe(429);
});
