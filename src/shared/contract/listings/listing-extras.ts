import { z } from "zod";
import { LISTING_PLATFORMS } from "../../contract-values.ts";
import { defineEndpoint } from "../endpoint.ts";
import { IncomingId, keptText } from "../incoming.ts";
import { ReadListing } from "./listings.ts";

const ListingId = z.object({ id: IncomingId });
const LONGEST_TITLE = 200;

const TitleChoice = z.object({
  platform: z.enum(LISTING_PLATFORMS),
  // The field of the platform that holds the title; null where the platform has none.
  heading: z.string().nullable(),
  present: z.string().nullable(),
  // At most five, the best first. Fewer where too little is known of the home.
  offered: z.array(z.string()),
});
export type TitleChoice = z.infer<typeof TitleChoice>;

const PhotoCaption = z.object({
  imageUrl: z.string(),
  // Null for a photo of which the host has said nothing.
  caption: z.string().nullable(),
});
export type PhotoCaption = z.infer<typeof PhotoCaption>;

const GuestReply = z.object({
  topic: z.string(),
  question: z.string(),
  // Null while the answer is not known.
  text: z.string().nullable(),
  // What is still to be filled in, and the part of the form that asks for it.
  missing: z.object({ words: z.string(), section: z.string().nullable() }).nullable(),
});
export type GuestReply = z.infer<typeof GuestReply>;

const ListingExtras = z.object({
  titles: z.array(TitleChoice),
  captions: z.array(PhotoCaption),
  replies: z.array(GuestReply),
  // The form behind the listing, where it can still be corrected.
  draftId: z.string().nullable(),
});
export type ListingExtras = z.infer<typeof ListingExtras>;

export const getListingExtras = defineEndpoint({
  method: "GET",
  path: "/api/listing/{id}/extras",
  summary: "Titles to choose from, captions for the photos and replies to guests, from the facts of a listing",
  params: ListingId,
  response: ListingExtras,
});

export const chooseTitle = defineEndpoint({
  method: "POST",
  path: "/api/listing/{id}/title",
  summary: "Put one of the offered titles into a text, as a new version; a repeat changes nothing",
  params: ListingId,
  body: z.object({ platform: z.enum(LISTING_PLATFORMS), title: keptText(LONGEST_TITLE) }),
  response: ReadListing,
});
