import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LISTING_PLATFORMS } from "#shared/contract/listings.ts";
import { eventually } from "#tests/support/eventually.ts";
import { jobsOf } from "#tests/support/members.ts";
import { answers } from "./fuzz/hints.ts";
import { hostileText, MARKUP } from "./fuzz/hostile-values.ts";
import { hasLiveMarkup, hasTags } from "./fuzz/judge.ts";
import { toJson } from "./fuzz/mutate.ts";
import { HOSTILE_RUNS, HOSTILE_SEED } from "./fuzz/run-settings.ts";
import { type Account, createEmail, proveEmail, register } from "./support/account.ts";
import { type HostileServer, startHostileServer } from "./support/hostile-server.ts";
import type { Answer } from "./support/http-client.ts";
import { createPerson, JSON_TYPE, type Person } from "./support/person.ts";

const DEADLINE_MS = 15_000;

let server: HostileServer;
let member: Person;
let account: Account;

beforeAll(async () => {
  server = await startHostileServer();
  member = createPerson(server.url());
  account = await register(member);
  await proveEmail(server.database.db, account);
});
afterAll(async () => server?.close());

// Bounded and storable, as the forms let it through: what is left is what the words themselves can do.
const storable = hostileText.map((text) => text.toWellFormed().replaceAll("\u0000", ""));
const words = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...MARKUP) }, { weight: 1, arbitrary: storable });
const property = fc.record({
  address: fc.tuple(words, fc.constantFrom("12 Pine Road, Oslo", "Bend, OR")).map((parts) => parts.join(" ")),
  platform: fc.constantFrom(...LISTING_PLATFORMS),
  story: words.map((text) => `We moved here in 2019. ${text} The garden is quiet.`),
  bedrooms: fc.integer({ min: 1, max: 5 }),
  more: fc.array(fc.oneof(answers, fc.tuple(fc.constantFrom("nearby_places", "features", "title"), words)), { maxLength: 4 }),
});
type Property = typeof property extends fc.Arbitrary<infer T> ? T : never;

type Listing = { descriptions: { content: string; sections: { text: string }[] }[] };

async function call(method: string, path: string, body?: unknown): Promise<Answer> {
  const sent = body === undefined ? {} : { headers: JSON_TYPE, body: toJson(body) };
  const answer = await member.tryCall({ method, path, ...sent }, DEADLINE_MS);
  expect(answer.status, `${method} ${path}: ${answer.text.slice(0, 300)}`).toBeLessThan(500);
  return answer;
}

// Buys the description, reads it, opens its invoice and mails it; a property that is refused says why.
async function buy({ more, ...rest }: Property): Promise<void> {
  const propertyData = { ...rest, ...Object.fromEntries(more) };
  const order = { propertyData, promoCode: "ALPHA100", email: createEmail() };
  const quoted = await call("POST", "/api/create-payment-intent", order);
  if (quoted.status !== 200) {
    expect(JSON.parse(quoted.text)).toHaveProperty("message");
    return;
  }
  const { orderId, paymentIntentId } = JSON.parse(quoted.text) as { orderId: string; paymentIntentId: string };
  const wish = { propertyData, paymentIntentId, paymentData: null };
  const delivered = await call("POST", "/api/generate-guest-description", wish);
  expect(delivered.status, delivered.text).toBe(200);
  const { content, listingId } = JSON.parse(delivered.text) as { content: string; listingId: string };
  expect(hasTags(content), `tags in what was sold:\n${content}`).toBe(false);
  const read = JSON.parse((await call("GET", `/api/listing/${listingId}`)).text) as Listing;
  const sold = read.descriptions.flatMap(({ content: text, sections }) => [text, ...sections.map((each) => each.text)]);
  expect(sold.filter(hasTags), "texts with tags").toEqual([]);
  const invoice = await call("GET", `/api/orders/${orderId}/invoice`);
  expect(hasLiveMarkup(invoice.text), `live markup in the invoice:\n${invoice.text}`).toBe(false);
  await call("POST", "/api/share-description", {
    email: createEmail(),
    description: content,
    propertyAddress: rest.address,
    listingId,
  });
}

test(`no tag of a host reaches a text that is sold, an invoice or a listing (seed ${HOSTILE_SEED})`, async () => {
  const runs = { seed: HOSTILE_SEED, numRuns: HOSTILE_RUNS };
  await fc.assert(fc.asyncProperty(property, buy), runs);
}, 600_000);

test("an owner who completes a form cannot put markup or headers into the manager's mail", async () => {
  const runs = { seed: HOSTILE_SEED, numRuns: Math.min(HOSTILE_RUNS, 50) };
  const completes = fc.asyncProperty(words, async (address) => {
    const started = await call("POST", "/api/intake/property", { mode: "deep", address: `${address} Oslo` });
    if (started.status !== 200) return;
    const { id: draftId } = JSON.parse(started.text) as { id: string };
    const owner = createPerson(server.url());
    const { url } = await member.get<{ url: string }>(`/api/intake/${draftId}/share?role=owner`);
    await owner.get(`/api/intake/${draftId}${new URL(url).search.replace(/mode=\w+&?/, "")}`);
    await owner.post("/api/intake/mark-complete", { draftId });
  });
  await fc.assert(completes, runs);
}, 600_000);

test("no mail has live markup, a header from a host's words, or a line break in its subject", async () => {
  await eventually(async () => (await jobsOf(server.database.db, "send-mail")).length === 0, "all mails are written");
  const files = readdirSync(server.outboxDir).filter((name) => name.endsWith(".eml"));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const raw = readFileSync(join(server.outboxDir, file));
    const mail = await PostalMime.parse(raw);
    expect(hasLiveMarkup(mail.html ?? ""), raw.toString()).toBe(false);
    expect(mail.to?.length, raw.toString()).toBe(1);
    expect([mail.cc, mail.bcc], raw.toString()).toEqual([undefined, undefined]);
    expect(mail.subject, raw.toString()).not.toMatch(/[\r\n\u2028\u2029\p{Cc}]|injected|hostile/iu);
  }
});
