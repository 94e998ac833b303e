import type { FastifyInstance } from "fastify";

// A kept-alive connection that answers its last request while we stop would hold the stop up until it times out.
export function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  // oxlint-disable-next-line eslint/max-params -- as the framework calls it; a promise would cost every answer a turn
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isStopping) reply.header("connection", "close");
    done();
  });
}
