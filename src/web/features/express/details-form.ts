import { z } from "zod";
import type { ExpressChange, ExpressPreview } from "#shared/contract/express.ts";
import { BOUNDS } from "#shared/listing-bounds.ts";

type Bounds = { min: number; max: number; step: number };

function typedAmount({ min, max, step }: Bounds) {
  const request = `Enter ${min} to ${max}.`;
  const amount = z.number(request).min(min, request).max(max, request).multipleOf(step, `In steps of ${step}.`);
  return z.string().trim().min(1, request).transform(Number).pipe(amount);
}

// Left empty it is not given, and one is sent in its place.
function optionalAmount(bounds: Bounds) {
  return z.union([
    z
      .string()
      .trim()
      .length(0)
      .transform(() => null),
    typedAmount(bounds),
  ]);
}

// The fields hold what was typed; what passes is what the server takes.
export const Details = z.object({
  property_address: z.string().trim().min(1, "Enter the address of the property.").max(500, "This is too long."),
  bedrooms: typedAmount(BOUNDS.bedrooms),
  bathrooms: typedAmount(BOUNDS.bathrooms),
  maxGuests: optionalAmount(BOUNDS.maxGuests),
  petFriendly: z.boolean(),
});
export type TypedDetails = z.input<typeof Details>;
export type Details = z.output<typeof Details>;

export function typedDetailsOf(preview: ExpressPreview): TypedDetails {
  return {
    property_address: preview.property_address,
    bedrooms: String(preview.total_bedrooms),
    bathrooms: String(preview.total_bathrooms),
    maxGuests: preview.capacity_given ? String(preview.capacity) : "",
    petFriendly: preview.pet_friendly,
  };
}

type DirtyFields = Partial<Record<keyof Details, boolean | undefined>>;

// Only what was touched: another tab may have corrected the rest meanwhile.
export function changeOf(details: Details, dirty: DirtyFields): ExpressChange {
  const { maxGuests, ...others } = details;
  const guests = { maxGuests: maxGuests ?? BOUNDS.maxGuests.min, guestsGiven: maxGuests !== null };
  return {
    ...Object.fromEntries(Object.entries(others).filter(([name]) => dirty[name as keyof Details])),
    ...(dirty.maxGuests && guests),
  };
}
