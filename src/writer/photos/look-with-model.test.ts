import { describe, expect, test } from "vitest";
import { buildLedger } from "#writer/ledger/build-ledger.ts";
import { createModel } from "#writer/models/calls/create-model.ts";
import { createMemorySpendingCap } from "#writer/models/calls/spending-cap.ts";
import {
  PROVIDER_PROTOCOLS,
  type Reply,
  startProviderServer,
} from "#writer/models/provider-server/provider-server.test-support.ts";
import { lookWithModel } from "#writer/photos/look-with-model.ts";

const photos = ["one", "two"].map((name) => ({ bytes: Buffer.from(`photo ${name}`), mediaType: "image/webp" }));
const limits = { timeoutMs: 40_000, maxRetries: 1, firstRetryDelayMs: 1 };
const price = { input: 3, output: 15 };

function found(...elements: { photo: number; feature: string; confidence: number }[]): Reply {
  return { text: JSON.stringify({ elements }) };
}

describe.each(PROVIDER_PROTOCOLS.map((protocol) => [protocol.provider, protocol] as const))("%s", (_, protocol) => {
  test("what the photos show becomes unconfirmed facts, never surer than a person", async () => {
    const server = await startProviderServer(protocol, [
      found(
        { photo: 1, feature: "fireplace", confidence: 0.5 },
        { photo: 2, feature: "fireplace", confidence: 1 },
        { photo: 1, feature: "kitchen", confidence: 0.6 },
      ),
    ]);
    const look = await lookWithModel({ photos, model: createModel(server.settings), limits, price });
    expect(server.refusals).toEqual([]);
    const seen = { source: "photo", isConfirmed: false };
    expect(look.seen).toEqual([
      { ...seen, key: "amenity.fireplace", value: "fireplace", index: 2, confidence: 0.8 },
      { ...seen, key: "amenity.kitchen", value: "kitchen", index: 1, confidence: 0.6 },
    ]);
    expect(look).toMatchObject({ attempts: 1, costMicroDollars: 1000 * 3 + 200 * 15 });
    expect(server.calls[0]?.photos).toEqual(
      photos.map(({ bytes, mediaType }) => ({ mediaType, base64: bytes.toString("base64") })),
    );
    const ledger = buildLedger({ bedrooms: 2 }, look.seen);
    expect(ledger.facts.filter(({ isConfirmed }) => isConfirmed).map(({ key }) => key)).toEqual(["bedrooms"]);
  });

  test.each<[string, Reply]>([
    ["a feature that is not on the list", found({ photo: 1, feature: "helipad", confidence: 1 })],
    ["garbage", { text: "I see a hot tub!" }],
    ["a web page", { page: "<html></html>" }],
    ["a failure", { status: 500 }],
    ["a refusal", { status: 400 }],
  ])("%s adds nothing", async (_name, reply) => {
    const server = await startProviderServer(protocol, [reply]);
    const look = await lookWithModel({ photos, model: createModel(server.settings), limits });
    expect(look.seen).toEqual([]);
    expect(look.reason).toBeDefined();
  });
});

const [protocol] = PROVIDER_PROTOCOLS as [(typeof PROVIDER_PROTOCOLS)[number]];

test("a photo that was not sent, and a guess, are no findings", async () => {
  const server = await startProviderServer(protocol, [
    found(
      { photo: 3, feature: "pool", confidence: 1 },
      { photo: 0, feature: "sauna", confidence: 1 },
      { photo: 1.5, feature: "dock", confidence: 1 },
      { photo: 1, feature: "piano", confidence: 0.1 },
    ),
  ]);
  expect((await lookWithModel({ photos, model: createModel(server.settings), limits })).seen).toEqual([]);
});

test("without photos, or at the spending cap, nobody is asked to look", async () => {
  const server = await startProviderServer(protocol, [found()]);
  const model = createModel(server.settings);
  expect(await lookWithModel({ photos: [], model, limits })).toMatchObject({ seen: [], attempts: 0 });
  const spending = createMemorySpendingCap({ limitMicroDollars: 10, per: "day" });
  const look = await lookWithModel({ photos, model, limits, price, spending });
  expect(look).toMatchObject({ seen: [], attempts: 0, reason: "the spending cap is reached" });
  expect(server.calls).toEqual([]);
});

test("a look that takes too long adds nothing, and only the caller's abort throws", async () => {
  const server = await startProviderServer(protocol, [{ silence: true }]);
  const model = createModel(server.settings);
  const look = await lookWithModel({ photos, model, limits: { ...limits, timeoutMs: 100 } });
  expect(look).toMatchObject({ seen: [], reason: "the time limit passed" });
  const signal = AbortSignal.timeout(50);
  await expect(lookWithModel({ photos, model, limits, signal })).rejects.toThrow();
});
