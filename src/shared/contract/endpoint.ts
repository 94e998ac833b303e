import type { z } from "zod";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

// The noun names one such file in the messages about it.
export type FileField = { noun: string; maxFiles: number; maxBytes: number };
export type FileFields = Record<string, FileField>;

// Path parameters are written the OpenAPI way: /api/intake/{id}
export type Endpoint = {
  method: Method;
  path: `/api/${string}`;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  // Instead of a JSON body: a multipart one with these file fields.
  files?: FileFields;
  response: z.ZodType;
};

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Part<
  E extends Endpoint,
  K extends "params" | "query" | "body",
  Side extends "sent" | "received",
> = E[K] extends z.ZodType ? { [P in K]: Side extends "sent" ? z.input<E[K]> : z.output<E[K]> } : unknown;

type Parts<E extends Endpoint, Side extends "sent" | "received"> = Part<E, "params", Side> &
  Part<E, "query", Side> &
  Part<E, "body", Side>;

export type SentTo<E extends Endpoint> = Parts<E, "sent">;
export type ReceivedBy<E extends Endpoint> = Parts<E, "received">;
export type AnswerGivenBy<E extends Endpoint> = z.input<E["response"]>;
export type AnswerOf<E extends Endpoint> = z.output<E["response"]>;
