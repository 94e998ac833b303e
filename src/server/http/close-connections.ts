import type { FastifyInstance } from "fastify";
import { AppError } from "./app-error.ts";
import type { Guard } from "./guard-calls.ts";

// What was typed may be sent again, to this server or to another one.
export class ServerStopping extends AppError {
  constructor() {
    super("unavailable", "We are just restarting. Please keep this page open and try again in a few seconds.");
  }
}

// A kept-alive connection that answers its last request while we stop would hold the stop up until it times out. A call
// that comes on one is refused, since what it needs may be gone before it is done.
export function closeConnectionsWhenStopping(app: FastifyInstance): Guard {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  // oxlint-disable-next-line eslint/max-params -- as the framework calls it; a promise would cost every answer a turn
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isStopping) reply.header("connection", "close");
    done();
  });
  return () => (isStopping ? new ServerStopping() : undefined);
}
