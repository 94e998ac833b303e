import type { NewFact } from "./ledger-builder.ts";
import { parseAmenity } from "./parse-amenity.ts";

export type SaidFact = Pick<NewFact, "key" | "value" | "qualifiers" | "field">;

// What one line of an amenity list says. Some lines are rules.
export function amenityFacts(line: string): SaidFact[] {
  return parseAmenity(line).map(({ concept, value, qualifiers }) => {
    if (concept === "pets") return { key: "pets", value: true };
    if (concept === "no-pets") return { key: "rule.no-pets", value: true };
    if (concept === "no-smoking") return { key: "rule.no-smoking", value: true };
    if (concept === "no-events") return { key: "rule.no-parties", value: true };
    return concept ? { key: `amenity.${concept}`, value, qualifiers } : { key: "amenity.other", value };
  });
}
