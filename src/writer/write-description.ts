import { unusedNotes } from "./compose/compose-sections.ts";
import type { BrandVoice, Description, Section, WritingOptions } from "./description.ts";
import { buildLedger } from "./ledger/build-ledger.ts";
import type { Ledger } from "./ledger/fact.ts";
import type { NewFact } from "./ledger/ledger-builder.ts";
import { PropertyInput } from "./ledger/property-input.ts";
import { leftOutByBrand } from "./left-out-by-brand.ts";
import type { LeftOut } from "./rules/left-out.ts";
import { screenProperty } from "./rules/policy/screen-property.ts";
import { writeEmbedded } from "./write-embedded.ts";

export { PropertyInput };

export type DescriptionRequest = { property: PropertyInput; options: WritingOptions; seen?: NewFact[] | undefined };

export class NothingKnownError extends Error {
  override name = "NothingKnownError";
}

// Facts in, a proven description out.
export function describeProperty({ property, options, seen }: DescriptionRequest): Description {
  const prepared = prepareWriting({ property, options, seen });
  return descriptionOf({ ...prepared, ...writeEmbedded(prepared.ledger, prepared.options) });
}

export type Prepared = { ledger: Ledger; options: WritingOptions; leftOut: LeftOut[] };

// What a writer may know: the host's words are judged first, so that no later step sees refused ones.
export function prepareWriting({ property: given, options: wanted, seen = [] }: DescriptionRequest): Prepared {
  const { platform, brand: voice, ...rest } = wanted;
  const { property, brand, leftOut } = screenProperty({ property: given, brand: voice, platform });
  const options = { ...rest, platform, ...(brand && { brand }) };
  const ledger = buildLedger(property, [...seen, ...brandFacts(brand)]);
  if (ledger.facts.some(isWritable)) return { ledger, options, leftOut };
  throw new NothingKnownError("There is nothing to write about: give at least a place, a kind of home or its rooms.");
}

type Parts = Prepared & { sections: Section[]; findings: Description["findings"] };

export function descriptionOf({ ledger, options, leftOut, sections, findings }: Parts): Description {
  const content = sections.map(({ heading, text }) => `**${heading}**\n${text}`).join("\n\n");
  const unused = unusedNotes(ledger);
  const all = [...leftOut, ...leftOutByBrand(ledger, options, sections)];
  return { platform: options.platform, content, sections, ...ledger, findings, leftOut: all, unused };
}

// What a brand says of itself is known because it says so.
function brandFacts(brand: BrandVoice | undefined): NewFact[] {
  const said = [
    { key: "brand.name", value: brand?.name?.trim() ?? "" },
    { key: "brand.sign-off", value: brand?.signOff?.trim() ?? "" },
  ];
  return said.filter(({ value }) => value !== "").map((fact) => ({ ...fact, source: "form" as const }));
}

function isWritable({ key, isConfirmed }: Ledger["facts"][number]): boolean {
  return (
    isConfirmed &&
    !key.startsWith("brand.") &&
    key !== "place.street" &&
    key !== "place.country" &&
    key !== "place.region"
  );
}
