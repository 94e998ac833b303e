import type { Method } from "#shared/contract/endpoint.ts";
import { dropEarlyAnswers, takeEarlyAnswer } from "./early-answers.ts";

export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly serverMessage: string | null;
  // The part of the request that was refused, by its path in the body.
  readonly field: string | null;

  constructor(response: Response, bodyText: string) {
    super(`${response.status}: ${bodyText || response.statusText}`);
    const { message, field } = readRefusal(bodyText);
    this.status = response.status;
    this.serverMessage = typeof message === "string" ? message : null;
    this.field = typeof field === "string" ? field : null;
  }
}

// Null for an answer without one, and where there was no answer at all.
export function serverMessageIn(error: unknown): string | null {
  return error instanceof ApiError ? error.serverMessage : null;
}

export const NO_ANSWER = "The server did not answer.";

export function reasonOf(error: Error): string {
  if (!(error instanceof ApiError)) return NO_ANSWER;
  return error.serverMessage ?? `The server answered ${error.status}.`;
}

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

// An answer without a body, such as a 204, reads as undefined.
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === "" ? undefined : JSON.parse(text);
}

function readRefusal(bodyText: string): { message?: unknown; field?: unknown } {
  try {
    const body: unknown = JSON.parse(bodyText);
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    // A proxy or a crashed server answers in plain text or HTML, which is not for people to read.
    return {};
  }
}
