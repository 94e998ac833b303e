import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

export const DRAFT_MODES = ["rapid", "deep"] as const;

export const Draft = z.object({
  id: z.string(),
  mode: z.enum(DRAFT_MODES),
  form_data: z.record(z.string(), z.unknown()),
  updated_at: z.iso.datetime(),
});
export type Draft = z.infer<typeof Draft>;

export const startDraft = defineEndpoint({
  method: "POST",
  path: "/api/intake/property",
  summary: "Start a detailed draft under an address",
  body: z.object({ mode: z.literal("deep"), address: z.string().trim().min(1).max(500) }),
  response: z.object({ id: z.string() }),
});

export const getDraft = defineEndpoint({
  method: "GET",
  path: "/api/intake/{id}",
  summary: "Read a draft that the caller has a right to",
  params: z.object({ id: z.string() }),
  response: Draft,
});
