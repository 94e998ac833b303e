import { describe, expect, test } from "vitest";
import { createModel } from "#writer/models/calls/create-model.ts";
import { createMemorySpendingCap } from "#writer/models/calls/spending-cap.ts";
import {
  PROVIDER_PROTOCOLS,
  type Reply,
  startProviderServer,
} from "#writer/models/provider-server/provider-server.test-support.ts";
import { readListingWithModel } from "#writer/read-listing/with-model/read-listing-with-model.ts";

const TEXT = "A flat on the 3rd floor, without a pool. The baker downstairs knows everybody.";
const limits = { timeoutMs: 40_000, maxRetries: 0, firstRetryDelayMs: 1 };
const price = { input: 3, output: 15 };

const claimed = (...elements: { field: string; value: string; quote: string }[]): Reply => ({
  text: JSON.stringify({ elements }),
});

describe.each(PROVIDER_PROTOCOLS.map((protocol) => [protocol.provider, protocol] as const))("%s", (_, protocol) => {
  test("only what its quote proves becomes an answer", async () => {
    const server = await startProviderServer(protocol, [
      claimed(
        { field: "floor", value: "3", quote: "on the 3rd floor" },
        { field: "floor", value: "9", quote: "on the 9th floor" },
        { field: "amenities", value: "Pool", quote: "a pool" },
        { field: "neighborhood_description", value: "friendly", quote: "The baker downstairs knows everybody." },
      ),
    ]);
    const { answers, ...calls } = await readListingWithModel({
      text: TEXT,
      model: createModel(server.settings),
      limits,
      price,
    });
    expect(server.refusals).toEqual([]);
    expect(answers.map(({ field, value }) => [field, value])).toEqual([
      ["floor", 3],
      ["neighborhood_description", "The baker downstairs knows everybody."],
    ]);
    expect(calls).toMatchObject({ attempts: 1 });
  });

  test.each<[string, Reply]>([
    ["garbage", { text: "It has a pool!" }],
    ["a failure", { status: 500 }],
    ["a refusal", { status: 400 }],
  ])("%s gives no answers, and a reason", async (_name, reply) => {
    const server = await startProviderServer(protocol, [reply]);
    const reading = await readListingWithModel({ text: TEXT, model: createModel(server.settings), limits, price });
    expect(reading.answers).toEqual([]);
    expect(reading.reason).toBeTruthy();
  });
});

test("over the day's limit no model is asked", async () => {
  const [protocol] = PROVIDER_PROTOCOLS;
  if (!protocol) throw new Error("there is no provider to test with");
  const server = await startProviderServer(protocol, [claimed()]);
  const spending = createMemorySpendingCap({ limitMicroDollars: 1, per: "day" });
  const model = createModel(server.settings);
  const reading = await readListingWithModel({ text: TEXT, model, limits, price, spending });
  expect(reading).toMatchObject({ answers: [], attempts: 0 });
  expect(server.calls).toEqual([]);
});
