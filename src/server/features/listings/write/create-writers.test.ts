import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/process/log.ts";
import { chatCompletionsProtocol } from "#writer/models/provider-server/chat-completions-protocol.test-support.ts";
import { startProviderServer } from "#writer/models/provider-server/provider-server.test-support.ts";
import { createWriters } from "./create-writers.ts";

const request = {
  property: { address: "Bend, OR", property_type: "Entire cabin", bedrooms: 2, bathrooms: 1 },
  options: { platform: "airbnb" as const },
};

test("without a model the embedded writer writes", async () => {
  const writers = createWriters(readConfig({}), createLog("silent"));
  expect((await writers.write(request)).content).toContain("two-bedroom cabin");
});

test("a configured model is asked, and its garbage never reaches the buyer", async () => {
  const server = await startProviderServer(chatCompletionsProtocol, [{ page: "<html>hot tub</html>" }]);
  const { settings } = server;
  const config = readConfig({
    MODEL_PROVIDER: "compatible",
    MODEL_NAME: settings.model,
    MODEL_API_KEY: settings.apiKey,
    MODEL_BASE_URL: settings.baseUrl,
  });
  const { content } = await createWriters(config, createLog("silent")).write(request);
  expect(server.calls.length).toBeGreaterThan(0);
  expect(content).toContain("Bend");
  expect(content).not.toMatch(/hot tub|html/);
});
