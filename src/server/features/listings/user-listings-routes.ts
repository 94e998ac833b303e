import type { FastifyInstance, FastifyRequest } from "fastify";
import { bindEndpoint } from "#server/http/bind-endpoint.ts";
import * as contract from "#shared/contract/user-listings.ts";
import { type DeleteParts, deleteUserListing, type Member, readUserListings } from "./user-listings.ts";

export type UserListingParts = DeleteParts & {
  // Refuses whoever is not signed in.
  requireMember: (request: FastifyRequest) => Promise<Member>;
};

export function userListingRoutes(app: FastifyInstance, parts: UserListingParts): void {
  bindEndpoint(app, contract.listUserListings, {
    handle: async ({ query }, { request, reply }) => {
      reply.header("cache-control", "no-store");
      const member = await parts.requireMember(request);
      return readUserListings(parts.db, member, { ...query, cursor: query.cursor ?? null });
    },
  });

  bindEndpoint(app, contract.deleteUserListing, {
    handle: async ({ params }, { request }) => {
      await deleteUserListing(parts, await parts.requireMember(request), params.id);
      return { success: true as const };
    },
  });
}
