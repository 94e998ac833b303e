import { z } from "zod";
import * as field from "../../intake/intake-field.ts";
import { INTAKE_ROLES } from "../../intake/intake-field.ts";
import { defineEndpoint } from "../endpoint.ts";
import { IncomingId, keptText } from "../incoming.ts";
import { IncomingProperty } from "../incoming-answers.ts";
import { DraftParams, DraftQuery } from "./intake.ts";

const ShowIfCondition = z.strictObject({
  key: z.string(),
  op: z.enum(field.CONDITION_OPERATORS),
  value: z.union([z.string(), z.number(), z.boolean()]).optional(),
});

const IntakeField = z.strictObject({
  id: z.string(),
  label: z.string(),
  type: z.enum(field.FIELD_TYPES),
  required: z.boolean(),
  help: z.string().optional(),
  options: z.array(z.string()).readonly().optional(),
  component: z.enum(field.FIELD_COMPONENTS).optional(),
  roles: z.array(z.enum(field.INTAKE_ROLES)).readonly().optional(),
  showIf: z.array(ShowIfCondition).readonly().optional(),
  bounds: z.strictObject({ min: z.number(), max: z.number(), isWhole: z.boolean() }).optional(),
  priority: z.strictObject({ weight: z.number(), question: z.string() }).optional(),
});

// The schema for the API; the form itself uses the type without a schema.
export const IntakeSection = z.strictObject({
  id: z.string(),
  label: z.string(),
  tier: z.enum(field.SECTION_TIERS),
  fields: z.array(IntakeField).readonly(),
}) satisfies z.ZodType<field.IntakeSection>;

const Done = z.object({ success: z.literal(true) });

// Ids of the sections that an owner may see and fill: every one of them until a manager restricts them.
const OwnerPermissions = z.object({ sections: z.array(z.string()) });

export const getDraftSchema = defineEndpoint({
  method: "GET",
  path: "/api/intake/{id}/schema",
  summary: "The sections and fields that a role may see, of every tier; the owner's unless asked otherwise",
  params: DraftParams,
  query: DraftQuery,
  response: z.object({ sections: z.array(IntakeSection) }),
});

export const getOwnerPermissions = defineEndpoint({
  method: "GET",
  path: "/api/intake/{id}/owner-permissions",
  summary: "The sections that an owner may access",
  params: DraftParams,
  query: DraftQuery,
  response: OwnerPermissions,
});

export const setOwnerPermissions = defineEndpoint({
  method: "PUT",
  path: "/api/intake/{id}/owner-permissions",
  summary: "Choose the sections that an owner may access; only a manager can",
  params: DraftParams,
  query: DraftQuery,
  body: z.object({ sections: z.array(keptText(100)).max(100) }),
  response: OwnerPermissions,
});

export const shareDraft = defineEndpoint({
  method: "GET",
  path: "/api/intake/{id}/share",
  summary: "A link that gives whoever opens it this role on this draft; only a manager can ask",
  params: DraftParams,
  // Here the role is the one to give: the owner's unless asked otherwise.
  query: DraftQuery,
  response: z.object({ url: z.string() }),
});

export const DraftLink = z.object({
  id: z.string(),
  role: z.enum(INTAKE_ROLES),
  createdAt: z.iso.datetime(),
  // How many people hold a right through it now.
  people: z.number().int(),
  lastOpenedAt: z.iso.datetime().nullable(),
});
export type DraftLink = z.infer<typeof DraftLink>;

export const listDraftLinks = defineEndpoint({
  method: "GET",
  path: "/api/intake/{id}/links",
  summary: "The links that are in force, newest first; only a manager can",
  params: DraftParams,
  query: DraftQuery,
  response: z.array(DraftLink),
});

export const revokeDraftLink = defineEndpoint({
  method: "DELETE",
  path: "/api/intake/{id}/links/{linkId}",
  summary: "End a link and every right it gave, at once; only a manager can",
  params: DraftParams.extend({ linkId: IncomingId }),
  query: DraftQuery,
  response: Done,
});

export const markComplete = defineEndpoint({
  method: "POST",
  path: "/api/intake/mark-complete",
  summary: "Record that the owner's part is complete, and tell the manager",
  query: DraftQuery.pick({ token: true }),
  body: z.object({ draftId: IncomingId, ownerData: IncomingProperty.default({}) }),
  response: Done.extend({ completedAt: z.iso.datetime(), completedBy: z.string() }),
});
