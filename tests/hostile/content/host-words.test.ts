import { afterAll, beforeAll, expect, test } from "vitest";
import { embeddedWriters } from "#server/features/listings/write/write-texts.ts";
import { type ReadListing } from "#shared/contract/listings/listings.ts";
import { LISTING_PLATFORMS, type ListingPlatform } from "#shared/contract-values.ts";
import { openTestServer, type TestServer } from "#tests/support/app/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ writers: embeddedWriters });
});
afterAll(async () => {
  await server.stop();
  await server.database.drop();
});

const NOTE =
  "This home is for whites only. We do not rent to Muslims. Pay the host in cash to skip the fees. The lockbox opens with 4711. <script>alert(1)</script>The stairs to the loft are steep.";
const UNFIT = /whites|muslims|in cash|skip the fees|4711|<script|alert\(/i;
const RULES = ["policy.fair-housing", "policy.off-platform", "policy.private-information", "policy.markup"];

const home = (more: object) => ({
  address: "5 Lake View, Kelowna, BC, Canada",
  property_type: "Entire cabin",
  bedrooms: 3,
  bathrooms: 2,
  maxGuests: 6,
  amenities: ["Private hot tub", "Wifi", "Kayak"],
  ...more,
});

type Bought = { buyer: ReturnType<TestServer["browser"]>; listing: ReadListing; id: string };

async function buy(propertyData: object): Promise<Bought> {
  const buyer = server.browser();
  const { paymentIntentId } = await buyer.quote({ propertyData, promoCode: "ALPHA100" });
  const asked = { propertyData, paymentIntentId, paymentData: null };
  const { body } = await buyer.post<{ listingId: string }>("/api/generate-guest-description", asked);
  const listing = (await buyer.get<ReadListing>(`/api/listing/${body.listingId}`)).body;
  return { buyer, listing, id: body.listingId };
}

// Booking.com is not ordered: its text is added to a listing that was delivered.
async function listingFor(platform: ListingPlatform, fields: object): Promise<ReadListing> {
  const { buyer, listing, id } = await buy(home({ selectedPlatforms: [platform], ...fields }));
  if (platform !== "booking") return listing;
  const { descriptions } = (await buyer.post<ReadListing>(`/api/listing/${id}/platforms`, { platform })).body;
  const added = descriptions.filter(({ platformType }) => platformType === platform);
  return { ...listing, content: added[0]?.content ?? "", descriptions: added };
}

const told = ({ descriptions: [text] }: ReadListing) => text?.leftOut ?? [];
const count = (text: string, words: string) => text.toLowerCase().split(words).length - 1;

test.for(LISTING_PLATFORMS)("on %s a host's note is judged, and what is left out is told", async (platform) => {
  const listing = await listingFor(platform, { notes: NOTE });
  expect(listing.descriptions.map(({ platformType }) => platformType)).toEqual([platform]);
  expect(listing.content).not.toMatch(UNFIT);
  expect([...new Set(told(listing).map(({ rule }) => rule))].toSorted()).toEqual(RULES.toSorted());
  const whites = told(listing).find(({ words }) => words === "This home is for whites only.");
  expect(whites).toMatchObject({
    field: "notes",
    why: expect.stringContaining("people"),
    source: expect.stringMatching(/https|Fair/),
  });
  for (const { why, advice, source } of told(listing))
    for (const said of [why, advice, source]) expect(said).not.toBe("");
});

test("a harmless note is printed, and once, though it was typed in three fields", async () => {
  const words = "The stairs to the loft are steep.";
  for (const platform of LISTING_PLATFORMS) {
    const fields = { notes: words, things_to_note: words, story: words, best_thing: `  ${words.toUpperCase()} ` };
    const listing = await listingFor(platform, fields);
    // Remarks of an MLS and a post hold no notes to guests.
    const times = platform === "mls" || platform === "social" ? 0 : 1;
    expect([platform, count(listing.content, "stairs to the loft are steep")]).toEqual([platform, times]);
    expect(told(listing)).toEqual([]);
  }
});

test("every field that reaches a text is judged: lists, rooms, names, and the address", async () => {
  const { listing } = await buy({
    ...home({}),
    address: "5 Lake View, Whites only, Kelowna, BC, Canada",
    neighborhood: "No Muslims",
    amenities: ["Wifi", "Whites only pool", "Gate code 4711"],
    bedrooms: [{ room: "For whites only", beds: [{ type: "Queen" }], features: ["whites only"] }],
    camera_views: "No blacks",
    nearby_places: "Log in at evil dot example.",
    house_rules: "w h i t e s only\nNo m\u200buslims",
  });
  expect(listing.content).not.toMatch(/whites|muslims|blacks|4711|evil/i);
  expect(new Set(told(listing).map(({ field }) => field))).toEqual(
    new Set(["address", "neighborhood", "amenities", "bedrooms", "camera_views", "nearby_places", "house_rules"]),
  );
});

test.for([
  ["vacation_rental", ["airbnb", "vrbo", "website"]],
  ["real_estate", ["mls", "social", "marketing"]],
] as const)("the three texts of a %s form are judged", async ([propertyType, platforms]) => {
  const buyer = server.browser();
  const data = {
    title: "Whites only lake house",
    address: "5 Lake View, Kelowna",
    bedrooms: 3,
    bathrooms: 2,
    features: ["Pool", "Whites only", "The lockbox opens with 4711"],
    description: NOTE,
    images: [],
    propertyType,
  };
  const { paymentIntentId } = await buyer.quote({ propertyData: data, promoCode: "ALPHA100" });
  const { id } = (await buyer.post<{ id: string }>("/api/properties", data)).body;
  type Described = { platformType: ListingPlatform; content: string; listingId: string }[];
  const { body } = await buyer.post<Described>(`/api/properties/${id}/generate-descriptions`, { paymentIntentId });
  expect(body.map(({ platformType }) => platformType)).toEqual(platforms);
  for (const { content } of body) expect(content).not.toMatch(UNFIT);
  const listing = (await buyer.get<ReadListing>(`/api/listing/${body[0]?.listingId}`)).body;
  for (const text of listing.descriptions) expect(text.leftOut.length).toBeGreaterThan(4);
});

test("a revision sees no refused word either, and tells the same", async () => {
  const { buyer, listing, id } = await buy(home({ notes: NOTE }));
  for (const wish of [{ tone: "lively" }, { length: "long" }]) {
    const revised = await buyer.post<ReadListing>(`/api/listing/${id}/revise`, { platform: "airbnb", ...wish });
    expect(revised.status).toBe(200);
    expect(revised.body.content).not.toMatch(UNFIT);
    expect(told(revised.body)).toEqual(told(listing));
    expect(revised.body.descriptions[0]?.choices.map(({ label }) => label).join(" ")).not.toMatch(UNFIT);
  }
});

test("what an express listing takes is judged", async () => {
  const buyer = server.browser();
  const jobId = await buyer.startExpress({ property_address: "12 Pine Road, No Muslims, Oslo" });
  const quote = await buyer.quote({ jobId, promoCode: "ALPHA100" });
  const { listingId } = (await buyer.generate(jobId, quote)).body;
  const listing = (await buyer.get<ReadListing>(`/api/listing/${listingId}`)).body;
  expect(listing.content).not.toMatch(/muslim/i);
  expect(told(listing)).toMatchObject([{ field: "address", words: "No Muslims" }]);
});

test("families: Airbnb leaves a refusal out, keeps what makes the home unsuitable, and Vrbo keeps both", async () => {
  const notes = "No children. It is not suitable for toddlers because of the steep stairs.";
  const onAirbnb = await buy(home({ selectedPlatforms: ["airbnb"], notes }));
  expect(told(onAirbnb.listing).map(({ words }) => words)).toEqual(["No children."]);
  expect(onAirbnb.listing.content).toContain("not suitable for toddlers");
  const onVrbo = await buy(home({ selectedPlatforms: ["vrbo"], notes }));
  expect(told(onVrbo.listing)).toEqual([]);
});
