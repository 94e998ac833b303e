import { z } from "zod";
import { LISTING_PLATFORMS, LONGEST_REQUEST } from "../../contract-values.ts";
import { defineEndpoint } from "../endpoint.ts";
import { IncomingId, keptText } from "../incoming.ts";
import { ReadListing, RevisionWish } from "./listings.ts";

const ListingId = z.object({ id: IncomingId });

// Something said about the home that is no fact of it yet, as the dialog for facts can be filled with it.
const SaidFact = z.object({
  words: z.string(),
  counts: z.object({
    bedrooms: z.number().optional(),
    beds: z.number().optional(),
    bathrooms: z.number().optional(),
    maxGuests: z.number().optional(),
  }),
  added: z.array(z.string()),
  removed: z.array(z.string()),
});
export type SaidFact = z.infer<typeof SaidFact>;

// What became of one wish; the note says why not, or what to know.
const WishOutcome = z.object({ words: z.string(), isDone: z.boolean(), note: z.string().nullable() });

const Proposal = z.object({
  version: z.number().int(),
  // The sections that would change; null where there is none before, or none after.
  sections: z.array(z.object({ heading: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  outcomes: z.array(WishOutcome),
  facts: z.array(SaidFact),
  notUnderstood: z.array(z.string()),
  // What is handed back to keep it: signed, so that what is kept is what was shown. Null where nothing would change.
  proposal: z.string().nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

export const proposeRevision = defineEndpoint({
  method: "POST",
  path: "/api/listing/{id}/proposal",
  summary: "What a text would become if a request in plain words, or a wish, were carried out; nothing is changed",
  params: ListingId,
  body: z.object({
    platform: z.enum(LISTING_PLATFORMS),
    request: keptText(LONGEST_REQUEST).optional(),
    wish: RevisionWish.optional(),
  }),
  response: Proposal,
});

export const keepProposal = defineEndpoint({
  method: "POST",
  path: "/api/listing/{id}/proposal/keep",
  summary: "Keep a proposal, or some sections of it, as the text's next version; a repeat changes nothing more",
  params: ListingId,
  body: z.object({
    platform: z.enum(LISTING_PLATFORMS),
    proposal: keptText(200_000),
    headings: z.array(keptText(100)).min(1).max(20),
  }),
  response: ReadListing,
});
