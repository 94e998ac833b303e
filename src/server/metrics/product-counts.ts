import { Counter, Registry } from "prom-client";

const PROVIDERS = ["cards", "mail", "model", "openid"] as const;
const PROVEN = ["description", "translation"] as const;

// What this process has counted since it started, whichever part of it did.
export const productCounts = new Registry();

const providerErrors = new Counter({
  name: "stayscribe_provider_errors_total",
  help: "Calls that a provider did not answer as asked",
  labelNames: ["provider"],
  registers: [productCounts],
});
const proofRefusals = new Counter({
  name: "stayscribe_proof_refusals_total",
  help: "Texts of a language model of which sentences could not be proven",
  labelNames: ["text"],
  registers: [productCounts],
});

// Counted as none from the start, so that the first one is seen as a change.
for (const provider of PROVIDERS) providerErrors.inc({ provider }, 0);
for (const text of PROVEN) proofRefusals.inc({ text }, 0);

export function countProviderError(provider: (typeof PROVIDERS)[number]): void {
  providerErrors.inc({ provider });
}

export function countProofRefusal(text: (typeof PROVEN)[number]): void {
  proofRefusals.inc({ text });
}
