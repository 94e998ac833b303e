import type { Description, Section, WritingOptions } from "./description.ts";
import { buildLedger } from "./ledger/build-ledger.ts";
import type { Ledger } from "./ledger/fact.ts";
import type { NewFact } from "./ledger/ledger-builder.ts";
import { PropertyInput } from "./ledger/property-input.ts";
import { writeEmbedded } from "./write-embedded.ts";

export { PropertyInput };

export type DescriptionRequest = { property: PropertyInput; options: WritingOptions; seen?: NewFact[] };

export class NothingKnownError extends Error {
  override name = "NothingKnownError";
}

// Facts in, a proven description out.
export function describeProperty({ property, options, seen }: DescriptionRequest): Description {
  const ledger = ledgerOf(property, seen);
  const { sections, findings } = writeEmbedded(ledger, options);
  return descriptionOf({ ledger, options, sections, findings });
}

export function ledgerOf(property: PropertyInput, seen: NewFact[] = []): Ledger {
  const ledger = buildLedger(property, seen);
  if (ledger.facts.some(isWritable)) return ledger;
  throw new NothingKnownError("There is nothing to write about: give at least a place, a kind of home or its rooms.");
}

type Parts = { ledger: Ledger; options: WritingOptions; sections: Section[]; findings: Description["findings"] };

export function descriptionOf({ ledger, options, sections, findings }: Parts): Description {
  const content = sections.map(({ heading, text }) => `**${heading}**\n${text}`).join("\n\n");
  return { platform: options.platform, content, sections, ...ledger, findings };
}

function isWritable({ key, isConfirmed }: Ledger["facts"][number]): boolean {
  return isConfirmed && key !== "place.street" && key !== "place.country" && key !== "place.region";
}
