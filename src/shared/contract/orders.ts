import { z } from "zod";
import { ORDER_STATES } from "../contract-values.ts";
import { defineEndpoint } from "./endpoint.ts";
import { IncomingId, trimmedText, Unread } from "./incoming.ts";
import { IncomingProperty } from "./incoming-answers.ts";

// What is known of a place, under the names the forms use.
export const PropertyData = z.record(z.string(), z.unknown());
export type PropertyData = z.infer<typeof PropertyData>;

export const createPaymentIntent = defineEndpoint({
  method: "POST",
  path: "/api/create-payment-intent",
  summary: "Quote the price and open, or update, the order that the caller is about to pay",
  // The bare call has no body at all.
  body: z
    .object({
      promoCode: trimmedText(64).nullish(),
      jobId: IncomingId.nullish(),
      draftId: IncomingId.nullish(),
      propertyId: IncomingId.nullish(),
      propertyData: IncomingProperty.nullish(),
      // Where the receipt goes, for those who want one.
      email: z.union([z.literal(""), z.email().max(254)]).nullish(),
      // The buyer knows that this form's description was bought before, and wants another.
      again: z.boolean().nullish(),
    })
    .nullish(),
  response: z.object({
    // Null when there is nothing to pay: the order is free, or it is paid already.
    clientSecret: z.string().nullable(),
    amount: z.number(),
    originalAmount: z.number(),
    discountApplied: z.boolean(),
    memberDiscount: z.number(),
    totalDiscountAmount: z.number(),
    isFree: z.boolean(),
    orderId: z.string(),
    // What the generate calls take: the intent's id, or the id of a free order.
    paymentIntentId: z.string(),
    // The page goes on to the generate call instead of asking for a card.
    alreadyPaid: z.boolean(),
    // The same form was bought before, which costs nothing to open or to correct. No listing once it cannot be read.
    boughtBefore: z.object({ listingId: z.string().nullable() }).nullable(),
  }),
});

export const generateListing = defineEndpoint({
  method: "POST",
  path: "/api/generate-listing",
  summary: "Deliver the listing of a paid or free express order; repeats answer the same listing",
  body: z.object({ jobId: IncomingId, paymentIntentId: IncomingId }),
  response: z.object({ listingId: z.string() }),
});

// A guest who is given the text has begun the one-time view. A page that lets its guest choose first asks without it.
export const WithContent = z.boolean().default(true);

export const generateGuestDescription = defineEndpoint({
  method: "POST",
  path: "/api/generate-guest-description",
  summary: "Deliver the description of a paid or free order; repeats answer the same one",
  body: z.object({
    propertyData: IncomingProperty,
    paymentIntentId: IncomingId,
    // What the browser remembers of the order.
    paymentData: Unread,
    withContent: WithContent,
  }),
  response: z.object({ success: z.literal(true), content: z.string(), listingId: z.string() }),
});

export const getOrder = defineEndpoint({
  method: "GET",
  path: "/api/orders/{id}",
  summary: "Read an order; only its own customer can. A payment that has gone through meanwhile is taken note of",
  params: z.object({ id: IncomingId }),
  response: z.object({
    id: z.string(),
    state: z.enum(ORDER_STATES),
    amount: z.number(),
    originalAmount: z.number(),
    discountAmount: z.number(),
    promoCode: z.string().nullable(),
    propertyData: PropertyData,
    // What the generate calls take.
    paymentIntentId: z.string().nullable(),
    // Null until it is delivered.
    listingId: z.string().nullable(),
  }),
});

export const refundOrder = defineEndpoint({
  method: "POST",
  path: "/api/admin/orders/{id}/refund",
  summary: "Give the whole amount of an order back, once (admin only)",
  params: z.object({ id: IncomingId }),
  body: z.object({ reason: trimmedText(500).min(1) }),
  response: z.object({ orderId: z.string(), state: z.enum(ORDER_STATES) }),
});
