import { expect, test } from "vitest";
import { ModelSettings } from "#writer/models/calls/model-settings.ts";

function problems(settings: unknown): string[] {
  return ModelSettings.safeParse(settings).error?.issues.map(({ path }) => path.join(".")) ?? [];
}

test("a hosted provider needs a key, a compatible server needs an address", () => {
  expect(problems({ provider: "anthropic", model: "m" })).toEqual(["apiKey"]);
  expect(problems({ provider: "openai", model: "m", apiKey: "k" })).toEqual([]);
  expect(problems({ provider: "compatible", model: "m" })).toEqual(["baseUrl"]);
  expect(problems({ provider: "compatible", model: "m", baseUrl: "http://localhost:11434/v1" })).toEqual([]);
});

test("an unknown provider, an empty model, a foreign address and a negative price are refused", () => {
  expect(problems({ provider: "oracle", model: "m", apiKey: "k" })).toContain("provider");
  expect(problems({ provider: "google", model: " ", apiKey: "k" })).toContain("model");
  expect(problems({ provider: "google", model: "m", apiKey: "k", baseUrl: "ftp://host" })).toContain("baseUrl");
  const pricePerMillionTokens = { input: -1, output: 2 };
  expect(problems({ provider: "google", model: "m", apiKey: "k", pricePerMillionTokens })).toEqual([
    "pricePerMillionTokens.input",
  ]);
});
