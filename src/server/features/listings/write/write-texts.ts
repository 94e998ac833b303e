import { createHash } from "node:crypto";
import { formOf } from "#server/domain/order-subject.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import type { Understanding } from "#writer/ask/wish.ts";
import type { BrandVoice, Description, WritingOptions } from "#writer/description.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { essentialsOf, propertyFor } from "./property-for-writer.ts";

const LONGEST_WRITING_MS = 120_000;

export type FactName = Pick<Fact, "key" | "value">;

export type WritingRequest = {
  property: PropertyData;
  options: WritingOptions;
  signal?: AbortSignal;
  // What pictures showed, beside what was said.
  seen?: NewFact[];
  // For another version: what to put forward, and what not to tell.
  stress?: FactName[];
  leaveOut?: FactName[];
  // Whether the text begins with the opening that the buyer read before paying, whichever writer writes the rest.
  keepsOpening?: boolean;
};
export type WriteDescription = (request: WritingRequest) => Promise<Description>;

// The embedded writer depends on no outside service: it remains when everything else has failed.
export type Writers = {
  write: WriteDescription;
  writeEmbedded: WriteDescription;
  // Whether a language model writes.
  hasModel?: boolean;
  // Reads what the rules for requests in plain words leave open; absent where there is no language model.
  readWishes?: (reading: WishReading) => Promise<Understanding>;
};

export type WishReading = { words: string[]; home: Description };

type Work = {
  orderId: string;
  // What the order is for: see seedOfSubject.
  subject: string;
  customerId: string;
  propertyData: PropertyData;
  platforms: ListingPlatform[];
  isEmbeddedOnly: boolean;
};

export type See = (propertyData: PropertyData) => Promise<NewFact[]>;
type FindBrand = (customerId: string) => Promise<BrandVoice | undefined>;

export function bindWriteTexts(
  writers: Writers,
  see: See = async () => [],
  findBrand: FindBrand = async () => undefined,
) {
  return async ({
    orderId,
    subject,
    customerId,
    propertyData,
    platforms,
    isEmbeddedOnly,
  }: Work): Promise<Description[]> => {
    const signal = AbortSignal.timeout(LONGEST_WRITING_MS);
    const property = propertyFor(propertyData);
    const seen = await see(propertyData).catch((error: unknown) => {
      // Pictures that cannot be reached are waited for, but not for ever.
      if (!isEmbeddedOnly) throw error;
      return [];
    });
    const brand = await findBrand(customerId);
    const texts: Description[] = [];
    for (const platform of platforms) {
      const options = {
        platform,
        seed: formOf(subject) ? seedOfSubject(subject) : seedOf(orderId),
        ...(brand && { brand }),
      };
      const text = isEmbeddedOnly
        ? await writeWhatever(writers, { property, options, seen })
        : await writers.write({ property, options, seen, signal, keepsOpening: formOf(subject) !== null });
      texts.push(text);
    }
    return texts;
  };
}

// A detail that the writer cannot handle must not cost the buyer the whole description.
async function writeWhatever({ writeEmbedded }: Writers, request: WritingRequest): Promise<Description> {
  try {
    return await writeEmbedded(request);
  } catch {
    return writeEmbedded({ options: request.options, property: essentialsOf(request.property) });
  }
}

// The text that is bought is the one whose beginning was shown.
export function seedOfSubject(subject: string): number {
  const form = formOf(subject);
  return seedOf(form ? `${form.kind}:${form.id}` : subject);
}

// The same thing gets the same text, however often its writing is begun.
function seedOf(name: string): number {
  return createHash("sha256").update(name).digest().readUInt32BE();
}
