import { createHash } from "node:crypto";
import type { ListingPlatform } from "#shared/contract/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import type { Description, WritingOptions } from "#writer/description.ts";
import { essentialsOf, propertyFor } from "./property-for-writer.ts";

const LONGEST_WRITING_MS = 120_000;

type WritingRequest = { property: PropertyData; options: WritingOptions; signal?: AbortSignal };
export type WriteDescription = (request: WritingRequest) => Promise<Description>;

// The embedded one needs nobody: it is what remains when everything else has failed.
export type Writers = { write: WriteDescription; writeEmbedded: WriteDescription };

type Work = { orderId: string; propertyData: PropertyData; platforms: ListingPlatform[]; isEmbeddedOnly: boolean };

export function bindWriteTexts(writers: Writers) {
  return async ({ orderId, propertyData, platforms, isEmbeddedOnly }: Work): Promise<Description[]> => {
    const signal = AbortSignal.timeout(LONGEST_WRITING_MS);
    const property = propertyFor(propertyData);
    const texts: Description[] = [];
    for (const platform of platforms) {
      const options = { platform, seed: seedOf(orderId) };
      const text = isEmbeddedOnly
        ? await writeWhatever(writers, { property, options })
        : await writers.write({ property, options, signal });
      texts.push(text);
    }
    return texts;
  };
}

// A detail that the writer cannot digest must not cost the buyer the whole description.
async function writeWhatever({ writeEmbedded }: Writers, request: WritingRequest): Promise<Description> {
  try {
    return await writeEmbedded(request);
  } catch {
    return writeEmbedded({ ...request, property: essentialsOf(request.property) });
  }
}

// The same order gets the same text, however often its writing is begun.
function seedOf(orderId: string): number {
  return createHash("sha256").update(orderId).digest().readUInt32BE();
}
