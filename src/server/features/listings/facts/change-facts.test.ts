import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listings } from "#server/db/schema/listings.ts";
import type { TextPreview } from "#shared/contract/listings/listing-facts.ts";
import type { ReadListing } from "#shared/contract/listings/listings.ts";
import { testServerOfThisFile, testServerUntilTestEnds } from "#tests/support/app/test-server.ts";
import { embeddedWriters, type Writers } from "../write/write-texts.ts";

const shop = testServerOfThisFile({ writers: embeddedWriters });

const cabin = {
  address: "5 Lake View, Kelowna, BC, Canada",
  property_type: "Entire cabin",
  bedrooms: 3,
  bathrooms: 2,
  maxGuests: 6,
  amenities: ["Private hot tub", "Wifi", "Pool", "Free parking on premises", "Indoor fireplace", "Kayak"],
  best_thing: "The dock at sunrise.",
};

type Preview = { texts: TextPreview[]; news: string[] };

async function aListing(propertyData: object = cabin, { browser } = shop()) {
  const guest = browser();
  const { paymentIntentId } = await guest.quote({ propertyData, promoCode: "ALPHA100" });
  const order = { propertyData, paymentIntentId, paymentData: null };
  const { body } = await guest.post("/api/generate-guest-description", order);
  const id = String(body["listingId"]);
  const path = `/api/listing/${id}`;
  const read = async () => (await guest.get<ReadListing>(path)).body;
  const preview = (changes: object) => guest.post<Preview>(`${path}/facts/preview`, { changes });
  const keep = async (changes: object) => {
    const { texts } = (await preview(changes)).body;
    const seen = texts.map(({ platform, version }) => ({ platform, version }));
    return guest.post<ReadListing>(`${path}/facts`, { changes, seen });
  };
  const lock = (heading: string, sentence: string, isLocked = true) =>
    guest.post<ReadListing>(`${path}/lock`, { platform: "airbnb", heading, sentence, isLocked });
  return { guest, id, path, read, preview, keep, lock };
}

function sentencesOf({ descriptions }: ReadListing): string[] {
  return descriptions.flatMap(({ sections }) => sections.flatMap(({ sentences }) => sentences.map(({ text }) => text)));
}

test("four bedrooms: a preview changes nothing, and what is kept is what it showed", async () => {
  const { read, preview, keep } = await aListing();
  const before = await read();
  const shown = (await preview({ counts: { bedrooms: 4 } })).body;
  expect(shown.news).toEqual(["4 bedrooms"]);
  expect(await read()).toEqual(before);
  const changes = shown.texts.flatMap((text) => text.changes);
  expect(changes.length).toBeGreaterThan(0);
  const after = (await keep({ counts: { bedrooms: 4 } })).body;
  const expected = sentencesOf(before).map(
    (sentence) => changes.find((change) => change.before === sentence)?.after ?? sentence,
  );
  expect(sentencesOf(after)).toEqual(expected);
  expect(after.content).toMatch(/four[- ]bedroom/i);
  expect(after.content).not.toMatch(/three[- ]bedroom/i);
  expect(after.propertyData["bedrooms"]).toBe(4);
  expect(after.descriptions[0]).toMatchObject({ version: 2, versions: [{}, { wish: { changed: ["4 bedrooms"] } }] });
});

test("every text of a listing gets its new version, or none does", async () => {
  const { guest, path, read, preview, keep } = await aListing({
    ...cabin,
    selectedPlatforms: ["airbnb", "vrbo", "website"],
  });
  const before = await read();
  expect(before.descriptions.map(({ platformType }) => platformType)).toEqual(["airbnb", "vrbo", "website"]);
  const { texts } = (await preview({ counts: { bedrooms: 4 } })).body;
  const seen = texts.map(({ platform, version }) => ({ platform, version }));
  await guest.post(`${path}/revise`, { platform: "vrbo", tone: "plain" });
  const late = await guest.post(`${path}/facts`, { changes: { counts: { bedrooms: 4 } }, seen });
  expect(late.status).toBe(409);
  expect((await read()).descriptions.map(({ version }) => version)).toEqual([1, 2, 1]);
  const after = (await keep({ counts: { bedrooms: 4 } })).body;
  expect(after.descriptions.map(({ version }) => version)).toEqual([2, 3, 2]);
  for (const { content } of after.descriptions) {
    expect(content).toMatch(/four[- ]bedroom/i);
    expect(content).not.toMatch(/three[- ]bedroom/i);
  }
});

test("the evidence of a changed fact says when the host said it, and only that", async () => {
  const { read, keep } = await aListing();
  await read();
  const { descriptions } = (await keep({ added: ["Sauna"] })).body;
  const dated = descriptions.flatMap(({ evidence }) => evidence).filter(({ saidAt }) => saidAt !== undefined);
  expect(dated.map(({ label }) => label)).toEqual(["sauna"]);
});

test("a repeat of a call changes nothing more, and one that saw another version is refused", async () => {
  const { guest, path, read, keep } = await aListing();
  await read();
  const seen = [{ platform: "airbnb", version: 1 }];
  const first = await keep({ added: ["Sauna"] });
  const again = await guest.post<ReadListing>(`${path}/facts`, { changes: { added: ["Sauna"] }, seen });
  expect(again.status).toBe(200);
  expect(again.body).toEqual(first.body);
  const late = await guest.post(`${path}/facts`, { changes: { counts: { bedrooms: 5 } }, seen });
  expect(late.status).toBe(409);
  expect((await read()).descriptions[0]?.version).toBe(2);
});

