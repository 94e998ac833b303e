import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { type StorageTrouble, storageTroubleOf } from "#server/db/storage-trouble.ts";
import { AppError } from "./app-error.ts";
import { ServerStopping } from "./close-connections.ts";
import { describeProblem, type Problem } from "./describe-problem.ts";

type ErrorBody = { message: string; field?: string };

const UNAVAILABLE = 503;
const RETRY_AFTER_SECONDS = { away: 5, full: 60, stopping: 2, other: 10 };

// What happened, and what to do; nothing that was typed may be lost by leaving the page.
const TROUBLE_MESSAGE: Record<StorageTrouble, string> = {
  away: "Our database cannot be reached right now, and we are already working on it. Please keep this page open and try again in a few seconds.",
  full: "Our storage is full, so nothing new can be saved right now. Please keep this page open and try again in a few minutes.",
};

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Whatever cannot be an id names nothing.
    if (hasZodFastifySchemaValidationErrors(error) && error.validationContext === "params") {
      return answerNotFound(request, reply);
    }
    const trouble = error instanceof AppError ? null : storageTroubleOf(error);
    const status = trouble ? UNAVAILABLE : statusOf(error);
    const isStopping = error instanceof ServerStopping;
    // A server that stops is no trouble: the line of each call names its status.
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
