import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { cookiesOf } from "#server/http/cookies.ts";
import { rememberLatest } from "#server/remember-latest.ts";

// As the library names and signs it: the token, a dot, and an HMAC of the token.
const COOKIE = "stayscribe.session_token";
const SIGNATURE_LENGTH = 44;
// Longer than any cookie we send: the bound keeps foreign ones from filling the memory.
const LONGEST_COOKIE = 200;
const REMEMBERED_COOKIES = 2000;

export type ReadSessionToken = (request: FastifyRequest) => string | null;

// The token of a session, if we signed it; whether that session still exists is for the database to say.
export function createTokenReader({ secret, isHttps }: { secret: string; isHttps: boolean }): ReadSessionToken {
  const name = isHttps ? `__Secure-${COOKIE}` : COOKIE;
  // Whether we signed a cookie never changes, and a browser sends the same one with every call.
  const tokenOf = rememberLatest<string | null>(REMEMBERED_COOKIES);
  return (request) => {
    const signed = cookiesOf(request)[name];
    if (!signed || signed.length > LONGEST_COOKIE) return null;
    return tokenOf(signed, () => checkToken(signed, secret));
  };
}

function checkToken(signed: string, secret: string): string | null {
  const dot = signed.lastIndexOf(".");
  if (dot < 1) return null;
  const [token, signature] = [signed.slice(0, dot), signed.slice(dot + 1)];
  return isSignatureOf(signature, token, secret) ? token : null;
}

function isSignatureOf(signature: string, token: string, secret: string): boolean {
  if (signature.length !== SIGNATURE_LENGTH) return false;
  const given = Buffer.from(signature);
  const expected = Buffer.from(createHmac("sha256", secret).update(token).digest("base64"));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
