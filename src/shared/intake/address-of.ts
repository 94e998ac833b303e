import type { Answers } from "./intake-field.ts";

// Drafts from other forms have their address under the second name.
export const ADDRESS_KEYS = ["address", "property_address"] as const;

export function addressOf(answers: Answers): string | null {
  const addresses = ADDRESS_KEYS.map((key) => answers[key]);
  const found = addresses.find((address) => typeof address === "string" && address.trim() !== "");
  return typeof found === "string" ? found.trim() : null;
}
