import { z } from "zod";

import { BRAND_TONES, LISTING_PLATFORMS } from "../../contract-values.ts";
import { defineEndpoint } from "../endpoint.ts";
import { IncomingId, keptText } from "../incoming.ts";
import { PropertyData } from "../orders.ts";

export const GeneratedDescription = z.object({
  id: z.string(),
  platformType: z.enum(LISTING_PLATFORMS),
  content: z.string(),
  // Where the text is kept, with the evidence behind it.
  listingId: z.string(),
});

const EVIDENCE_SOURCES = ["form", "photo", "plan", "owner"] as const;

// What a sentence rests on: something that was said, or seen on a picture.
export const Evidence = z.object({
  id: z.string(),
  label: z.string(),
  // The heading under which a person would look for it.
  group: z.string(),
  source: z.enum(EVIDENCE_SOURCES),
  imageUrl: z.string().nullable(),
  // The host's own statement about a picture, where no model recognised it.
  isSaid: z.boolean(),
  // When the host said it, for what was changed after the text was delivered.
  saidAt: z.iso.datetime().optional(),
});

export const WrittenSection = z.object({
  heading: z.string(),
  text: z.string(),
  // What the platform's field takes.
  maxChars: z.number().int().nullable(),
  // Where it is pasted, by the names of the platform's editor.
  where: z.string().nullable(),
  sentences: z.array(z.object({ text: z.string(), facts: z.array(z.string()), isLocked: z.boolean().optional() })),
});

const REVISION_LENGTHS = ["short", "standard", "long"] as const;

// What the next version should be like. Facts and sections are those of the text itself.
export const RevisionWish = z.object({
  tone: z.enum(BRAND_TONES).nullable().default(null),
  length: z.enum(REVISION_LENGTHS).nullable().default(null),
  stress: z.array(keptText(20)).max(20).default([]),
  leaveOut: z.array(keptText(20)).max(100).default([]),
  leaveOutSections: z.array(keptText(100)).max(20).default([]),
});

// The title and opening shown before payment, or those of the writer of the rest.
const BEGINNINGS = ["shown", "own"] as const;

// What a version was asked to be.
const VersionWish = RevisionWish.extend({
  beginning: z.enum(BEGINNINGS).optional(),
  // What had changed about the home, in a few words each.
  changed: z.array(z.string()).optional(),
  // Written without the language model, whose share of the hour was used up.
  isModelSpent: z.boolean().optional(),
  // What was asked for in plain words.
  asked: z.string().optional(),
  // One that was chosen from several.
  title: z.string().optional(),
  // The fields that the host edited by hand.
  edited: z.array(z.string()).optional(),
});

const TextVersion = z.object({ number: z.number().int(), createdAt: z.iso.datetime(), wish: VersionWish.nullable() });

// The host's own words that are not in a text: which rule keeps them out, where it stands, and what to do instead.
const LeftOut = z.object({
  field: z.string(),
  words: z.string(),
  rule: z.string(),
  why: z.string(),
  advice: z.string(),
  source: z.string(),
});

// Something known that the text does not tell, and why not.
const UntoldFact = z.object({ label: z.string(), group: z.string(), why: z.string() });

export const WrittenDescription = GeneratedDescription.extend({
  sections: z.array(WrittenSection),
  evidence: z.array(Evidence),
  // What a revision may stress or leave out: all that is known of the home and may be told.
  choices: z.array(Evidence),
  // The sections that any version may have, in their order, without those that every text needs.
  optionalSections: z.array(z.string()),
  // What was said in two ways that cannot both be true.
  questions: z.array(z.string()),
  leftOut: z.array(LeftOut),
  untold: z.array(UntoldFact),
  version: z.number().int(),
  // The newest, and the present one; all others are read with listVersions.
  versions: z.array(TextVersion),
  // The title and opening that the text could have instead; null where there is only one.
  otherBeginning: z.object({ kind: z.enum(BEGINNINGS), title: z.string(), opening: z.string() }).nullable(),
});

const ListingId = z.object({ id: IncomingId });

export const ReadListing = z.object({
  success: z.literal(true),
  propertyData: PropertyData,
  content: z.string(),
  descriptions: z.array(WrittenDescription),
  orderId: z.string(),
  // When a guest's one-time view ends.
  viewEndsAt: z.iso.datetime().nullable(),
});

