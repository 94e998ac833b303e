import { z } from "zod";
import { LISTING_PLATFORMS, LONGEST_LISTING_TEXT, LONGEST_OWN_WORDS } from "../../contract-values.ts";
import { defineEndpoint } from "../endpoint.ts";
import { IncomingId, keptText } from "../incoming.ts";
import { ListingFinding } from "./listing-check.ts";
import { ReadListing } from "./listings.ts";

const ListingId = z.object({ id: IncomingId });

const Confirmed = z.object({
  // Things that the home has, though nothing said so before.
  things: z.array(keptText(LONGEST_OWN_WORDS)).max(30).default([]),
  // Sentences of the typed text that are so, in the host's own words.
  sentences: z.array(keptText(2000)).max(60).default([]),
});

// One field of a text as its host typed it, of the version that it was typed into.
const FieldEdit = z.object({
  platform: z.enum(LISTING_PLATFORMS),
  version: z.number().int().min(1).max(1_000_000),
  heading: keptText(100),
  text: keptText(LONGEST_LISTING_TEXT),
  confirmed: Confirmed.default({ things: [], sentences: [] }),
});
export type FieldEdit = z.infer<typeof FieldEdit>;

const EditFinding = ListingFinding.extend({
  // What one press does about it: words that take the place of others.
  fixes: z.array(z.object({ label: z.string(), start: z.number().int(), end: z.number().int(), text: z.string() })),
  // What the host may confirm instead; null where that is not possible.
  confirm: z.object({ kind: z.enum(["thing", "words"]), words: z.string() }).nullable(),
  // The facts say otherwise, and can be changed.
  isAgainstFact: z.boolean(),
});
export type EditFinding = z.infer<typeof EditFinding>;

export const checkEdit = defineEndpoint({
  method: "POST",
  path: "/api/listing/{id}/edit/check",
  summary: "Check a field of a listing's text as its host types it; nothing is kept",
  params: ListingId,
  body: FieldEdit,
  response: z.object({ findings: z.array(EditFinding) }),
});

export const saveEdit = defineEndpoint({
  method: "POST",
  path: "/api/listing/{id}/edit",
  summary: "Keep a field of a listing's text as its host typed it, as a new version; a repeat changes nothing",
  params: ListingId,
  body: FieldEdit,
  response: ReadListing,
});
