import type { Config } from "#server/config.ts";
import { countProviderError } from "#server/metrics/product-counts.ts";
import type { Log } from "#server/process/log.ts";
import { findingKey, remembered, type VisionCache } from "#writer/inference/open-vision.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { canSee } from "#writer/models/calls/model-settings.ts";
import type { SpendingCap } from "#writer/models/calls/spending-cap.ts";

// A person waits on a page for this photo, so a slow model is not asked again.
const LIMITS = { timeoutMs: 20_000, maxOutputTokens: 1_000, maxRetries: 1, firstRetryDelayMs: 500 };
const MEDIA_TYPE = "image/webp";

// The model's findings are cached and still have to be confirmed. It never throws, since the embedded vision look at
// every photo too.
export type VisionModel = (photo: Uint8Array) => Promise<void>;

type Deps = { cache: VisionCache; log: Log; spending?: SpendingCap | undefined };

export function asksModelAboutPhotos({ model, looksAtPhotos }: Pick<Config, "model" | "looksAtPhotos">): boolean {
  return looksAtPhotos && model !== null && canSee(model.settings);
}

export function createVisionModel(
  config: Pick<Config, "model" | "looksAtPhotos">,
  { cache, log, spending }: Deps,
): VisionModel | null {
  if (!config.model || !asksModelAboutPhotos(config)) return null;
  const { settings } = config.model;
  let looking: Promise<(photo: Uint8Array) => Promise<NewFact[]>> | null = null;
  const load = async () => {
    const { lookWithModel } = await import("#writer/photos/look-with-model.ts");
    const { createModel } = await import("#writer/models/calls/create-model.ts");
    const model = createModel(settings);
    const price = settings.pricePerMillionTokens;
    return async (bytes: Uint8Array) => {
      const photos = [{ bytes, mediaType: MEDIA_TYPE }];
      const { seen, reason, ...calls } = await lookWithModel({ photos, model, limits: LIMITS, price, spending });
      // Not cached: the model may be able to read the same photo later.
      if (reason !== undefined) throw new Error(reason);
      log.info(calls, "a photo was looked at with a model");
      return seen;
    };
  };
  return async (photo) => {
    try {
      // The model's libraries are large, so they are loaded with the first photo.
      looking ??= load();
      const look = await looking;
      await remembered(cache, findingKey("named", photo), () => look(photo));
    } catch (error) {
      countProviderError("model");
      log.warn({ err: error }, "a photo was not looked at with the model");
    }
  };
}
