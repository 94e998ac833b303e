import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { type StorageTrouble, storageTroubleOf } from "#server/db/storage-trouble.ts";
import { AppError, ServerStopping } from "#server/domain/app-error.ts";

const DEFAULT_WORDING = /^(Invalid|Too small|Too big)/;

type ErrorBody = { message: string; field?: string };

const UNAVAILABLE = 503;
const RETRY_AFTER_SECONDS = { away: 5, full: 60, stopping: 2, other: 10 };

// Says what happened and what to do, since leaving the page could lose what was typed.
const TROUBLE_MESSAGE: Record<StorageTrouble, string> = {
  away: "Our database cannot be reached right now, and we are already working on it. Please keep this page open and try again in a few seconds.",
  full: "Our storage is full, so nothing new can be saved right now. Please keep this page open and try again in a few minutes.",
};

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // A value that cannot be an id names nothing.
    if (hasZodFastifySchemaValidationErrors(error) && error.validationContext === "params") {
      return answerNotFound(request, reply);
    }
    const trouble = error instanceof AppError ? null : storageTroubleOf(error);
    const status = trouble ? UNAVAILABLE : statusOf(error);
    const isStopping = error instanceof ServerStopping;
    // A server that is stopping is no error: the line of each call shows its status.
    if (status >= 500 && !isStopping) request.log.error({ err: error }, trouble ? LOG_LINE[trouble] : "request failed");
    if (status === UNAVAILABLE)
      reply.header("retry-after", RETRY_AFTER_SECONDS[trouble ?? (isStopping ? "stopping" : "other")]);
    return reply.status(status).send(trouble ? { message: TROUBLE_MESSAGE[trouble] } : bodyFor(error, status));
  });
}

const LOG_LINE: Record<StorageTrouble, string> = {
  away: "a call was refused: the database does not answer",
  full: "a call was refused: the disk is full. Free some space, for the database or for the files",
};

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply) {
  const error = new AppError("not_found");
  // Said here too: no hook runs for an address that cannot be decoded.
  reply.header("cache-control", "no-store");
  return reply.status(error.statusCode).send({ message: error.message } satisfies ErrorBody);
}

function statusOf(error: FastifyError): number {
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 600 ? status : 500;
}

function bodyFor(error: FastifyError, status: number): ErrorBody {
  if (error instanceof AppError) return { message: error.message, ...(error.field && { field: error.field }) };
  if (hasZodFastifySchemaValidationErrors(error)) return nameTheField(error.validation[0]);
  if (status >= 500) return { message: "Something went wrong on our side. Please try again." };
  return { message: error.message };
}

function nameTheField(problem: (Problem & { instancePath: string }) | undefined): ErrorBody {
  if (!problem) return { message: new AppError("bad_request").message };
  const field = problem.instancePath.replace(/^\//, "").replaceAll("/", ".");
  const reason = describeProblem(problem);
  // Words that the contract gives as a whole sentence need no field in front of them.
  if (/^[A-Z]/.test(reason)) return { message: reason, ...(field && { field }) };
  return field ? { message: `${field} ${reason}`, field } : { message: `The request ${reason}` };
}

// The parts of a schema's complaint that we put into words.
type Problem = { keyword: string; message?: string; params: Record<string, unknown> };

// What is wrong with a value, in words that follow its field's name. Words given in the contract win.
export function describeProblem({ keyword, message = "Invalid", params }: Problem): string {
  if (!DEFAULT_WORDING.test(message)) return message;
  switch (keyword) {
    case "invalid_type":
      return message.endsWith("received undefined") ? "is required" : `must be ${article(String(params["expected"]))}`;
    case "too_small":
      return tooSmall(Number(params["minimum"]), params["origin"]);
    case "too_big":
      return `must ${amount("at most", Number(params["maximum"]), params["origin"])}`;
    case "invalid_value":
      return `must be ${listed(params["values"])}`;
    default:
      return "is not valid";
  }
}

function tooSmall(minimum: number, origin: unknown): string {
  if (minimum === 1 && origin !== "number") return "must not be empty";
  return `must ${amount("at least", minimum, origin)}`;
}

function amount(bound: string, limit: number, origin: unknown): string {
  if (origin === "string") return `have ${bound} ${limit} characters`;
  if (origin === "array") return `have ${bound} ${limit} entries`;
  return `be ${bound} ${limit}`;
}

function article(noun: string): string {
  return /^[aeio]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

function listed(values: unknown): string {
  if (!Array.isArray(values) || values.length === 0) return "another value";
  const quoted = values.map((value) => `"${String(value)}"`);
  return quoted.length === 1 ? String(quoted[0]) : `one of ${quoted.join(", ")}`;
}
