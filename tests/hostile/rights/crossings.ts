import { JSON_TYPE } from "../support/client.ts";
import type { Call } from "../support/http-client.ts";
import type { OwnedData } from "../support/owned-data.ts";

const post = (path: string, body: unknown): Call => ({
  method: "POST",
  path,
  headers: JSON_TYPE,
  body: JSON.stringify(body),
});

type Crossing = { refusal: number; call: (own: OwnedData, foreign: OwnedData) => Call };

// Requests that combine an id of the caller's own with one of another customer's.
export const CROSSINGS: Record<string, Crossing> = {
  "a link of another customer's draft, through the own one": {
    refusal: 404,
    call: (own, foreign) => ({ method: "DELETE", path: `/api/intake/${own.draftId}/links/${foreign.linkId}` }),
  },
  "another customer's draft, with the token of the own one": {
    refusal: 404,
    call: (own, foreign) => ({ method: "GET", path: `/api/intake/${foreign.draftId}?token=${own.managerToken}` }),
  },
  "a price for another customer's express listing": {
    refusal: 404,
    call: (_own, foreign) => post("/api/create-payment-intent", { jobId: foreign.unsoldJobId }),
  },
  "a price for another customer's property": {
    refusal: 404,
    call: (_own, foreign) => post("/api/create-payment-intent", { propertyId: foreign.propertyId }),
  },
  "a price for another customer's draft": {
    refusal: 404,
    call: (_own, foreign) => post("/api/create-payment-intent", { draftId: foreign.draftId }),
  },
  "another customer's express listing, paid with the own payment": {
    refusal: 404,
    call: (own, foreign) =>
      post("/api/generate-listing", { jobId: foreign.jobId, paymentIntentId: own.express.paymentIntentId }),
  },
  "the own express listing, paid with another customer's payment": {
    refusal: 404,
    call: (own, foreign) =>
      post("/api/generate-listing", { jobId: own.jobId, paymentIntentId: foreign.express.paymentIntentId }),
  },
  "another customer's property, paid with the own payment": {
    refusal: 404,
    call: (own, foreign) =>
      post(`/api/properties/${foreign.propertyId}/generate-descriptions`, { paymentIntentId: own.propertyPaymentId }),
  },
  "another customer's text, mailed under the own listing": {
    refusal: 404,
    call: (own, foreign) =>
      post("/api/share-description", {
        email: "reader@stayscribe.example",
        description: foreign.byCard.content,
        propertyAddress: "",
        listingId: own.byCard.listingId,
      }),
  },
  "the own text, mailed under another customer's listing": {
    refusal: 404,
    call: (own, foreign) =>
      post("/api/share-description", {
        email: "reader@stayscribe.example",
        description: own.byCard.content,
        propertyAddress: "",
        listingId: foreign.byCard.listingId,
      }),
  },
  "another customer's payment, with the secret of the own one": {
    refusal: 404,
    call: (own, foreign) =>
      post(`/api/test-payments/${foreign.open.paymentIntentId}/confirm`, {
        clientSecret: own.open.clientSecret,
        card: { number: "4242424242424242", expiry: "12/34", cvc: "123" },
      }),
  },
};
