import { expect, test } from "vitest";
import { createWriters } from "#server/features/listings/write/create-writers.ts";
import { embeddedWriters } from "#server/features/listings/write/write-texts.ts";
import { createLog } from "#server/process/log.ts";
import type { ExpressPreview } from "#shared/contract/intake/express.ts";
import { watchDraftAt } from "#tests/support/app/draft-stream.ts";
import { openTestServer, testServerUntilTestEnds } from "#tests/support/app/test-server.ts";
import type { Description } from "#writer/description.ts";

const ANSWERS = {
  best_thing: "The porch looks down the whole length of the lake.",
  property_type: "Cabin",
  room_type: "Entire place",
  amenities: ["Wifi", "Kitchen", "Sauna", "Washer", "BBQ grill", "Fireplace", "Patio or balcony"],
  kitchen_appliances: ["Oven", "Dishwasher"],
  bedrooms: [
    { room: "Bedroom 1", beds: [{ id: "a", type: "King" }], features: [] },
    { room: "Bedroom 2", beds: [{ id: "b", type: "Bunk" }], features: [] },
  ],
  nearby_places: "Mill Bakery for bread, 5 minutes on foot\nCove Beach for a swim, 10 minutes by car",
  things_to_note: "The road up is steep in winter.",
  floor: 2,
};
const DETAILS = { property_address: "12 Pine Road, Bend, OR", bedrooms: 2, bathrooms: 1, maxGuests: 4 };

type TestServer = Awaited<ReturnType<typeof openTestServer>>;
type Buyer = ReturnType<TestServer["browser"]>;

async function patch(shop: TestServer, { buyer, jobId }: { buyer: Buyer; jobId: string }, body: object) {
  const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { cookie, "content-type": "application/json" };
  return fetch(`${shop.url}/api/intake/express/${jobId}`, { method: "PATCH", headers, body: JSON.stringify(body) });
}

async function answered(shop: TestServer): Promise<{ buyer: Buyer; jobId: string; preview: ExpressPreview }> {
  const buyer = shop.browser();
  const jobId = await buyer.startExpress(DETAILS);
  const answer = await patch(shop, { buyer, jobId }, { form_data: ANSWERS });
  return { buyer, jobId, preview: ((await answer.json()) as { preview: ExpressPreview }).preview };
}

async function buy(buyer: Buyer, jobId: string): Promise<Description["sections"]> {
  const quote = await buyer.quote({ jobId });
  await buyer.payByTestCard(quote);
  const { listingId } = (await buyer.generate(jobId, quote)).body;
  const listing = await buyer.get<{ descriptions: Description[] }>(`/api/listing/${listingId}`);
  return listing.body.descriptions[0]?.sections ?? [];
}

async function buyDraft(buyer: Buyer, draftId: string): Promise<Description["sections"]> {
  const quote = await buyer.quote({ draftId });
  await buyer.payByTestCard(quote);
  const asked = { propertyData: { draftId }, paymentIntentId: quote.paymentIntentId, paymentData: null };
  const { listingId } = (await buyer.post<{ listingId: string }>("/api/generate-guest-description", asked)).body;
  const listing = await buyer.get<{ descriptions: Description[] }>(`/api/listing/${listingId}`);
  return listing.body.descriptions[0]?.sections ?? [];
}

// What a page could not know by itself: the host's own words are the host's.
function secretsIn(sections: Description["sections"], { teaser }: Pick<ExpressPreview, "teaser">): string[] {
  const own = JSON.stringify(ANSWERS);
  const sentences = sections.flatMap((section) => section.sentences.map(({ text }) => text));
  const isShown = (text: string) => `${teaser?.title} ${teaser?.opening}`.includes(text);
  return sentences.filter((text) => !isShown(text) && !own.includes(text) && !own.includes(text.replace(/\.$/, "")));
}

test("what is delivered begins with the title and the opening that were shown, and is as long as was said", async () => {
  const shop = await testServerUntilTestEnds({ writers: embeddedWriters });
  const { buyer, jobId, preview } = await answered(shop);
  const sections = await buy(buyer, jobId);
  const { teaser } = preview;
  expect(sections[0]).toMatchObject({ heading: "Title", text: teaser?.title });
  expect(sections[1]?.text.startsWith(teaser?.opening ?? "nothing")).toBe(true);
  const lengths = new Map(sections.map(({ heading, text }) => [heading, text.length]));
  const ofSummary = teaser?.rest.find(({ heading }) => heading === "Summary")?.characters;
  const afterOpening = ofSummary === undefined ? 0 : 1 + ofSummary;
  expect(sections[1]?.text.length).toBe((teaser?.opening.length ?? 0) + afterOpening);
  const others = teaser?.rest.filter(({ heading }) => heading !== "Summary") ?? [];
  expect(others.length).toBeGreaterThan(1);
  for (const { heading, characters } of others) expect(lengths.get(heading)).toBe(characters);
});

