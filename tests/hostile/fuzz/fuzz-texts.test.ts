import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rateLimits } from "#server/db/schema/rate-limits.ts";
import { LISTING_PLATFORMS } from "#shared/contract-values.ts";
import { jobsOf } from "#tests/support/app/members.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type Account, createEmail, proveEmail, register } from "../support/account.ts";
import { type Client, createClient, JSON_TYPE } from "../support/client.ts";
import { type HostileServer, startHostileServer } from "../support/hostile-server.ts";
import type { Answer } from "../support/http-client.ts";
import { answers } from "./hints.ts";
import { hasLiveMarkup, hasTags } from "./judge.ts";
import { HOSTILE_RUNS, HOSTILE_SEED } from "./run-settings.ts";
import { hostileText, MARKUP } from "./values/hostile-values.ts";
import { toJson } from "./values/mutate.ts";

const DEADLINE_MS = 15_000;

let server: HostileServer;
let member: Client;
let account: Account;
let bought = 0;

beforeAll(async () => {
  server = await startHostileServer();
  member = createClient(server.url());
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
  images: fc.constantFrom([], [], [], ["/files/.."], ["/files/constructor"]),
  more: fc.array(fc.oneof(answers, fc.tuple(fc.constantFrom("nearby_places", "features", "title"), words)), {
    maxLength: 4,
  }),
});
type Property = typeof property extends fc.Arbitrary<infer T> ? T : never;

type Listing = { descriptions: { content: string; sections: { text: string }[] }[] };

function must(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

async function call(method: string, path: string, body?: unknown): Promise<Answer> {
  const sent = body === undefined ? {} : { headers: JSON_TYPE, body: toJson(body) };
  const answer = await member.tryCall({ method, path, ...sent }, DEADLINE_MS);
  must(answer.status < 500, `${method} ${path} was answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer;
}

// Buys the description, reads it, opens its invoice and mails it; a property that is refused says why.
async function buy({ more, ...rest }: Property): Promise<void> {
  // Mails are counted there; what is limited is tested elsewhere.
  await server.database.db.delete(rateLimits);
  const propertyData = { ...rest, ...Object.fromEntries(more) };
  const order = { propertyData, promoCode: "ALPHA100", email: createEmail() };
  const quoted = await call("POST", "/api/create-payment-intent", order);
  if (quoted.status !== 200) return must(/"message":"\w/.test(quoted.text), `refused without a word: ${quoted.text}`);
  const { orderId, paymentIntentId } = JSON.parse(quoted.text) as { orderId: string; paymentIntentId: string };
  const wish = { propertyData, paymentIntentId, paymentData: null };
  const delivered = await call("POST", "/api/generate-guest-description", wish);
  must(delivered.status === 200, `bought and not delivered: ${delivered.text}`);
  const { content, listingId } = JSON.parse(delivered.text) as { content: string; listingId: string };
  const read = JSON.parse((await call("GET", `/api/listing/${listingId}`)).text) as Listing;
  const sold = read.descriptions.flatMap(({ content: text, sections }) => [text, ...sections.map((each) => each.text)]);
  for (const text of [content, ...sold]) must(!hasTags(text), `tags in what was sold:\n${text}`);
  const invoice = await call("GET", `/api/orders/${orderId}/invoice`);
  must(!hasLiveMarkup(invoice.text), `live markup in the invoice:\n${invoice.text}`);
  const shared = { email: createEmail(), description: content, propertyAddress: rest.address, listingId };
  await call("POST", "/api/share-description", shared);
  bought++;
}

// The draft's address stands in the mail that tells the manager of the owner's part.
async function complete(address: string): Promise<void> {
  const started = await call("POST", "/api/intake/property", { mode: "deep", address: `${address} Oslo` });
  if (started.status !== 200) return;
  const { id: draftId } = JSON.parse(started.text) as { id: string };
  const { url } = await member.get<{ url: string }>(`/api/intake/${draftId}/share?role=owner`);
  const owner = createClient(server.url());
  await owner.get(`/api/intake/${draftId}?token=${new URL(url).searchParams.get("token")}`);
  await owner.post("/api/intake/mark-complete", { draftId });
}

// Empty, or what failed with the smallest input that fails.
async function failureOf<T>(input: fc.Arbitrary<T>, act: (value: T) => Promise<void>, runs: number): Promise<string> {
  const result = await fc.check(fc.asyncProperty(input, act), { seed: HOSTILE_SEED, numRuns: runs });
  return result.failed ? `HOSTILE_SEED=${result.seed}\n${fc.defaultReportMessage(result)}` : "";
}

test(`no tag of a host reaches a text that is sold, or an invoice (seed ${HOSTILE_SEED})`, async () => {
  expect(await failureOf(property, buy, HOSTILE_RUNS)).toBe("");
  // Otherwise nothing was looked at.
  expect(bought).toBeGreaterThan(HOSTILE_RUNS / 10);
}, 900_000);

test("a form is completed whatever its address says", async () => {
  expect(await failureOf(words, complete, Math.min(HOSTILE_RUNS, 30))).toBe("");
}, 900_000);

test("no mail has live markup, a recipient or a subject out of a host's words", async () => {
  await eventually(async () => (await jobsOf(server.database.db, "send-mail")).length === 0, "all mails are written");
  const files = readdirSync(server.outboxDir).filter((name) => name.endsWith(".eml"));
  const found = await Promise.all(files.map(async (file) => problemsOfMail(join(server.outboxDir, file))));
  expect(files.length).toBeGreaterThan(0);
  expect(found.flat()).toEqual([]);
});

async function problemsOfMail(file: string): Promise<string[]> {
  const raw = readFileSync(file);
  const { html = "", to = [], cc = [], bcc = [], subject = "" } = await PostalMime.parse(raw);
  const isPlain = !/[\r\n\u2028\u2029\p{Cc}]|injected|hostile/iu.test(subject);
  const isFine = !hasLiveMarkup(html) && to.length === 1 && cc.length === 0 && bcc.length === 0 && isPlain;
  return isFine ? [] : [raw.toString()];
}
