import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AnswerGivenBy, Endpoint, ReceivedBy } from "#shared/contract/endpoint.ts";
import type { Limit } from "./rate-limits.ts";

type Handler<E extends Endpoint> = (
  received: ReceivedBy<E>,
  http: { request: FastifyRequest; reply: FastifyReply },
) => Promise<AnswerGivenBy<E>>;

export type Binding<E extends Endpoint> = { handle: Handler<E>; limit?: Limit };

export function bindEndpoint<E extends Endpoint>(app: FastifyInstance, endpoint: E, binding: Binding<E>): void {
  const { params, query, body, response, summary } = endpoint;
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    schema: {
      summary,
      tags: [endpoint.path.split("/")[2] ?? ""],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: response },
    },
    ...(binding.limit && { config: { rateLimit: binding.limit } }),
    handler: async (request, reply) => {
      const received = { params: request.params, query: request.query, body: request.body };
      return binding.handle(received as ReceivedBy<E>, { request, reply });
    },
  });
}
