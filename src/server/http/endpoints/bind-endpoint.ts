import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { z } from "zod";
import type { AnswerGivenBy, Endpoint, FileFields, ReceivedBy } from "#shared/contract/endpoint.ts";
import { acceptOnlyMultipart, type ReceivedFile, type ReceivedTexts, receiveFiles } from "../files/receive-files.ts";
import type { Limit } from "../limits/rate-limits.ts";

type FilesOf<E extends Endpoint> = E["files"] extends FileFields
  ? { files: AsyncIterable<ReceivedFile<keyof E["files"] & string>>; texts: ReceivedTexts }
  : unknown;

type Handler<E extends Endpoint> = (
  received: ReceivedBy<E> & FilesOf<E>,
  http: { request: FastifyRequest; reply: FastifyReply },
) => Promise<AnswerGivenBy<E>>;

export type Binding<E extends Endpoint> = { handle: Handler<E>; limit?: Limit; largestBodyBytes?: number };

export function bindEndpoint<E extends Endpoint>(app: FastifyInstance, endpoint: E, binding: Binding<E>): void {
  const { files } = endpoint;
  if (!files) {
    app.route(routeFor(endpoint, binding));
    return;
  }
  void app.register(async (scope) => {
    await acceptOnlyMultipart(scope);
    scope.setValidatorCompiler(leaveFilesToTheHandler);
    scope.route(routeFor(endpoint, binding));
  });
}

function routeFor<E extends Endpoint>(endpoint: E, binding: Binding<E>): RouteOptions {
  const { response, summary, files } = endpoint;
  const body = files ? formOf(files) : endpoint.body;
  return {
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    schema: {
      summary,
      tags: [endpoint.path.split("/")[2] ?? ""],
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(body && { body }),
      ...(files && { consumes: ["multipart/form-data"] }),
      response: { 200: response },
    },
    ...(binding.limit && { config: { rateLimit: binding.limit } }),
    ...(binding.largestBodyBytes && { bodyLimit: binding.largestBodyBytes }),
    handler: (request, reply) => {
      const { params, query } = request;
      const received = { params, query, body: request.body, ...(files && filesReceived(files, { request, reply })) };
      return binding.handle(received as ReceivedBy<E> & FilesOf<E>, { request, reply });
    },
  };
}

function filesReceived(fields: FileFields, http: { request: FastifyRequest; reply: FastifyReply }) {
  const texts: ReceivedTexts = new Map();
  return { files: receiveFiles(fields, { ...http, texts }), texts };
}

// For the API page. The files themselves are checked while they arrive.
function formOf(fields: FileFields): z.ZodObject {
  return z.object(
    Object.fromEntries(Object.entries(fields).map(([name, { maxFiles }]) => [name, z.array(z.file()).max(maxFiles)])),
  );
}

const leaveFilesToTheHandler: typeof validatorCompiler = (route) =>
  route.httpPart === "body" ? (data) => ({ value: data }) : validatorCompiler(route);
