import type { FastifyInstance } from "fastify";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import { listOutbox } from "#shared/contract/mails.ts";
import { listMails, readHtml } from "./read-outbox.ts";

// A mail brings its own styles and must not bring anything else.
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox";

export function outboxRoutes(app: FastifyInstance, outboxDir: string): void {
  bindEndpoint(app, listOutbox, { handle: async () => ({ mails: await listMails(outboxDir) }) });

  app.get<{ Params: { id: string } }>(
    "/api/dev/outbox/:id/html",
    { schema: { hide: true } },
    async (request, reply) => {
      const html = await readHtml(outboxDir, request.params.id);
      return (
        reply
          // A sandboxed page cannot have it, and the browser would complain.
          .removeHeader("origin-agent-cluster")
          .header("content-security-policy", MAIL_POLICY)
          .header("x-frame-options", "SAMEORIGIN")
          .type("text/html; charset=utf-8")
          .send(html)
      );
    },
  );
}
