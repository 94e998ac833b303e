import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listingTexts } from "#server/db/schema/listings.ts";
import type { ListingExtras } from "#shared/contract/listings/listing-extras.ts";
import type { TextPreview } from "#shared/contract/listings/listing-facts.ts";
import type { ReadListing, TextVersion, WrittenDescription } from "#shared/contract/listings/listings.ts";
import { testServerUntilTestEnds } from "#tests/support/app/test-server.ts";
import { embeddedWriters } from "../write/write-texts.ts";

const CABIN = {
  address: "5 Lake View, Kelowna, BC, Canada",
  property_type: "Entire cabin",
  bedrooms: 3,
  bathrooms: 2,
  maxGuests: 6,
  amenities: ["Private hot tub", "Wifi", "Pool", "Free parking on premises", "Indoor fireplace", "Kayak", "Sauna"],
  best_thing: "The dock at sunrise.",
  story: "My grandfather built the cabin in 1931.",
};
const VERSIONS = 51;
const TONES = ["warm", "plain", "lively", "refined"];
const LENGTHS = ["short", "standard", "long"];

function ofAirbnb({ descriptions }: ReadListing): WrittenDescription {
  const text = descriptions.find(({ platformType }) => platformType === "airbnb");
  if (!text) throw new Error("the text is gone");
  return text;
}

test("50 revisions of mixed kinds: each comes back byte for byte, and the page's answer does not grow", async () => {
  // The limits as they are in production.
  const shop = await testServerUntilTestEnds({ writers: embeddedWriters, env: { RATE_LIMIT_SCALE: "1" } });
  const buyer = shop.browser();
  const { paymentIntentId } = await buyer.quote({ propertyData: CABIN, promoCode: "ALPHA100" });
  const order = { propertyData: CABIN, paymentIntentId, paymentData: null };
  const id = String((await buyer.post("/api/generate-guest-description", order)).body["listingId"]);
  const path = `/api/listing/${id}`;
  const post = async <Answer = ReadListing>(call: string, body: object) => {
    const { status, body: answer } = await buyer.post<Answer>(`${path}/${call}`, body);
    expect({ call, status }).toEqual({ call, status: 200 });
    return answer;
  };
  const stored = async () => {
    const texts = await shop.database.db.select().from(listingTexts).where(eq(listingTexts.listingId, id));
    const { content, description } = texts.find(({ platform }) => platform === "airbnb") ?? {};
    return { content, description };
  };
  const kept = new Map<number, object>();
  const remember = async (): Promise<number> => {
    const { version } = ofAirbnb((await buyer.get<ReadListing>(path)).body);
    if (!kept.has(version)) kept.set(version, await stored());
    return version;
  };
  const changeFact = async (counts: object) => {
    const { texts } = await post<{ texts: TextPreview[] }>("facts/preview", { changes: { counts } });
    const seen = texts.map(({ platform, version }) => ({ platform, version }));
    await post("facts", { changes: { counts }, seen });
  };
  const retitle = async () => {
    const extras = (await buyer.get<ListingExtras>(`${path}/extras`)).body;
    const choice = extras.titles.find(({ platform }) => platform === "airbnb");
    const other = choice?.offered.find((title) => title !== choice.present);
    if (other) await post("title", { platform: "airbnb", title: other });
  };
  const lock = async () => {
    const { sections } = ofAirbnb((await buyer.get<ReadListing>(path)).body);
    const { heading = "", sentences = [] } = sections[1] ?? {};
    await post("lock", { platform: "airbnb", heading, sentence: sentences[0]?.text, isLocked: true });
    kept.clear();
  };

  await remember();
  const first = JSON.stringify((await buyer.get(path)).body).length;
  await lock();
  await remember();
  for (let step = 0; kept.size < VERSIONS && step < 3 * VERSIONS; step++) {
    if (step % 7 === 3) await changeFact({ maxGuests: 2 + (step % 13) });
    else if (step % 7 === 5) await retitle();
    else if (step % 11 === 9) await post("restore", { platform: "airbnb", version: 1 });
    else if (step === 4) await post("platforms", { platform: "booking" });
    else await post("revise", { platform: "airbnb", tone: TONES[step % 4], length: LENGTHS[step % 3] });
    await remember();
  }
  expect(kept.size).toBe(VERSIONS);

  const shown = ofAirbnb((await buyer.get<ReadListing>(path)).body);
  expect(shown.versions.length).toBeLessThanOrEqual(9);
  const { versions } = (await buyer.get<{ versions: TextVersion[] }>(`${path}/versions?platform=airbnb`)).body;
  expect(versions.map(({ number }) => number)).toEqual(Array.from({ length: VERSIONS }, (_, at) => at + 1));
  for (const [version, text] of kept) {
    await post("restore", { platform: "airbnb", version });
    expect({ version, ...(await stored()) }).toEqual({ version, ...text });
  }
  // The first version again, now one of 51, with its second platform left out of the comparison.
  const again = await post("restore", { platform: "airbnb", version: 1 });
  const own = { ...again, descriptions: [ofAirbnb(again)], content: ofAirbnb(again).content };
  expect(JSON.stringify(own).length).toBeLessThan(first * 1.5);
}, 240_000);