test("two changes at once: one is kept, the other is asked to look again", async () => {
  const { guest, path, read } = await aListing();
  await read();
  const seen = [{ platform: "airbnb", version: 1 }];
  const change = (changes: object) => guest.post(`${path}/facts`, { changes, seen });
  const answers = await Promise.all([change({ counts: { bedrooms: 4 } }), change({ counts: { maxGuests: 8 } })]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await read()).descriptions[0]?.versions).toHaveLength(2);
});

test("the version before comes back byte for byte, and its sentences are then said to be out of date", async () => {
  const { guest, path, read, keep } = await aListing();
  const before = await read();
  await keep({ counts: { bedrooms: 4 } });
  expect((await guest.get(`${path}/facts`)).body).toEqual({
    outdated: [],
    over: [],
    closed: [],
    isFormChanged: false,
  });
  const restored = await guest.post<ReadListing>(`${path}/restore`, { platform: "airbnb", version: 1 });
  expect(restored.body.content).toBe(before.content);
  const { outdated } = (await guest.get<{ outdated: { text: string; because: string[] }[] }>(`${path}/facts`)).body;
  expect(outdated.length).toBeGreaterThan(0);
  for (const { text, because } of outdated) {
    expect(before.content).toContain(text);
    expect(because).toEqual(["3 bedrooms"]);
  }
});

test("a locked sentence stays while it is true, and keeps a change from being kept once it is not", async () => {
  const { read, lock, keep, preview } = await aListing();
  const before = await read();
  const pool = before.descriptions[0]?.sections
    .flatMap(({ heading, sentences }) => sentences.map(({ text }) => ({ heading, text })))
    .find(({ text }) => /\bpool\b/i.test(text));
  if (!pool) throw new Error("no sentence tells of the pool");
  expect((await lock(pool.heading, "Not a sentence of it.")).status).toBe(409);
  await lock(pool.heading, pool.text);
  expect((await keep({ counts: { maxGuests: 8 } })).body.content).toContain(pool.text);
  const refused = await preview({ removed: ["Pool"] });
  expect(refused.body.texts[0]?.locked).toEqual([{ ...pool, isFalse: true }]);
  expect((await keep({ removed: ["Pool"] })).status).toBe(409);
  expect((await read()).content).toContain(pool.text);
  await lock(pool.heading, pool.text, false);
  const after = (await keep({ removed: ["Pool"] })).body;
  expect(after.content).not.toMatch(/\bpool\b/i);
  expect(after.content).toMatch(/hot tub/i);
  expect(after.descriptions[0]?.versions.at(-1)?.wish?.changed).toEqual(["without pool"]);
});

test("a model that invents has no part in it: what was not said is not told", async () => {
  const calls: string[] = [];
  const writers: Writers = {
    ...embeddedWriters,
    write: async (request) => {
      calls.push(request.options.platform);
      const description = await embeddedWriters.write(request);
      if (calls.length === 1) return description;
      const invented = { text: "A rooftop helipad comes with it.", facts: [] };
      const sections = description.sections.map((section) => ({
        ...section,
        text: `${section.text} ${invented.text}`,
        sentences: [...section.sentences, invented],
      }));
      return { ...description, sections };
    },
  };
  const { read, keep } = await aListing(cabin, await testServerUntilTestEnds({ writers }));
  await read();
  const { content } = (await keep({ counts: { bedrooms: 4 }, added: ["Sauna"] })).body;
  expect(content).toMatch(/sauna/i);
  expect(content).not.toMatch(/helipad/i);
});

test("what the form would not take is refused, and so is a home of which nothing is left", async () => {
  const { read, preview } = await aListing();
  await read();
  const wrong = [
    { counts: { bedrooms: 400 } },
    { counts: { bathrooms: 1.3 } },
    { answers: { elevator: "Perhaps" } },
    { answers: { no_such_field: "x" } },
    { answers: { story: "x".repeat(5000) } },
    { added: ["x".repeat(200)] },
  ];
  for (const changes of wrong) expect([changes, (await preview(changes)).status]).toEqual([changes, 400]);
});

test("a text that is left out of a wish stays left out", async () => {
  const { guest, path, read, keep } = await aListing();
  const pool = (await read()).descriptions[0]?.choices.find(({ label }) => label === "pool");
  await guest.post(`${path}/revise`, { platform: "airbnb", leaveOut: [pool?.id] });
  const { content, descriptions } = (await keep({ counts: { bedrooms: 4 } })).body;
  expect(content).not.toMatch(/\bpool\b/i);
  expect(descriptions[0]?.versions.at(-1)?.wish?.leaveOut).toEqual([pool?.id]);
});

test("only the listing's customer changes a fact or a lock, and a guest not after the one-time view has ended", async () => {
  const { id, path, read, preview, lock } = await aListing();
  await read();
  const stranger = shop().browser();
  await stranger.quote({});
  const body = { changes: { counts: { bedrooms: 4 } }, seen: [{ platform: "airbnb", version: 1 }] };
  expect((await stranger.post(`${path}/facts`, body)).status).toBe(404);
  expect((await stranger.post(`${path}/facts/preview`, body)).status).toBe(404);
  expect((await stranger.get(`${path}/facts`)).status).toBe(404);
  const long = new Date(Date.now() - 31 * 60_000);
  await shop().database.db.update(listings).set({ openedAt: long }).where(eq(listings.id, id));
  expect((await preview({ counts: { bedrooms: 4 } })).status).toBe(410);
  expect((await lock("Summary", "x")).status).toBe(410);
});
