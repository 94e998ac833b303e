import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { Analysis, Finding, FindingChanges, Saying } from "./findings.ts";
import { keptText } from "./incoming.ts";
import { DraftParams, DraftQuery } from "./intake.ts";

const PictureQuestion = z.object({
  question: z.string(),
  // The finding that asks it: struck, it asks no more.
  finding: z.string(),
  // The section of the form whose answer may be wrong.
  section: z.string().nullable(),
});
export type PictureQuestion = z.infer<typeof PictureQuestion>;

const DraftPictures = z.object({
  photos: z.array(z.string()),
  plans: z.array(z.string()),
  // What each of the photos shows, in their order; null while unknown.
  rooms: z.array(z.string().nullable()),
  findings: z.array(Finding),
  saying: Saying,
  questions: z.array(PictureQuestion),
  analysis: Analysis,
});
export type DraftPictures = z.infer<typeof DraftPictures>;

export const getDraftPictures = defineEndpoint({
  method: "GET",
  path: "/api/intake/{id}/pictures",
  summary: "A draft's photos and plans and what they show; only a manager can",
  params: DraftParams,
  query: DraftQuery,
  response: DraftPictures,
});

const LARGEST_REMOVAL = 100;
const LARGEST_ORDER = 500;

export const changeDraftPictures = defineEndpoint({
  method: "PATCH",
  path: "/api/intake/{id}/pictures",
  summary: "Confirm, strike out or say what pictures show, reorder photos or take them out; only a manager can",
  params: DraftParams,
  query: DraftQuery,
  body: z.object({
    findings: FindingChanges.optional(),
    // By their addresses.
    remove: z.array(keptText(500)).max(LARGEST_REMOVAL).optional(),
    // The photos in their new order; those that it does not name stay behind them, in theirs.
    order: z.array(keptText(500)).max(LARGEST_ORDER).optional(),
  }),
  response: DraftPictures,
});
