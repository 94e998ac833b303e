import { AppError } from "#server/http/app-error.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { NothingKnownError } from "#writer/write-description.ts";
import { embeddedWriters } from "./embedded-writers.ts";
import { propertyFor } from "./property-for-writer.ts";

// Nobody pays for a description that cannot be written: the writer is tried before the price is named.
export async function refuseUnwritable(propertyData: PropertyData, [platform]: ListingPlatform[]): Promise<void> {
  try {
    const property = propertyFor(propertyData);
    await embeddedWriters.writeEmbedded({ property, options: { platform: platform ?? "airbnb" } });
  } catch (error) {
    if (!(error instanceof NothingKnownError)) throw error;
    throw new AppError("bad_request", error.message);
  }
}
