import type { Call } from "../support/http-client.ts";
import { JSON_TYPE } from "../support/person.ts";
import type { Things } from "../support/things.ts";

const post = (path: string, body: unknown): Call => ({
  method: "POST",
  path,
  headers: JSON_TYPE,
  body: JSON.stringify(body),
});

type Crossing = { refusal: number; call: (own: Things, foreign: Things) => Call };

// Requests that combine an id of the caller's own with one of another customer's.
export const CROSSINGS: Record<string, Crossing> = {
  "a link of somebody else's draft, through the own one": {
    refusal: 404,
    call: (own, foreign) => ({ method: "DELETE", path: `/api/intake/${own.draftId}/links/${foreign.linkId}` }),
  },
  "somebody else's draft, with the token of the own one": {
    refusal: 404,
    call: (own, foreign) => ({ method: "GET", path: `/api/intake/${foreign.draftId}?token=${own.managerToken}` }),
  },
  "a price for somebody else's express listing": {
    refusal: 404,
    call: (_own, foreign) => post("/api/create-payment-intent", { jobId: foreign.unsoldJobId }),
  },
  "a price for somebody else's property": {
    refusal: 404,
    call: (_own, foreign) => post("/api/create-payment-intent", { propertyId: foreign.propertyId }),
  },
  "a price for somebody else's draft": {
    refusal: 404,
    call: (_own, foreign) => post("/api/create-payment-intent", { draftId: foreign.draftId }),
  },
  "somebody else's express listing, paid with the own payment": {
    refusal: 404,
    call: (own, foreign) =>
      post("/api/generate-listing", { jobId: foreign.jobId, paymentIntentId: own.express.paymentIntentId }),
  },
  "the own express listing, paid with somebody else's payment": {
    refusal: 404,
    call: (own, foreign) =>
      post("/api/generate-listing", { jobId: own.jobId, paymentIntentId: foreign.express.paymentIntentId }),
  },
  "somebody else's property, paid with the own payment": {
    refusal: 404,
    call: (own, foreign) =>
      post(`/api/properties/${foreign.propertyId}/generate-descriptions`, { paymentIntentId: own.propertyPaymentId }),
  },
  "somebody else's text, mailed under the own listing": {
    refusal: 404,
    call: (own, foreign) =>
      post("/api/share-description", {
        email: "reader@stayscribe.example",
        description: foreign.byCard.content,
        propertyAddress: "",
        listingId: own.byCard.listingId,
      }),
  },
  "the own text, mailed under somebody else's listing": {
    refusal: 404,
    call: (own, foreign) =>
      post("/api/share-description", {
        email: "reader@stayscribe.example",
        description: own.byCard.content,
        propertyAddress: "",
        listingId: foreign.byCard.listingId,
      }),
  },
  "somebody else's payment, with the secret of the own one": {
    refusal: 404,
    call: (own, foreign) =>
      post(`/api/test-payments/${foreign.open.paymentIntentId}/confirm`, {
        clientSecret: own.open.clientSecret,
        card: { number: "4242424242424242", expiry: "12/34", cvc: "123" },
      }),
  },
};
