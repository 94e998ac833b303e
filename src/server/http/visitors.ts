import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { visitors } from "#server/db/schema.ts";

const VISITOR_COOKIE = "visitor";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

declare const visitorIdBrand: unique symbol;
// Only a cookie that we signed yields one.
export type VisitorId = string & { readonly [visitorIdBrand]: true };

export type Visitors = {
  recognise: (request: FastifyRequest) => VisitorId | null;
  recogniseOrWelcome: (request: FastifyRequest, reply: FastifyReply) => Promise<VisitorId>;
};

function recognise(request: FastifyRequest): VisitorId | null {
  const cookie = request.cookies[VISITOR_COOKIE];
  const unsigned = cookie ? request.unsignCookie(cookie) : null;
  return unsigned?.valid ? (unsigned.value as VisitorId) : null;
}

export function createVisitors({ db, isHttps }: { db: Db; isHttps: boolean }): Visitors {
  return {
    recognise,
    recogniseOrWelcome: async (request, reply) => {
      const known = recognise(request);
      const id = known ?? (randomUUID() as VisitorId);
      // A known cookie may outlive its row, for instance after the data folder was emptied.
      await db.insert(visitors).values({ id }).onConflictDoNothing();
      if (!known) {
        reply.setCookie(VISITOR_COOKIE, id, {
          path: "/",
          httpOnly: true,
          sameSite: "lax",
          secure: isHttps,
          signed: true,
          maxAge: YEAR_SECONDS,
        });
      }
      return id;
    },
  };
}
