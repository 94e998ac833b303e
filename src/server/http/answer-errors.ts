import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { AppError } from "./app-error.ts";
import { describeProblem, type Problem } from "./describe-problem.ts";

type ErrorBody = { message: string; field?: string };

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // Whatever cannot be an id names nothing.
    if (hasZodFastifySchemaValidationErrors(error) && error.validationContext === "params") {
      return answerNotFound(request, reply);
    }
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, "request failed");
    return reply.status(status).send(bodyFor(error, status));
  });
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply) {
  const error = new AppError("not_found");
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
  return field ? { message: `${field} ${reason}`, field } : { message: `The request ${reason}` };
}
