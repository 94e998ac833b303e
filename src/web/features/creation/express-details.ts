import { z } from "zod";
import { BOUNDS } from "#shared/contract-values.ts";
import { type Message, messages } from "#shared/messages/toasts.ts";
import type { ExpressStart } from "./api.ts";

const GUESTS_IF_EMPTY = 1;
const filled = (request: string) => z.string().trim().min(1, request);

type Bounds = { min: number; max: number; step: number };

function amount({ min, max, step }: Bounds) {
  const request = `Enter ${min} to ${max}.`;
  const withinBounds = z.number(request).min(min, request).max(max, request).multipleOf(step, `In steps of ${step}.`);
  return { request, withinBounds };
}

const bedrooms = amount(BOUNDS.bedrooms);
const bathrooms = amount(BOUNDS.bathrooms);
const maxGuests = amount(BOUNDS.maxGuests);

// The fields hold what was typed; what passes is numbers.
export const ExpressDetails = z.object({
  platform: filled("Choose a platform.").pipe(z.literal("airbnb", messages.platformNotAvailable.description)),
  address: filled("Enter the address of the property."),
  bedrooms: filled(bedrooms.request).transform(Number).pipe(bedrooms.withinBounds),
  bathrooms: filled(bathrooms.request).transform(Number).pipe(bathrooms.withinBounds),
  maxGuests: z
    .string()
    .trim()
    .transform((typed) => (typed === "" ? null : Number(typed)))
    .pipe(maxGuests.withinBounds.nullable()),
  petFriendly: z.boolean(),
});
export type ExpressDetails = z.infer<typeof ExpressDetails>;
export type TypedDetails = z.input<typeof ExpressDetails>;

export const NOTHING_TYPED: TypedDetails = {
  // Preselected, since it is the only platform in early access.
  platform: "airbnb",
  address: "",
  bedrooms: "",
  bathrooms: "",
  maxGuests: "",
  petFriendly: false,
};

const REQUIRED = ["platform", "address", "bedrooms", "bathrooms"] as const;

// Numbers out of bounds have no toast of their own: their fields say it.
export function complaintAbout(typed: TypedDetails): Message | null {
  if (REQUIRED.some((name) => typed[name].trim() === "")) return messages.missingInformation;
  return typed.platform === "airbnb" ? null : messages.platformNotAvailable;
}

type Pictures = { photos: string[]; floorPlan: string | null };

export function toExpressStart(
  { address, maxGuests: guests, ...details }: ExpressDetails,
  pictures: Pictures,
): ExpressStart {
  const counted = { maxGuests: guests ?? GUESTS_IF_EMPTY, guestsGiven: guests !== null };
  return { property_address: address, ...details, ...counted, ...pictures };
}
