import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/process/log.ts";
import { createModelSpending } from "#server/settings/model-spending.ts";
import {
  PROVIDER_PROTOCOLS,
  startProviderServer,
} from "#writer/models/provider-server/provider-server.test-support.ts";
import { createListingReader } from "./create-listing-reader.ts";

const TEXT = "A flat on the 3rd floor. The baker downstairs knows everybody.";
const STORY = { field: "story", value: "-", quote: "The baker downstairs knows everybody." };

async function readerWith(env: Record<string, string>) {
  const protocol = PROVIDER_PROTOCOLS.find(({ provider }) => provider === "compatible");
  if (!protocol) throw new Error("there is no compatible provider to test with");
  const server = await startProviderServer(protocol, [{ text: JSON.stringify({ elements: [STORY] }) }]);
  const { baseUrl = "", model, apiKey = "" } = server.settings;
  const config = readConfig({
    DATA_DIR: "/nowhere",
    NODE_ENV: "test",
    MODEL_PROVIDER: "compatible",
    MODEL_NAME: model,
    MODEL_BASE_URL: baseUrl,
    MODEL_API_KEY: apiKey,
    MODEL_PRICE_INPUT: "3",
    MODEL_PRICE_OUTPUT: "15",
    ...env,
  });
  const { reading: spending } = createModelSpending(config);
  return { server, read: createListingReader(config, { log: createLog("silent"), spending }) };
}

test("without a day's limit a configured model is not asked to read for free", async () => {
  const { server, read } = await readerWith({});
  expect((await read(TEXT)).map(({ field }) => field)).toContain("floor");
  expect(server.calls).toEqual([]);
});

test("within the day's limit the model reads too, and what the rules read stays", async () => {
  const { server, read } = await readerWith({ MODEL_DAILY_LIMIT: "10" });
  const answers = await read(TEXT);
  expect(server.calls).toHaveLength(1);
  expect(answers.find(({ field }) => field === "story")?.value).toBe(STORY.quote);
  expect(answers.find(({ field }) => field === "floor")?.value).toBe(3);
});

test("over its share of the limit the rules read alone", async () => {
  const { server, read } = await readerWith({ MODEL_DAILY_LIMIT: "0.01" });
  expect((await read(TEXT)).map(({ field }) => field)).toContain("floor");
  expect(server.calls).toEqual([]);
});
