import { z } from "zod";
import { INTAKE_ROLES } from "../../intake/intake-field.ts";
import { defineEndpoint } from "../endpoint.ts";
import { keptText } from "../incoming.ts";
import { ClientId, DraftParams, DraftQuery } from "./intake.ts";

// The data of one server-sent message, as JSON. Values are only those that the viewer's role may see.
export const DraftEvent = z.discriminatedUnion("type", [
  // First on every connection: a client with a lower version has missed something and reads the draft again.
  z.object({ type: z.literal("hello"), version: z.number().int() }),
  z.object({
    type: z.literal("saved"),
    version: z.number().int(),
    updated_at: z.iso.datetime(),
    clientId: ClientId.nullable(),
    // Null for a field that was cleared. Empty when only fields changed that the viewer may not see.
    values: z.record(z.string(), z.unknown()),
  }),
  // Null when the other has left the field, or is in one that the viewer may not see.
  z.object({
    type: z.literal("presence"),
    clientId: ClientId,
    role: z.enum(INTAKE_ROLES),
    fieldId: z.string().nullable(),
  }),
  // The owner's sections changed: the schema, the permissions and the draft are to be read again.
  z.object({ type: z.literal("permissions"), sections: z.array(z.string()) }),
  z.object({ type: z.literal("completed"), completedAt: z.iso.datetime(), completedBy: z.string() }),
  // The last two end the connection, and there is nothing to connect to again.
  z.object({ type: z.literal("deleted") }),
  z.object({ type: z.literal("revoked") }),
]);
export type DraftEvent = z.infer<typeof DraftEvent>;

export const watchDraft = defineEndpoint({
  method: "GET",
  path: "/api/intake/{id}/events",
  summary: "Server-sent events: what others save in this draft, and which field they are in",
  params: DraftParams,
  // What this client saves and marks itself is not sent back to it.
  query: DraftQuery.extend({ clientId: ClientId.optional() }),
  response: DraftEvent,
});

export const markPresence = defineEndpoint({
  method: "POST",
  path: "/api/intake/{id}/presence",
  summary: "Say which field this client is editing, or that it left; nothing is saved",
  params: DraftParams,
  query: DraftQuery,
  body: z.object({ fieldId: keptText(100).nullable(), clientId: ClientId }),
  response: z.object({ success: z.literal(true) }),
});
