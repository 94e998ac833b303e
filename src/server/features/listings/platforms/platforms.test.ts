import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { listings, listingTexts } from "#server/db/schema/listings.ts";
import { orders } from "#server/db/schema/orders.ts";
import { findingMarks } from "#server/db/schema/uploads.ts";
import type { ReadListing } from "#shared/contract/listings/listings.ts";
import type { UserListing } from "#shared/contract/listings/user-listings.ts";
import { RENTAL_PLATFORMS } from "#shared/contract-values.ts";
import { testServerOfThisFile, testServerUntilTestEnds } from "#tests/support/app/test-server.ts";
import { embeddedWriters, type Writers } from "../write/write-texts.ts";

const shop = testServerOfThisFile({ writers: embeddedWriters });

const CABIN = {
  address: "5 Lake View, Kelowna, BC, Canada",
  property_type: "Entire cabin",
  bedrooms: 3,
  bathrooms: 2,
  maxGuests: 6,
  amenities: ["Wifi", "Pool", "Free parking on premises", "Indoor fireplace", "Kayak"],
  things_to_note: "The stairs to the loft are steep.",
};

async function buy(propertyData: object = CABIN, { browser, url } = shop()) {
  const guest = browser();
  const { paymentIntentId, orderId } = await guest.quote({ propertyData, promoCode: "ALPHA100" });
  const asked = { propertyData, paymentIntentId, paymentData: null };
  const id = (await guest.post<{ listingId: string }>("/api/generate-guest-description", asked)).body.listingId;
  const read = async () => (await guest.get<ReadListing>(`/api/listing/${id}`)).body;
  const add = (platform: string) => guest.post<ReadListing>(`/api/listing/${id}/platforms`, { platform });
  const download = async (platform: string, format: string) => {
    const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(`${url}/api/listing/${id}/export?platform=${platform}&format=${format}`, {
      headers: { cookie },
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, bytes, text: new TextDecoder().decode(bytes) };
  };
  return { guest, id, orderId, read, add, download };
}

function textFor({ descriptions }: ReadListing, platform: string) {
  const text = descriptions.find(({ platformType }) => platformType === platform);
  if (!text) throw new Error(`there is no text for ${platform}`);
  return text;
}

const platformsIn = ({ descriptions }: ReadListing) => descriptions.map(({ platformType }) => platformType);

test("a delivered listing is had for every rental platform, each in its own fields, and the first text stays", async () => {
  const { add, read } = await buy();
  const first = textFor(await read(), "airbnb");
  for (const platform of RENTAL_PLATFORMS) expect((await add(platform)).status).toBe(200);
  const listing = await read();
  expect(platformsIn(listing)).toEqual([...RENTAL_PLATFORMS]);
  expect(textFor(listing, "airbnb")).toEqual(first);
  const booking = textFor(listing, "booking");
  expect(booking.sections.map(({ heading, maxChars, where }) => [heading, maxChars, where])).toEqual([
    ["Property name", 70, "Extranet → Property → General info → Change property name"],
    ["About the property", 1200, "Extranet → Your profile"],
  ]);
  expect(booking).toMatchObject({ version: 1, versions: [{ number: 1, wish: null }] });
  expect(booking.sections[0]?.text).toBe("Three-bedroom cabin in Kelowna");
  expect(booking.content).toMatch(/stairs to the loft are steep/);
  expect(listing.content).toContain("**Booking.com**");
});

test("asking twice, and five times at once, gives one text", async () => {
  const { add, read, id } = await buy();
  const answers = await Promise.all(Array.from({ length: 5 }, () => add("booking")));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const { content } = textFor(await read(), "booking");
  const again = await add("booking");
  expect(textFor(again.body, "booking")).toMatchObject({ content, version: 1 });
  const rows = await shop().database.db.select().from(listingTexts).where(eq(listingTexts.listingId, id));
  expect(rows.map(({ platform, position }) => [platform, position])).toEqual([
    ["airbnb", 0],
    ["booking", 1],
  ]);
});

test("an added text is revised and restored byte for byte, and written again with the others", async () => {
  const { guest, id, add, read } = await buy();
  await add("booking");
  const first = textFor(await read(), "booking").content;
  const revised = await guest.post<ReadListing>(`/api/listing/${id}/revise`, { platform: "booking", length: "short" });
  expect(textFor(revised.body, "booking")).toMatchObject({ version: 2, versions: [{ number: 1 }, { number: 2 }] });
  const restored = await guest.post<ReadListing>(`/api/listing/${id}/restore`, { platform: "booking", version: 1 });
  expect(textFor(restored.body, "booking").content).toBe(first);
  const rewritten = await guest.post<ReadListing>(`/api/listing/${id}/rewrite`);
  expect(rewritten.body.descriptions.map(({ platformType, version }) => [platformType, version])).toEqual([
    ["airbnb", 2],
    ["booking", 3],
  ]);
});

test("the dashboard of an account lists what was added", async () => {
  const { guest, add } = await buy();
  await add("vrbo");
  await guest.post("/api/register", {
    email: `${crypto.randomUUID()}@example.com`,
    password: "difference engine",
    firstName: "Ada",
    lastName: "Lovelace",
  });
  const [listing] = (await guest.get<UserListing[]>("/api/user/listings")).body;
  expect(listing?.selectedPlatforms).toEqual(["airbnb", "vrbo"]);
  expect(listing?.generatedContent).toContain("**VRBO**");
});

test("only the listing's customer adds or exports, and a guest not after the one-time view has ended", async () => {
  const { id, add, read, download } = await buy();
  await read();
  const stranger = shop().browser();
  await stranger.quote({});
  expect((await stranger.post(`/api/listing/${id}/platforms`, { platform: "vrbo" })).status).toBe(404);
  expect((await stranger.get(`/api/listing/${id}/export?platform=airbnb&format=txt`)).status).toBe(404);
  await shop()
    .database.db.update(listings)
    .set({ openedAt: sql`now() - interval '31 minutes'` })
    .where(eq(listings.id, id));
  expect((await add("vrbo")).status).toBe(410);
  expect((await download("airbnb", "txt")).status).toBe(410);
  expect(await shop().database.db.select().from(listingTexts).where(eq(listingTexts.listingId, id))).toHaveLength(1);
});

test("what no rental platform takes is refused: another platform, a home for sale, an order for Booking.com", async () => {
  const { add, download } = await buy();
  expect((await add("mls")).status).toBe(400);
  expect((await download("vrbo", "txt")).status).toBe(404);
  expect((await download("airbnb", "exe")).status).toBe(400);
  const forSale = await buy({ ...CABIN, selectedPlatforms: ["mls"] });
  expect((await forSale.add("booking")).status).toBe(400);
  expect(platformsIn(await forSale.read())).toEqual(["mls"]);
  const ordered = await buy({ ...CABIN, selectedPlatforms: ["booking"] });
  expect(platformsIn(await ordered.read())).toEqual(["airbnb"]);
});

test("a writer that invents a hot tub does not get it into an added text", async () => {
  const invented = { text: "Soak in the private hot tub after dark.", facts: [] };
  const writers: Writers = {
    ...embeddedWriters,
    write: async (request) => {
      const written = await embeddedWriters.write(request);
      const sections = written.sections.map((section) =>
        section.heading === "About the property"
          ? {
              ...section,
              text: `${section.text} ${invented.text}`,
              sentences: [...section.sentences, invented],
            }
          : section,
      );
      return { ...written, sections };
    },
  };
  const { add } = await buy(CABIN, await testServerUntilTestEnds({ writers }));
  const { body } = await add("booking");
  expect(textFor(body, "booking").content).toMatch(/cabin/);
  expect(textFor(body, "booking").content).not.toMatch(/hot tub/i);
});

const HOSTILE = {
  ...CABIN,
  address: `<img src=x onerror="alert(1)"> 5 "Lake" View & Co\r\nx-evil: 1, [Kelowna](javascript:alert(2)), # BC_*bold*`,
};

test.for([
  ["txt", "text/plain; charset=utf-8", "attachment", /<script/i],
  ["md", "text/markdown; charset=utf-8", "attachment", /<img|[^\\]\[Kelowna|[^\\]\*bold/],
  ["html", "text/html; charset=utf-8", "attachment", /<img/],
  ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "attachment", /<img/],
  ["facts", "text/html; charset=utf-8", "inline", /<img/],
] as const)("a listing with hostile words is exported as %s", async ([format, type, disposition, unfit]) => {
  const { add, download } = await buy(HOSTILE);
  await add("booking");
  const { status, headers, text, bytes } = await download("booking", format);
  expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([200, type, "no-store"]);
  expect(headers.get("content-disposition")).toMatch(new RegExp(`^${disposition}; filename="[a-z0-9-]+\\.[a-z]+"$`));
  expect(headers.get("x-evil")).toBeNull();
  const file = format === "docx" ? strFromU8(unzipSync(bytes)["word/document.xml"] ?? new Uint8Array()) : text;
  expect(file).toContain("cabin");
  expect(file).not.toMatch(unfit);
});

test("the fact sheet tells who confirmed what a photo shows, and when; what is not stored it does not tell", async () => {
  const { db } = shop().database;
  const { id, orderId, guest, download } = await buy();
  const customerId = decodeURIComponent(guest.cookies.get("visitor") ?? "").split(".")[0] ?? "";
  const jobId = await guest.startExpress();
  const pictures = ["a", "b"].map((letter) => `${letter.repeat(40)}.webp`);
  const images = pictures.map((name) => `/files/${name}`);
  await db
    .update(orders)
    .set({ subject: `express:${jobId}` })
    .where(eq(orders.id, orderId));
  await db
    .update(listings)
    .set({ propertyData: { ...CABIN, images } })
    .where(eq(listings.id, id));
  const [text] = await db.select().from(listingTexts).where(eq(listingTexts.listingId, id));
  if (!text) throw new Error("the listing has no text");
  const seen = { value: true, qualifiers: {}, source: "photo" as const, confidence: 1, isConfirmed: true };
  const facts = [
    ...text.description.facts,
    { ...seen, id: "p1", key: "amenity.sauna", index: 1 },
    { ...seen, id: "p2", key: "amenity.piano", index: 2 },
    { ...seen, id: "p3", key: "amenity.crib", index: 2, isConfirmed: false },
  ];
  await db
    .update(listingTexts)
    .set({ description: { ...text.description, facts } })
    .where(eq(listingTexts.id, text.id));
  const markedAt = new Date("2026-03-04T05:06:07Z");
  const mark = { expressJobId: jobId, picture: pictures[0] ?? "", finding: "amenity.sauna", markedBy: customerId };
  await db.insert(findingMarks).values({ ...mark, state: "confirmed", markedAt });

  const { text: sheet, headers } = await download("airbnb", "facts");
  const rowOf = (label: string) =>
    [...sheet.matchAll(/<tr><td>(.*?)<\/tr>/g)]
      .map(([, row = ""]) => row.split(/<\/td>(?:<td>)?/))
      .find(([fact]) => fact === label);
  expect(rowOf("sauna")).toEqual(["sauna", "Photo 1", "The host", "2026-03-04 05:06 UTC", "No", ""]);
  expect(rowOf("piano")?.slice(1, 4)).toEqual(["Photo 2", "Not stored", expect.stringMatching(/^By \d{4}-/)]);
  expect(rowOf("3 bedrooms")?.slice(1, 3)).toEqual(["Form", "The host"]);
  expect(rowOf("crib")).toBeUndefined();
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(sheet).toMatch(/Not confirmed[\s\S]*<li>crib \(Photo 2\)<\/li>/);
});
