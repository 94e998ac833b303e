import { z } from "zod";
import { LISTING_ORDERS, LISTING_PLATFORMS } from "../../contract-values.ts";
import { defineEndpoint } from "../endpoint.ts";
import { IncomingId, trimmedText } from "../incoming.ts";

const MAX_LISTINGS_PER_CALL = 100;

// A listing with what was paid for it, as its member and the admin see it. What no form said is null.
export const UserListing = z.object({
  id: z.string(),
  address: z.string().nullable(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  selectedPlatforms: z.array(z.enum(LISTING_PLATFORMS)),
  finalAmount: z.number(),
  originalAmount: z.number(),
  promoCode: z.string().nullable(),
  createdAt: z.iso.datetime(),
  isGuest: z.boolean(),
  userName: z.string().nullable(),
  userEmail: z.string().nullable(),
  propertyType: z.string().nullable(),
  maxGuests: z.number().nullable(),
  imageUrls: z.array(z.string()),
  // Empty once the order was refunded.
  generatedContent: z.string(),
  isRefunded: z.boolean(),
  // How many sentences of a text hold for a time that is over.
  outdatedSentences: z.number().int().optional(),
  // Whose invoice can be opened.
  orderId: z.string(),
});
export type UserListing = z.infer<typeof UserListing>;

export const listUserListings = defineEndpoint({
  method: "GET",
  path: "/api/user/listings",
  summary: "The listings of the signed-in member; more follow after the last one's id as the cursor",
  query: z.object({
    search: trimmedText(200).default(""),
    sort: z.enum(LISTING_ORDERS).default("newest"),
    cursor: IncomingId.optional(),
    limit: z.coerce.number().int().min(1).max(MAX_LISTINGS_PER_CALL).default(MAX_LISTINGS_PER_CALL),
  }),
  response: z.array(UserListing),
});

export const deleteUserListing = defineEndpoint({
  method: "DELETE",
  path: "/api/user/listings/{id}",
  summary: "Delete a listing with its texts; the order and its invoice stay",
  params: z.object({ id: IncomingId }),
  response: z.object({ success: z.literal(true) }),
});
