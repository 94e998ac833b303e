import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ExpressPreview } from "#shared/contract/intake/express.ts";
import { change, hostWithPictures, photoShows, previewOf, startJob } from "#tests/support/app/express-preview.ts";
import { PASSWORD, signUp } from "#tests/support/app/members.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp({ env: { RATE_LIMIT_SCALE: "1000" } });
const newHost = () => createTestBrowser(current().app);
const answer = async (host: ReturnType<typeof newHost>, jobId: string, form_data: object) =>
  change(host, jobId, { form_data });

const twoRooms = [
  { room: "Bedroom 1", beds: [{ id: "a", type: "King" }], features: [] },
  { room: "Bedroom 2", beds: [{ id: "b", type: "Twin" }], features: [] },
];

async function orderedData(orderId: string): Promise<Record<string, unknown>> {
  const { rows } = await current().database.db.execute<{ property_data: Record<string, unknown> }>(
    sql`select property_data from orders where id = ${orderId}`,
  );
  return rows[0]?.property_data ?? {};
}

test("answers are kept under the ids of the intake form, null clears one, and what is not named stays", async () => {
  const host = newHost();
  const jobId = await startJob(host);
  await answer(host, jobId, { best_thing: "The light.", floor: 3, amenities: ["Wifi"] });
  const preview = await answer(host, jobId, { floor: null, amenities: ["Wifi", "Sauna"] });
  expect(preview.form_data).toEqual({ best_thing: "The light.", amenities: ["Wifi", "Sauna"] });
  expect(await previewOf(host, jobId)).toEqual(preview);
  expect(preview.version).toBe(2);
});

test("the address and the guests have one place, whichever name they come by", async () => {
  const host = newHost();
  const jobId = await startJob(host);
  const preview = await answer(host, jobId, { address: " 1 Elm Street,\nBend, OR ", maxGuests: 6 });
  expect(preview).toMatchObject({ property_address: "1 Elm Street, Bend, OR", capacity: 6, form_data: {} });
  expect((await answer(host, jobId, { maxGuests: null })).capacity).toBe(1);
  const refused = await host.patch(`/api/intake/express/${jobId}`, { form_data: { address: "  " } });
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { message: "A listing needs an address.", field: "address" },
  ]);
});

test.for([
  ["floor", "third"],
  ["floor", 1e9],
  ["amenities", ["Wifi", "Moat"]],
  ["amenities", "Wifi"],
  ["best_thing", "x".repeat(4001)],
  ["best_thing", "x".repeat(2_000_000)],
  ["best_thing", { toString: "x" }],
  ["story", "a \u0000 b"],
  ["property_type", "Castle"],
  ["bedrooms", [{ room: "A", beds: [{ id: "1", type: "Waterbed" }], features: [] }]],
  ["no_such_field", "x"],
  ["images", ["/files/x.webp"]],
  ["__proto__x", 1],
] as const)("a wrong value for %s is refused by name, and nothing of that change holds", async ([field, value]) => {
  const host = newHost();
  const jobId = await startJob(host);
  const before = await previewOf(host, jobId);
  const sent = { bedrooms: 4, form_data: { neighborhood: "Old Mill", [field]: value } };
  const refused = await host.patch(`/api/intake/express/${jobId}`, sent);
  expect(refused.statusCode).toBe(400);
  expect(refused.json<{ field: string }>().field.split(".")).toContain(field);
  expect(await previewOf(host, jobId)).toEqual(before);
});

test("two tabs that answer different questions at the same time lose nothing", async () => {
  const host = newHost();
  const jobId = await startJob(host);
  const fields = ["best_thing", "story", "nearby_places", "things_to_note", "family_notes", "neighborhood"];
  await Promise.all(fields.map((field) => answer(host, jobId, { [field]: `About ${field}.` })));
  const { form_data, version } = await previewOf(host, jobId);
  expect(form_data).toEqual(Object.fromEntries(fields.map((field) => [field, `About ${field}.`])));
  expect(version).toBe(fields.length);
});

