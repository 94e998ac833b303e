import type { Method } from "#shared/contract/endpoint.ts";
import { ApiError } from "./api-error.ts";
import { dropEarlyAnswers, takeEarlyAnswer } from "./early-answers.ts";

type Call = { method: Method; url: string; payload?: unknown; signal?: AbortSignal | undefined };

export function request(method: Method, url: string, payload?: unknown): Promise<Response> {
  return send({ method, url, payload });
}

export async function send({ method, url, payload, signal }: Call): Promise<Response> {
  const init: RequestInit = { method, credentials: "include", ...encode(payload), ...(signal && { signal }) };
  const response = (await earlyAnswer(method, url)) ?? (await fetch(url, init));
  if (!response.ok) throw new ApiError(response, await response.text());
  return response;
}

async function earlyAnswer(method: Method, url: string): Promise<Response | null> {
  if (method === "GET") return takeEarlyAnswer(url);
  dropEarlyAnswers();
  return null;
}

function encode(payload: unknown): RequestInit {
  if (payload === undefined) return {};
  // The browser itself must write the multipart header, since only it knows the boundary.
  if (payload instanceof FormData) return { body: payload };
  return { body: JSON.stringify(payload), headers: { "Content-Type": "application/json" } };
}
