import type { Config } from "#server/config.ts";
import { countProofRefusal, countProviderError } from "#server/metrics/product-counts.ts";
import type { Log } from "#server/process/log.ts";
import type { Language } from "#shared/contract-values.ts";
import type { Description } from "#writer/description.ts";
import type { TranslationResult } from "#writer/languages/translate-description.ts";
import type { SpendingCap } from "#writer/models/calls/spending-cap.ts";

type Wanted = { description: Description; language: Language; kept: ReadonlyMap<string, string> };
export type Translate = (wanted: Wanted) => Promise<TranslationResult>;

// A host waits on a page; both calls together take no longer.
const LIMITS = { timeoutMs: 75_000, maxRetries: 1 };

// Null where no language model is configured: then nothing can be translated, and the page says so.
export function createTranslator(
  { model }: Pick<Config, "model">,
  { log, spending }: { log: Log; spending?: SpendingCap | undefined },
): Translate | null {
  if (!model) return null;
  const { settings } = model;
  let loading: Promise<Translate> | null = null;
  // The model's libraries and the words of five languages are large: they are loaded with the first wish.
  const load = async (): Promise<Translate> => {
    const { createModel } = await import("#writer/models/calls/create-model.ts");
    const { translateDescription } = await import("#writer/languages/translate-description.ts");
    const languageModel = createModel(settings);
    const price = settings.pricePerMillionTokens;
    return (wanted) => translateDescription({ ...wanted, model: languageModel, limits: LIMITS, price, spending });
  };
  return async (wanted) => {
    loading ??= load();
    const result = await (await loading)(wanted);
    const { attempts, usage, costMicroDollars } = result;
    const problem = "problem" in result && result.isModels ? result.problem : undefined;
    if (problem !== undefined && attempts > 0) countProviderError("model");
    if ("problem" in result && !result.isModels) countProofRefusal("translation");
    log.info({ attempts, usage, costMicroDollars, problem, language: wanted.language }, "a text was translated");
    return result;
  };
}
