import { beforeAll, describe, expect, test } from "vitest";
import { properties } from "#server/db/schema/listings.ts";
import { startDraft } from "#tests/support/app/drafts.ts";
import { startJob } from "#tests/support/app/express-preview.ts";
import { ADMIN_EMAIL, signUpAdmin } from "#tests/support/app/members.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";
import { imagesForm, plainPicture } from "#tests/support/app/uploads.ts";
import {
  everyEndpoint,
  type NamedEndpoint,
  sampleOf,
  textPlaces,
  withText,
} from "#tests/support/samples/endpoint-samples.ts";

const testApp = useTestApp({ env: { RATE_LIMIT_SCALE: "1000", ADMIN_EMAIL } });
const LONGEST_ANSWER_MS = 15_000;
const LINE_SEPARATOR = "\u2028";
const HOME = { address: "5 Lake View, Kelowna, BC", bedrooms: 2, bathrooms: 1 };
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), "prototype"].filter((name) => name !== "__proto__");

type Browser = ReturnType<typeof createTestBrowser>;

// The admin can reach the most endpoints.
let admin: Browser;
beforeAll(async () => {
  admin = await signUpAdmin(testApp());
});

const inUrl = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80");

async function send(browser: Browser, { endpoint }: NamedEndpoint, parts: Parts) {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inUrl(String(parts.params?.[name])));
  const query = Object.entries(parts.query ?? {}).map(([name, value]) => `${name}=${inUrl(String(value))}`);
  const payload = parts.body === undefined ? {} : { payload: parts.body as object };
  const url = `${path}?${query.join("&")}`;
  return testApp().app.inject({
    method: endpoint.method,
    url,
    cookies: Object.fromEntries(browser.cookies),
    ...payload,
    // A call that was let through may answer with a stream that never ends.
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  });
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

// Ids of existing data, so that the call gets as far as it can.
async function partsFor({ endpoint }: NamedEndpoint): Promise<Parts> {
  const { params, query, body } = endpoint;
  const parts = {
    ...(params && { params: sampleOf(params) as Record<string, unknown> }),
    ...(query && { query: sampleOf(query) as Record<string, unknown> }),
    ...(body && { body: sampleOf(body) }),
  };
  if (endpoint.path.startsWith("/api/intake/{id}")) parts.params = { ...parts.params, id: await startDraft(admin) };
  if (endpoint.path.includes("{jobId}")) parts.params = { jobId: await startJob(admin) };
  return parts;
}

const endsTheSession = ({ path }: { path: string }) => /logout|delete|password|register|login|events/.test(path);

const isBelow500 = (status: number) => status < 500;

const field = (name: string) => `propertyData.${name}`;