export const getListing = defineEndpoint({
  method: "GET",
  path: "/api/listing/{id}",
  summary: "Read a listing; only its purchaser can",
  params: ListingId,
  response: ReadListing,
});

export const getListingView = defineEndpoint({
  method: "GET",
  path: "/api/listing/{id}/view",
  summary: "Whether the caller's one-time view of a listing has begun, without beginning it",
  params: ListingId,
  response: z.object({
    // A guest chooses first between the one-time view and an account.
    isGuest: z.boolean(),
    isOpened: z.boolean(),
    viewEndsAt: z.iso.datetime().nullable(),
    address: z.string().nullable(),
  }),
});

export const listVersions = defineEndpoint({
  method: "GET",
  path: "/api/listing/{id}/versions",
  summary: "Every version of a text of a listing, without their words",
  params: ListingId,
  query: z.object({ platform: z.enum(LISTING_PLATFORMS) }),
  response: z.object({ versions: z.array(TextVersion) }),
});

export const openListing = defineEndpoint({
  method: "POST",
  path: "/api/listing/{id}/open",
  summary: "Begin a guest's one-time view; asking again changes nothing",
  params: ListingId,
  response: z.object({ viewEndsAt: z.iso.datetime().nullable() }),
});

export const reviseListing = defineEndpoint({
  method: "POST",
  path: "/api/listing/{id}/revise",
  summary: "Write a text of a listing again, from the same facts and through the same checks",
  params: ListingId,
  body: RevisionWish.extend({ platform: z.enum(LISTING_PLATFORMS) }),
  response: ReadListing,
});

export const rewriteListing = defineEndpoint({
  method: "POST",
  path: "/api/listing/{id}/rewrite",
  summary: "Write the texts of a listing again from its form as it is now, at no charge; the versions before stay",
  params: ListingId,
  response: ReadListing,
});

export const restoreVersion = defineEndpoint({
  method: "POST",
  path: "/api/listing/{id}/restore",
  summary: "Bring an earlier version of a listing's text back; no version is lost",
  params: ListingId,
  body: z.object({ platform: z.enum(LISTING_PLATFORMS), version: z.number().int().min(1).max(1_000_000) }),
  response: ReadListing,
});

export const chooseBeginning = defineEndpoint({
  method: "POST",
  path: "/api/listing/{id}/beginning",
  summary: "Choose between the title and opening shown before payment and those of the writer of the rest",
  params: ListingId,
  body: z.object({ platform: z.enum(LISTING_PLATFORMS), beginning: z.enum(BEGINNINGS) }),
  response: ReadListing,
});

export const getWaitingListing = defineEndpoint({
  method: "GET",
  path: "/api/waiting-listing",
  summary: "The caller's newest description that was delivered and never opened, if any",
  response: z.object({ listingId: z.string().nullable(), address: z.string().nullable() }),
});

// What may be read of a description before it is paid: its title, how it opens, and how long the rest is.
export const Teaser = z.object({
  title: z.string(),
  opening: z.string(),
  // In the order of the text. The words themselves are not sent before payment.
  rest: z.array(z.object({ heading: z.string(), characters: z.number().int() })),
  // Each sentence of the title and the opening with what it rests on.
  evidence: z.array(z.object({ part: z.enum(["title", "opening"]), sentence: z.string(), facts: z.array(Evidence) })),
});
export type Teaser = z.infer<typeof Teaser>;

export type GeneratedDescription = z.infer<typeof GeneratedDescription>;

export type Evidence = z.infer<typeof Evidence>;

export type WrittenSection = z.infer<typeof WrittenSection>;

export type RevisionWish = z.infer<typeof RevisionWish>;

export type Beginning = (typeof BEGINNINGS)[number];

export type VersionWish = z.infer<typeof VersionWish>;

export type TextVersion = z.infer<typeof TextVersion>;

export type LeftOut = z.infer<typeof LeftOut>;

export type UntoldFact = z.infer<typeof UntoldFact>;

export type WrittenDescription = z.infer<typeof WrittenDescription>;

export type ReadListing = z.infer<typeof ReadListing>;
