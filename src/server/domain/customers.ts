import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "#server/db/connect.ts";
import { customers } from "#server/db/schema/customers.ts";
import { isUuid } from "#server/domain/is-uuid.ts";

const VISITOR_COOKIE = "visitor";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

declare const customerIdBrand: unique symbol;
// Branded, so that only a session or a cookie we signed can produce one.
export type CustomerId = string & { readonly [customerIdBrand]: true };

export type Customers = {
  // The account that is signed in, otherwise the browser.
  recognise: (request: FastifyRequest) => Promise<CustomerId | null>;
  // The account alone.
  findAccount: (request: FastifyRequest) => Promise<CustomerId | null>;
  recogniseOrWelcome: (request: FastifyRequest, reply: FastifyReply) => Promise<CustomerId>;
};

type CustomersDeps = {
  db: Db;
  isHttps: boolean;
  findUserId: (request: FastifyRequest) => Promise<string | null>;
};

// The guest of the browser's cookie, whether or not an account is signed in.
export function recogniseGuest(request: FastifyRequest): CustomerId | null {
  return readVisitor(request)?.id ?? null;
}

// The signed value is validated too, since the old key also signed sessions.
function readVisitor(request: FastifyRequest): { id: CustomerId; isOutdated: boolean } | null {
  const cookie = cookiesOf(request)[VISITOR_COOKIE];
  const unsigned = cookie ? request.unsignCookie(cookie) : null;
  if (!unsigned?.valid || !isUuid(unsigned.value)) return null;
  return { id: unsigned.value as CustomerId, isOutdated: unsigned.renew };
}

// The next guest at this browser must find nothing of the previous one.
export function forgetGuest(reply: FastifyReply): void {
  reply.clearCookie(VISITOR_COOKIE, { path: "/" });
}

export async function enrolCustomer(db: Db, id: string): Promise<CustomerId> {
  await db.insert(customers).values({ id }).onConflictDoNothing();
  return id as CustomerId;
}

export function createCustomers({ db, isHttps, findUserId }: CustomersDeps): Customers {
  const findAccount = async (request: FastifyRequest) => (await findUserId(request)) as CustomerId | null;
  const recognise = async (request: FastifyRequest) => (await findAccount(request)) ?? recogniseGuest(request);
  return {
    recognise,
    findAccount,
    recogniseOrWelcome: async (request, reply) => {
      const known = await recognise(request);
      const visitor = readVisitor(request);
      const isOutdated = visitor !== null && visitor.id === known && visitor.isOutdated;
      // A known cookie may outlive its row, for instance after the data folder was emptied.
      const id = await enrolCustomer(db, known ?? randomUUID());
      if (!known || isOutdated) {
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

type Cookies = Record<string, string | undefined>;

// Parsed on first use: most pages and files never look at the cookies.
export function cookiesOf(request: FastifyRequest): Cookies {
  const known = request.cookies as Cookies | null;
  return known ?? (request.cookies = request.server.parseCookie(request.headers.cookie ?? ""));
}
