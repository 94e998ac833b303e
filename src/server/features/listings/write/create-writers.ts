import type { Config } from "#server/config.ts";
import { countProofRefusal, countProviderError } from "#server/metrics/product-counts.ts";
import type { Log } from "#server/process/log.ts";
import type { ModelSettings } from "#writer/models/calls/model-settings.ts";
import type { SpendingCap } from "#writer/models/calls/spending-cap.ts";
import { NOT_PROVEN } from "#writer/models/checks/check-text.ts";
import type { DescribeWithModel, ModelDescription } from "#writer/models/describe-with-model.ts";
import { withOpeningOf } from "#writer/opening.ts";
import {
  digestible,
  embeddedWriters,
  type WriteDescription,
  type Writers,
  withoutSentencesAbout,
  withWords,
} from "./write-texts.ts";

// With a model configured it writes, and its text is proven like any other; without one the embedded writer does.
export function createWriters({ model }: Pick<Config, "model">, log: Log, spending?: SpendingCap): Writers {
  if (!model) return embeddedWriters;
  let describing: Promise<DescribeWithModel> | null = null;
  const write: WriteDescription = async (request) => {
    const { property, options, signal, seen, stress = [], leaveOut = [], keepsOpening } = request;
    describing ??= loadModel(model.settings, spending);
    const describe = await describing;
    const { writing, ...description } = await describe({
      property: digestible(property),
      options: withWords(options, stress),
      seen,
      ...(signal ? { signal } : {}),
    });
    count(writing);
    log.info(writing, "a description was written with a model");
    if (keepsOpening) return withOpeningOf(await embeddedWriters.writeEmbedded(request), description);
    if (leaveOut.length === 0) return description;
    return withoutSentencesAbout(leaveOut, { description, instead: await embeddedWriters.writeEmbedded(request) });
  };
  const readWishes: Writers["readWishes"] = async (reading) => {
    const [{ createModel }, { readWishesWithModel }] = await Promise.all([
      import("#writer/models/calls/create-model.ts"),
      import("#writer/ask/read/read-wishes-with-model.ts"),
    ]);
    const price = model.settings.pricePerMillionTokens;
    return readWishesWithModel({ ...reading, model: createModel(model.settings), price, spending });
  };
  return { ...embeddedWriters, write, readWishes, hasModel: true };
}

// Where nothing was asked of the model, such as over the spending limit, nothing failed.
function count({ writtenBy, reason = "", attempts }: ModelDescription["writing"]): void {
  if (writtenBy === "model" || attempts === 0) return;
  if (reason.startsWith(NOT_PROVEN)) countProofRefusal("description");
  else countProviderError("model");
}

// The model's libraries are large: a start without a model, or before its first order, does not wait for them.
async function loadModel(settings: ModelSettings, spending: SpendingCap | undefined): Promise<DescribeWithModel> {
  const { createModelWriter } = await import("#writer/models/describe-with-model.ts");
  return createModelWriter({ settings, ...(spending && { spending }) });
}