test("an order takes the answers with its price, and those that follow until it is paid", async () => {
  const host = newHost();
  const jobId = await startJob(host);
  await answer(host, jobId, { best_thing: "The sauna by the river.", bedrooms: twoRooms });
  const quote = (await host.post("/api/create-payment-intent", { jobId, promoCode: "ALPHA100" })).json<{
    orderId: string;
    paymentIntentId: string;
  }>();
  expect(await orderedData(quote.orderId)).toMatchObject({
    formType: "express",
    best_thing: "The sauna by the river.",
    bedrooms: twoRooms,
  });
  await answer(host, jobId, { best_thing: null, things_to_note: "The road is steep." });
  const later = await orderedData(quote.orderId);
  expect(later).toMatchObject({ things_to_note: "The road is steep.", bedrooms: twoRooms });
  expect(later).not.toHaveProperty("best_thing");

  await current().database.db.execute(sql`update orders set state = 'free' where id = ${quote.orderId}`);
  const refused = await host.patch(`/api/intake/express/${jobId}`, { form_data: { story: "Too late." } });
  expect(refused.statusCode).toBe(409);
  expect(await orderedData(quote.orderId)).toEqual(later);
});

test("beds count while they stand in as many rooms as the details say; otherwise the host is asked", async () => {
  const host = newHost();
  const jobId = await startJob(host);
  await answer(host, jobId, { bedrooms: twoRooms });
  const { questions } = await change(host, jobId, { bedrooms: 3 });
  expect(questions).toEqual([
    expect.objectContaining({
      question: "You said 3 bedrooms, and the beds stand in 2 rooms. How many bedrooms are there?",
    }),
  ]);
  const { id = "" } = questions[0] ?? {};
  const settled = await change(host, jobId, { answers: { [id]: "rooms" } });
  expect(settled).toMatchObject({ total_bedrooms: 2, questions: [] });
});

test("what is there and missing at once, and pets that are welcome and refused, are asked and settled", async () => {
  const host = newHost();
  const jobId = await startJob(host, { petFriendly: true });
  const asked = await answer(host, jobId, {
    amenities: ["Wifi", "Kitchen"],
    not_available: ["Wifi"],
    pets_policy: "Not allowed",
  });
  const idOf = (words: string) => asked.questions.find(({ question }) => question.includes(words))?.id ?? "";
  const settled = await change(host, jobId, { answers: { [idOf("wifi")]: "missing", [idOf("Pets")]: "no-pets" } });
  expect(settled.questions).toEqual([]);
  expect(settled.form_data).toMatchObject({ amenities: ["Kitchen"], not_available: ["Wifi"] });
  expect(settled.pet_friendly).toBe(false);
});

test("an address without a town is asked about", async () => {
  const host = newHost();
  const jobId = await startJob(host, { property_address: "12" });
  const { questions } = await previewOf(host, jobId);
  expect(questions[0]?.question).toContain("Which town is it in?");
  const { id = "" } = questions[0] ?? {};
  expect((await change(host, jobId, { answers: { [id]: "right" } })).questions).toEqual([]);
});

const suggestedIn = ({ suggested }: ExpressPreview) => suggested.map(({ option }) => option).toSorted();

test("what the photos show is suggested as an option to tap, until it is tapped or struck out", async () => {
  const { host, urls } = await hostWithPictures(current(), 1);
  const [photo = ""] = urls;
  const features = [
    { key: "tv", confidence: 0.9 },
    { key: "oven", confidence: 0.8 },
  ] as const;
  await photoShows(current(), photo, { room: "kitchen", features: [...features] });
  const jobId = await startJob(host, { photos: urls });
  const first = await previewOf(host, jobId);
  expect(suggestedIn(first)).toEqual(["Kitchen", "Oven", "TV"]);
  expect(first.suggested.find(({ option }) => option === "Oven")).toEqual({
    field: "kitchen_appliances",
    option: "Oven",
    photo: 0,
  });
  const oven = first.findings.find(({ label }) => label === "Oven")?.id ?? "";
  await change(host, jobId, { findings: { [oven]: "struck" } });
  expect(suggestedIn(await answer(host, jobId, { amenities: ["TV"] }))).toEqual(["Kitchen"]);
});

test("a guest's answers move to the account, are in its export, and go with it", async () => {
  const host = newHost();
  const jobId = await startJob(host);
  await answer(host, jobId, { story: "My grandfather built it." });
  const email = "answers@example.com";
  await signUp(current().app, email);
  expect((await host.post("/api/login", { email, password: PASSWORD })).statusCode).toBe(200);
  expect((await previewOf(host, jobId)).form_data).toEqual({ story: "My grandfather built it." });
  const exported = await host.get("/api/account/data");
  expect(exported.body).toContain("My grandfather built it.");
  const deleted = await host.post("/api/account/delete", { password: PASSWORD });
  expect(deleted.statusCode).toBe(200);
  const { rows } = await current().database.db.execute(sql`select 1 from express_jobs where id = ${jobId}`);
  expect(rows).toEqual([]);
});
