import type { Config } from "#server/config.ts";
import { countProviderError } from "#server/metrics/product-counts.ts";
import type { Log } from "#server/process/log.ts";
import type { SpendingCap } from "#writer/models/calls/spending-cap.ts";
import type { FoundAnswer } from "#writer/read-listing/listing-pieces.ts";
import { readListing } from "#writer/read-listing/read-listing.ts";
import { withModelAnswers } from "#writer/read-listing/with-model/read-listing-with-model.ts";

// A person waits on a page, so a slow model is not waited for.
const LIMITS = { timeoutMs: 20_000, maxOutputTokens: 6_000, maxRetries: 0, firstRetryDelayMs: 500 };

export type ListingReader = (text: string, signal?: AbortSignal) => Promise<FoundAnswer[]>;

type Deps = { log: Log; spending?: SpendingCap | undefined };

// Any caller may ask without paying, so a model reads only where the operator has set a daily spending limit.
export function createListingReader({ model }: Pick<Config, "model">, { log, spending }: Deps): ListingReader {
  if (!model || !spending) return async (text) => readListing(text);
  const { settings } = model;
  let reading: Promise<(text: string, signal?: AbortSignal) => Promise<FoundAnswer[]>> | null = null;
  // The model's libraries are large: they are loaded with the first listing.
  const load = async () => {
    const { readListingWithModel } = await import("#writer/read-listing/with-model/read-listing-with-model.ts");
    const { createModel } = await import("#writer/models/calls/create-model.ts");
    const languageModel = createModel(settings);
    const price = settings.pricePerMillionTokens;
    return async (text: string, signal?: AbortSignal) => {
      const request = { text, model: languageModel, limits: LIMITS, price, spending, signal };
      const { answers, ...calls } = await readListingWithModel(request);
      log.info(calls, "a listing was read with a model");
      return answers;
    };
  };
  return async (text, signal) => {
    const read = readListing(text);
    try {
      reading ??= load();
      return withModelAnswers(read, await (await reading)(text, signal));
    } catch (error) {
      countProviderError("model");
      log.warn({ err: error }, "a listing was not read with the model");
      return read;
    }
  };
}
