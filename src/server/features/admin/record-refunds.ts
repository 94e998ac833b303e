import type { FastifyInstance } from "fastify";
import { refundOrder } from "#shared/contract/orders.ts";
import type { AdminParts } from "./admin-parts.ts";
import { recordChange } from "./record-change.ts";

// The call itself belongs to the orders, whose history tells of it in the same transaction; here it is told who did it.
export function recordRefunds(app: FastifyInstance, { db, requireAdmin }: AdminParts): void {
  const url = refundOrder.path.replace("{id}", ":id");
  app.addHook("preSerialization", async (request, reply, answer) => {
    if (request.routeOptions.url !== url || reply.statusCode !== 200) return answer;
    const { id } = request.params as { id: string };
    const { reason } = request.body as { reason: string };
    await recordChange(db, await requireAdmin(request), { action: "order_refunded", subject: id, details: { reason } });
    return answer;
  });
}
