import type { FastifyRequest } from "fastify";
import type { RetryParts } from "./manage-orders.ts";
import type { PromoParts } from "./manage-promo-codes.ts";
import type { Admin } from "./record-change.ts";

export type AdminParts = RetryParts &
  PromoParts & {
    // Refuses everybody but the admin.
    requireAdmin: (request: FastifyRequest) => Promise<Admin>;
  };
