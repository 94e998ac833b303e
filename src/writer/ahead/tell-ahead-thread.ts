import { parentPort } from "node:worker_threads";
import { recordReadings } from "#writer/text/memoize-readings.ts";
import { type DescriptionRequest, prepareWriting } from "#writer/write-description.ts";
import { writeEmbedded } from "#writer/write-embedded.ts";

parentPort?.on("message", ({ property, options, seen }: DescriptionRequest) => {
  const value = recordReadings(() => {
    const prepared = prepareWriting({ property, options, seen });
    writeEmbedded(prepared.ledger, prepared.options);
  });
  parentPort?.postMessage({ value }, []);
});