test("before payment no page, call, stream or error carries a word of the rest", async () => {
  const shop = await testServerUntilTestEnds({ writers: embeddedWriters });
  const { buyer, jobId, preview } = await answered(shop);
  const heard: string[] = [JSON.stringify(preview)];
  const hear = async (answer: Promise<{ body: unknown }>) => {
    const { body } = await answer;
    heard.push(typeof body === "string" ? body : JSON.stringify(body));
  };
  await hear(buyer.get(`/api/intake/express/${jobId}`));
  await hear(buyer.get(`/intake/express/preview?job=${jobId}`));
  await hear(buyer.get("/api/docs/json"));
  for (const wrong of [{ floor: "x" }, { no_such: 1 }, { story: "x".repeat(5000) }]) {
    heard.push(await (await patch(shop, { buyer, jobId }, { form_data: wrong })).text());
  }
  const quote = await buyer.quote({ jobId });
  heard.push(JSON.stringify(quote));
  await hear(buyer.get(`/api/orders/${quote.orderId}`));
  await hear(buyer.generate(jobId, quote));
  await hear(buyer.post("/api/generate-listing", { jobId, paymentIntentId: "free_order_guessed" }));
  await hear(buyer.get("/api/user/listings"));

  const patched = await patch(shop, { buyer, jobId }, { form_data: { story: "It was a boat shed." } });
  heard.push(await patched.text());
  heard.push(await (await patch(shop, { buyer, jobId }, { form_data: { story: null } })).text());

  // The same home as a draft, as its manager and over its stream.
  const { id } = (await buyer.post<{ id: string }>("/api/intake/property", { mode: "deep", address: "Bend, OR" })).body;
  const stream = await watchDraftAt(shop.url, buyer, `${id}/events?role=manager`);
  await stream.until("hello");
  await hear(buyer.put(`/api/intake/${id}`, { form_data: ANSWERS }));
  await stream.until("saved");
  await hear(buyer.get(`/api/intake/${id}`));
  await hear(buyer.get(`/api/intake/${id}?role=owner`));
  await hear(buyer.get(`/intake/${id}/form?mode=deep&role=manager`));
  await hear(buyer.get(`/api/intake/${id}/pictures`));
  await hear(buyer.post("/api/check-listing", { text: "A cabin by the lake.", form_data: ANSWERS }));
  const draft = (await buyer.get<{ teaser: ExpressPreview["teaser"] }>(`/api/intake/${id}`)).body;
  const draftQuote = await buyer.quote({ draftId: id });
  heard.push(JSON.stringify(draftQuote), stream.text());

  const ofJob = secretsIn(await buy(buyer, jobId), preview);
  const ofDraft = secretsIn(await buyDraft(buyer, id), draft);
  expect(Math.min(ofJob.length, ofDraft.length)).toBeGreaterThan(4);
  for (const secret of [...ofJob, ...ofDraft]) {
    for (const text of heard) expect(text).not.toContain(secret);
  }
});

test("a draft's teaser is written only from what the caller's role may see", async () => {
  const shop = await testServerUntilTestEnds({ writers: embeddedWriters });
  const manager = shop.browser();
  const { id } = (await manager.post<{ id: string }>("/api/intake/property", { mode: "deep", address: "Bend, OR" }))
    .body;
  await manager.put(`/api/intake/${id}`, { form_data: { best_thing: "a glass roof over the bath", floor: 2 } });
  await manager.put(`/api/intake/${id}/owner-permissions`, { sections: ["kitchen"] });
  const asManager = await manager.get<{ teaser: object | null }>(`/api/intake/${id}?role=manager`);
  expect(JSON.stringify(asManager.body.teaser)).toContain("glass roof");
  const asOwner = await manager.get<{ teaser: object | null }>(`/api/intake/${id}?role=owner`);
  expect(asOwner.body.teaser).toBeNull();
  expect(JSON.stringify(asOwner.body)).not.toMatch(/glass roof|Bend/);
});

test("without a model the writer is the one of the teaser", () => {
  expect(createWriters({ model: null }, createLog("silent"))).toBe(embeddedWriters);
});