describe("text that makes a regular expression slow", () => {
  test.for([
    ["nearby_places", LINE_SEPARATOR.repeat(40_000)],
    ["nearby_places", LINE_SEPARATOR.repeat(195_000)],
    ["neighborhood", "(".repeat(20_000)],
    ["address", " ".repeat(100_000)],
    ["anything_else", "-".repeat(100_000)],
    ["amenities", [" ".repeat(100_000)]],
    ["nearby_places", Array.from({ length: 400 }, () => LINE_SEPARATOR.repeat(400))],
  ] as const)("%s beyond the form's bounds is refused by name at every door", async ([name, value]) => {
    const guest = createTestBrowser(testApp().app);
    const propertyData = { ...HOME, [name]: value };
    const quote = await guest.post("/api/create-payment-intent", { propertyData });
    expect(quote.json()).toMatchObject({ field: field(name) });
    const sent = { propertyData, paymentIntentId: "free_order_x", paymentData: null };
    const written = await guest.post("/api/generate-guest-description", sent);
    expect(written.json()).toMatchObject({ field: field(name) });
    const legacy = { title: "T", propertyType: "vacation_rental", ...propertyData };
    const kept = await guest.post("/api/properties", legacy);
    expect(kept.json().field).toBe(name);
    const id = await startDraft(guest);
    const saved = await guest.put(`/api/intake/${id}`, { form_data: { [name]: value } });
    expect(saved.json()).toMatchObject({ field: name });
    const done = await guest.post("/api/intake/mark-complete", { draftId: id, ownerData: { [name]: value } });
    expect(done.json()).toMatchObject({ field: `ownerData.${name}` });
    const statuses = [quote, written, kept, saved, done].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
  });

  test("an address beyond its bounds starts and changes no express listing and no draft", async () => {
    const guest = createTestBrowser(testApp().app);
    const address = "(".repeat(501);
    const jobId = await startJob(guest);
    const answers = [
      await guest.post("/api/intake/express", { property_address: address, bedrooms: 1, bathrooms: 1 }),
      await guest.patch(`/api/intake/express/${jobId}`, { property_address: address }),
      await guest.post("/api/intake/property", { mode: "deep", address }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect(answers.map((answer) => answer.json().field)).toEqual(["property_address", "property_address", "address"]);
  });

  test("what was kept before there were bounds is still quoted, and does not hold up the server", async () => {
    const guest = createTestBrowser(testApp().app);
    const { id } = (await guest.post("/api/properties", { ...HOME, title: "T", propertyType: "real_estate" })).json();
    const data = { ...HOME, nearby_places: LINE_SEPARATOR.repeat(195_000), neighborhood: "(".repeat(195_000) };
    await testApp().database.db.update(properties).set({ data });
    expect((await guest.post("/api/create-payment-intent", { propertyId: id })).statusCode).toBe(200);
  });
});

describe("text that no database can store", () => {
  test("is refused in every place of every endpoint, by name", async () => {
    const endpoints = (await everyEndpoint()).filter(({ endpoint }) => !endpoint.files);
    const faults: string[] = [];
    let places = 0;
    for (const named of endpoints) {
      const parts = await partsFor(named);
      for (const path of textPlaces(parts)) {
        // Half of a pair cannot be written in an address.
        for (const text of path[0] === "body" ? ["a\u0000b", "a\ud800b"] : ["a\u0000b"]) {
          places++;
          const answer = await send(admin, named, withText(parts, path, text));
          const isRefused = answer.statusCode === (path[0] === "params" ? 404 : 400);
          const isNamed = path[0] === "params" || typeof answer.json().field === "string";
          if (isRefused && isNamed) continue;
          faults.push(`${named.name} ${path.join(".")}: ${answer.statusCode} ${answer.body.slice(0, 100)}`);
        }
      }
    }
    expect(faults).toEqual([]);
    expect(places).toBeGreaterThan(200);
  });

  test.for(["constructor", "__proto__", "toString", "valueOf"])(
    "the name %s in any place of any endpoint is a text like any other",
    async (word) => {
      const endpoints = (await everyEndpoint()).filter(({ endpoint }) => !endpoint.files && !endsTheSession(endpoint));
      const faults: string[] = [];
      for (const named of endpoints) {
        const parts = await partsFor(named);
        for (const path of textPlaces(parts)) {
          const answer = await send(admin, named, withText(parts, path, word));
          if (answer.statusCode >= 500) faults.push(`${named.name} ${path.join(".")}: ${answer.body}`);
        }
      }
      expect(faults).toEqual([]);
    },
  );

  test("is refused in routes that are bound by hand", async () => {
    for (const url of [
      "/api/orders/%00/invoice",
      "/api/verify-email?token=%00",
      "/api/verify-email?%00=x",
      "/api/login?next=/%00",
      "/api/dev/outbox/%00/html",
      "/files/%00",
      "/files/a%00.webp",
      "/api/admin/export/users?search=%00",
      "/listing/%00",
      "/api/intake/%ED%A0%80",
    ]) {
      expect({ url, status: (await admin.get(url)).statusCode }).toEqual({ url, status: expect.toSatisfy(isBelow500) });
    }
  });

  test("is refused in a form beside files, and taken out of their names", async () => {
    const id = await startDraft(admin);
    const form = imagesForm([{ name: "a\u0000\ud800constructor.jpg", bytes: await plainPicture() }], "photos");
    form.append("draftId", `${id}\u0000`);
    const encoded = new Response(form);
    const answer = await testApp().app.inject({
      method: "POST",
      url: "/api/upload-property-files",
      headers: { "content-type": encoded.headers.get("content-type") ?? "" },
      payload: Buffer.from(await encoded.arrayBuffer()),
      cookies: Object.fromEntries(admin.cookies),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: "draftId" });
  });
});

describe("names that every object inherits", () => {
  test.for(INHERITED)("%s as a field, an option or a property of a home changes nothing", async (name) => {
    const guest = createTestBrowser(testApp().app);
    const strange = { [name]: 1, toString: 1, valueOf: 1 };
    for (const propertyData of [
      { ...HOME, [name]: name },
      { ...HOME, [name]: strange },
      { ...HOME, property_type: name, room_type: name, pool_season: name, area_unit: name, living_area: 5 },
      { ...HOME, amenities: [name, "Pool"], features: [name], cameras: [name], nearby_places: strange },
      { ...HOME, bedrooms: [name, { room: name, beds: [{ type: name }], features: [name] }], story: [strange] },
      { ...HOME, address: `${name}, ${name}`, check_in_time: strange, pool_depth: strange, camera_views: strange },
      { ...HOME, platform: name, selectedPlatforms: [name], propertyType: name, formType: name, quiet_hours: strange },
      { ...HOME, bathrooms: [{ label: name, type: name, notes: name }], maxGuests: strange, images: strange },
    ]) {
      const answer = await guest.post("/api/create-payment-intent", { propertyData, promoCode: name });
      expect({ propertyData, status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
    }
    const id = await startDraft(guest);
    expect((await guest.put(`/api/intake/${id}`, { form_data: { [name]: "x" } })).statusCode).toBeOneOf([400, 403]);
  });

  test("a body that replaces the prototype is refused", async () => {
    const payload = `{"propertyData":{"__proto__":{"address":"5 Lake View"}}}`;
    const headers = { "content-type": "application/json" };
    const sent = { method: "POST" as const, url: "/api/create-payment-intent", headers, payload };
    expect((await testApp().app.inject(sent)).statusCode).toBe(400);
  });
});

test("what is nested thousands deep is refused, or not read at all", async () => {
  const guest = createTestBrowser(testApp().app);
  const id = await startDraft(guest);
  const deep = "[".repeat(100_000) + "]".repeat(100_000);
  const post = (method: "POST" | "PUT", url: string, payload: string) =>
    testApp().app.inject({
      method,
      url,
      payload,
      headers: { "content-type": "application/json" },
      cookies: Object.fromEntries(guest.cookies),
    });
  const statuses = [
    await post("POST", "/api/create-payment-intent", `{"propertyData":{"story":${deep}}}`),
    await post("POST", "/api/create-payment-intent", `{"propertyData":${deep}}`),
    await post("POST", "/api/create-payment-intent", deep),
    await post("POST", "/api/properties", `{"title":"T","address":"A","propertyType":"real_estate","x":${deep}}`),
    await post("PUT", `/api/intake/${id}`, `{"form_data":{"story":${deep}}}`),
    await post("PUT", `/api/intake/${id}`, `{"form_data":{"bedrooms":${deep}}}`),
    await post("POST", "/api/intake/mark-complete", `{"draftId":"${id}","ownerData":{"story":${deep}}}`),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400]);
  const unread = `{"propertyData":{"address":"A"},"paymentIntentId":"x","paymentData":${deep}}`;
  expect((await post("POST", "/api/generate-guest-description", unread)).statusCode).toBe(404);
});
