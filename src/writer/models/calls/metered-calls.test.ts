import { expect, test } from "vitest";
import { backoffMs } from "#writer/models/calls/metered-calls.ts";
import { createMemorySpendingCap, type SpendingCap } from "#writer/models/calls/spending-cap.ts";
import { anthropicProtocol } from "#writer/models/provider-server/anthropic-protocol.test-support.ts";
import { type Reply, startProviderServer } from "#writer/models/provider-server/provider-server.test-support.ts";
import {
  answerText,
  answerWith,
  cleanAnswer,
  embeddedText,
  writeSmallHome,
} from "#writer/models/small-home.test-support.ts";

const start = (...replies: Reply[]) => startProviderServer(anthropicProtocol, replies);
const price = { input: 3, output: 15 };
const inventing = answerWith("The space", [{ text: "Three bedrooms, a hot tub.", facts: ["f2"] }]);

function recordingCap(limitMicroDollars: number) {
  const cap = createMemorySpendingCap({ limitMicroDollars, per: "day" });
  const settled: Parameters<SpendingCap["settle"]>[0][] = [];
  const spending: SpendingCap = {
    tryReserve: (microDollars) => cap.tryReserve(microDollars),
    settle(outcome) {
      settled.push(outcome);
      return cap.settle(outcome);
    },
  };
  return { spending, settled };
}

test("tokens and cost are those of all attempts together", async () => {
  const server = await start(
    { text: answerText(inventing), tokens: { input: 1000, output: 300 } },
    { status: 500 },
    { text: answerText(cleanAnswer), tokens: { input: 1500, output: 100 } },
  );
  const writing = await writeSmallHome(server, { price });
  expect(writing).toMatchObject({ attempts: 3, usage: { inputTokens: 2500, outputTokens: 400, isEstimated: false } });
  expect(writing.costMicroDollars).toBe(2500 * 3 + 400 * 15);
});

test.each(["breaks", "errors"] as const)("a stream that %s halfway is estimated, since it is billed", async (end) => {
  const server = await start({ half: answerText(cleanAnswer), end }, { text: answerText(cleanAnswer) });
  const { usage, attempts } = await writeSmallHome(server);
  expect(attempts).toBe(2);
  expect(usage.isEstimated).toBe(true);
  expect(usage.inputTokens).toBeGreaterThan(2000);
});

test("at the spending cap the model is not called and the embedded writer delivers", async () => {
  const server = await start({ text: answerText(cleanAnswer) });
  const { spending, settled } = recordingCap(1000);
  const writing = await writeSmallHome(server, { price, spending });
  expect(writing).toMatchObject({ writtenBy: "embedded", sections: embeddedText, attempts: 0, costMicroDollars: 0 });
  expect(writing.reason).toBe("the spending cap is reached");
  expect(server.calls).toEqual([]);
  expect(settled).toEqual([]);
});

test("a call gives back what it did not spend", async () => {
  const server = await start({ text: answerText(cleanAnswer) });
  const { spending, settled } = recordingCap(200_000);
  await writeSmallHome(server, { price, spending });
  expect(settled).toEqual([{ reservedMicroDollars: expect.any(Number), spentMicroDollars: 1000 * 3 + 200 * 15 }]);
  expect(settled[0]?.reservedMicroDollars).toBeGreaterThan(8000 * 15);
  expect(await spending.tryReserve(194_000)).toBe(true);
  expect(await spending.tryReserve(1)).toBe(false);
});

test("a cap that is reached between two asks keeps what was proven", async () => {
  const server = await start({ text: answerText(inventing), tokens: { input: 50_000, output: 7000 } });
  const { spending } = recordingCap(200_000);
  const writing = await writeSmallHome(server, { price, spending });
  expect(writing).toMatchObject({ writtenBy: "model, repaired", attempts: 1, reason: "the spending cap is reached" });
});

test("a refused call is not repeated", async () => {
  const server = await start({ status: 400 });
  expect(await writeSmallHome(server)).toMatchObject({ writtenBy: "embedded", attempts: 1 });
});

test("a provider that asks for more patience than there is time is not waited for", async () => {
  const server = await start({ status: 429, headers: { "retry-after": "3600" } }, { text: answerText(cleanAnswer) });
  const writing = await writeSmallHome(server);
  expect(writing).toMatchObject({ writtenBy: "embedded", attempts: 1, reason: "the provider is not available (429)" });
});

test("a provider that is not there is tried again, then given up", async () => {
  const settings = { ...(await start()).settings, baseUrl: "http://127.0.0.1:1/v1" };
  const writing = await writeSmallHome({ settings });
  expect(writing).toMatchObject({ writtenBy: "embedded", attempts: 3, reason: "the provider could not be reached" });
});

test("only the caller's own abort is an exception, and what was reserved is settled", async () => {
  const server = await start({ silence: true });
  const { spending, settled } = recordingCap(1_000_000);
  const controller = new AbortController();
  const abortOnceReserved: SpendingCap = {
    ...spending,
    async tryReserve(microDollars) {
      setTimeout(() => controller.abort(new Error("The buyer closed the page")), 20);
      return spending.tryReserve(microDollars);
    },
  };
  const writing = writeSmallHome(server, { price, spending: abortOnceReserved, signal: controller.signal });
  await expect(writing).rejects.toThrow("The buyer closed the page");
  expect(settled).toHaveLength(1);
});

test("an abort that came before is noticed before anything is sent", async () => {
  const server = await start({ text: answerText(cleanAnswer) });
  const signal = AbortSignal.abort(new Error("Too late"));
  await expect(writeSmallHome(server, { signal })).rejects.toThrow("Too late");
  expect(server.calls).toEqual([]);
});

test("waits double, with a jitter of at most half", () => {
  for (const [retries, most] of [200, 400, 800, 1600].entries()) {
    const waits = Array.from({ length: 50 }, () => backoffMs(retries, 200));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(most / 2);
    expect(Math.max(...waits)).toBeLessThanOrEqual(most);
    expect(new Set(waits).size).toBeGreaterThan(1);
  }
});
