import { z } from "zod";
import { INTAKE_ROLES } from "../../intake/intake-field.ts";
import { defineEndpoint } from "../endpoint.ts";
import { AddressLine, IncomingId, keptText } from "../incoming.ts";
import { IncomingAnswers } from "../incoming-answers.ts";
import { Teaser } from "../listings/listings.ts";

export const DRAFT_MODES = ["rapid", "deep"] as const;

const FormData = z.record(z.string(), z.unknown());

export const DraftParams = z.object({ id: IncomingId });

// The token is the one from a share link; after the first call the cookie suffices. The role only chooses the view
// among the rights that the caller holds; without it the view is the greatest of them.
export const DraftQuery = z.object({
  role: z.enum(INTAKE_ROLES).optional(),
  token: keptText(200).optional(),
});

// One open page: what it saved itself need not be told to it again.
export const ClientId = keptText(64).min(1);

const Completion = {
  completedAt: z.iso.datetime().nullable(),
  // The name of the account, or the role of a guest; null until the draft is completed.
  completedBy: z.string().nullable(),
};

export const Draft = z.object({
  id: z.string(),
  mode: z.enum(DRAFT_MODES),
  // Only answers to what this view may see.
  form_data: FormData,
  updated_at: z.iso.datetime(),
  // Grows with every save.
  version: z.number().int(),
  // The view that was chosen, and all that can be.
  role: z.enum(INTAKE_ROLES),
  roles: z.array(z.enum(INTAKE_ROLES)),
  // Whether an address is known, also to a view that may not see it.
  hasAddress: z.boolean(),
  ...Completion,
  // Who asked, for the owner's view; null for a guest and for managers.
  askedBy: z.string().nullable(),
  // Written from the answers in this view alone; null while they are too few to write anything.
  teaser: Teaser.nullable(),
});
export type Draft = z.infer<typeof Draft>;

export const DraftListEntry = z.object({
  id: z.string(),
  mode: z.enum(DRAFT_MODES),
  // The address alone, under the name it is stored by.
  form_data: FormData,
  updated_at: z.iso.datetime(),
  // The greatest right held.
  role: z.enum(INTAKE_ROLES),
  isCreator: z.boolean(),
  ...Completion,
});
export type DraftListEntry = z.infer<typeof DraftListEntry>;

export const MOST_LISTED_DRAFTS = 200;

export const listDrafts = defineEndpoint({
  method: "GET",
  path: "/api/intake",
  summary: "The caller's drafts and those shared with them, newest first",
  query: z.object({
    // Part of the address, or the beginning of the id.
    search: keptText(200).optional(),
    // The id of the last draft of the page before.
    cursor: keptText(100).optional(),
    limit: z.coerce.number().int().min(1).max(MOST_LISTED_DRAFTS).default(MOST_LISTED_DRAFTS),
  }),
  response: z.array(DraftListEntry),
});

export const startDraft = defineEndpoint({
  method: "POST",
  path: "/api/intake/property",
  summary: "Start a detailed draft under an address",
  body: z.object({ mode: z.literal("deep"), address: AddressLine }),
  response: z.object({ id: z.string() }),
});

export const getDraft = defineEndpoint({
  method: "GET",
  path: "/api/intake/{id}",
  summary: "Read a draft that the caller has a right to",
  params: DraftParams,
  query: DraftQuery,
  response: Draft,
});

export const saveDraft = defineEndpoint({
  method: "PUT",
  path: "/api/intake/{id}",
  summary: "Save the fields that changed and no others; null clears one",
  params: DraftParams,
  query: DraftQuery,
  body: z.object({ form_data: IncomingAnswers, clientId: ClientId.optional() }),
  response: z.object({
    updated_at: z.iso.datetime(),
    version: z.number().int(),
    // The fields of this save as they are now stored; null for a cleared one.
    form_data: FormData,
  }),
});

export const deleteDraft = defineEndpoint({
  method: "DELETE",
  path: "/api/intake/{id}",
  summary: "Delete a draft; only a manager can",
  params: DraftParams,
  query: DraftQuery,
  response: z.object({ success: z.literal(true) }),
});
