import { QueryObserver } from "@tanstack/react-query";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { useRecordingServer } from "#tests/support/fakes/recording-server.ts";
import { createQueryClient } from "#web/lib/http/query-client.ts";
import { checkoutTexts } from "./purchase-texts.ts";
import { quoteQuery } from "./use-purchase.ts";

// Where Node's fetch looks for the base of a relative address, as a browser does in the page's own.
const fetchBase = Symbol.for("undici.globalOrigin.1");

const { received, answer, origin } = useRecordingServer();
const propertyData = { address: "5 Pine Street" };
const options = quoteQuery({ propertyData }, checkoutTexts);

beforeAll(() => Object.assign(globalThis, { [fetchBase]: new URL(origin()) }));
afterAll(() => Object.assign(globalThis, { [fetchBase]: undefined }));
beforeEach(() => {
  answer.body = JSON.stringify({ amount: 15.99, discountApplied: true, paymentIntentId: "pi_1" });
});

// What React does to an effect in development, and a router to a page that is returned to.
test("a page effect does not create a second intent", async () => {
  const client = createQueryClient();
  const mount = () => new QueryObserver(client, options).subscribe(() => {});
  mount()();
  const leave = mount();
  await eventually(() => client.getQueryData(options.queryKey) !== undefined, "the price was named");
  leave();
  mount()();
  mount();
  // Anything that those had sent would be answered before this.
  await fetch("/");
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual(["POST /api/create-payment-intent", "GET /"]);
  client.clear();
});

test("a renewed quote keeps the code that is applied", async () => {
  const client = createQueryClient();
  const first = await client.fetchQuery(options);
  client.setQueryData(options.queryKey, { ...first, promoCode: "WELCOME20" });
  await client.fetchQuery({ ...options, staleTime: 0 });
  expect(received.map(({ body }) => JSON.parse(body))).toEqual([
    { propertyData },
    { propertyData, promoCode: "WELCOME20" },
  ]);
});
