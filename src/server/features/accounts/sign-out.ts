import type { FastifyReply, FastifyRequest } from "fastify";
import { forgetGuest } from "#server/http/customers.ts";
import { SIGNED_IN_HINT_COOKIE } from "#shared/signed-in-hint.ts";
import { headersOf, passOnCookies } from "./sessions.ts";
import type { AccountParts } from "./sign-in.ts";

type Http = { request: FastifyRequest; reply: FastifyReply };

// Also for a session that is gone already: the browser forgets it, and becomes a new guest.
export async function signOut({ auth, sessions }: AccountParts, { request, reply }: Http): Promise<void> {
  if (await sessions.find(request)) {
    const { headers } = await auth.api.signOut({ headers: headersOf(request), returnHeaders: true });
    passOnCookies(reply, headers);
    forgetGuest(reply);
  }
  reply.clearCookie(SIGNED_IN_HINT_COOKIE, { path: "/" });
}
