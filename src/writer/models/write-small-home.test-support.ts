import { expect } from "vitest";
import { createModel } from "#writer/models/create-model.ts";
import type { ProviderServer } from "#writer/models/provider-server/provider-server.test-support.ts";
import { checkSmallHome, embeddedText, smallFields, smallHome } from "#writer/models/small-home.test-support.ts";
import { type ModelWriting, type ModelWritingRequest, writeWithModel } from "#writer/models/write-with-model.ts";

// Without a wait between retries, and with what holds for every text a buyer receives.
export async function writeSmallHome(
  { settings }: Pick<ProviderServer, "settings">,
  { limits, ...changes }: Partial<ModelWritingRequest> = {},
): Promise<ModelWriting> {
  const writing = await writeWithModel({
    ledger: smallHome,
    options: { platform: "airbnb" },
    fields: smallFields,
    model: createModel(settings),
    check: checkSmallHome,
    embedded: () => embeddedText,
    limits: { timeoutMs: 40_000, maxRetries: 2, firstRetryDelayMs: 1, ...limits },
    ...changes,
  });
  expect(checkSmallHome(writing.sections)).toEqual([]);
  for (const { heading, text } of writing.sections) {
    expect(text.length).toBeLessThanOrEqual(smallFields.find((field) => field.heading === heading)?.maxChars ?? 0);
  }
  return writing;
}
