import type { GenericOAuthConfig } from "better-auth/plugins";
import { z } from "zod";
import { Email } from "#shared/contract/account/accounts.ts";

export const OPENID_PROVIDER = "oidc";
export const OPENID_CALLBACK = `/api/auth/oauth2/callback/${OPENID_PROVIDER}`;

const LONGEST_NAME = 100;

export class UnusableEmailError extends Error {
  override name = "UnusableEmailError";
}

export type OpenIdSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  // Known once the server listens.
  publicUrl: () => string;
};

export function openIdProvider({ issuer, clientId, clientSecret, publicUrl }: OpenIdSettings): GenericOAuthConfig {
  return {
    providerId: OPENID_PROVIDER,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    clientId,
    clientSecret,
    scopes: ["openid", "email", "profile"],
    pkce: true,
    get redirectURI() {
      return `${publicUrl()}${OPENID_CALLBACK}`;
    },
    mapProfileToUser: userOf,
  };
}

// Named field by field: a claim that happens to be called like one of our columns must not fill it.
function userOf(claims: Record<string, unknown>) {
  const email = emailOf(claims["email"]);
  const [firstOfAll = "", ...others] = textOf(claims["name"]).split(" ");
  const firstName = textOf(claims["given_name"]) || firstOfAll || email.split("@")[0] || "";
  const lastName = textOf(claims["family_name"]) || (claims["given_name"] ? "" : others.join(" "));
  return {
    email,
    emailVerified: claims["email_verified"] === true,
    name: `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    image: "",
    isMember: true,
    loginMethod: "oidc",
    createdAt: new Date(),
    updatedAt: new Date(),
  };
}

// The whole address or an error: an address that was cut short may belong to another person, and the library would fill
// an empty one from the claims.
function emailOf(claim: unknown): string {
  const email = Email.pipe(z.email()).safeParse(claim);
  if (!email.success) throw new UnusableEmailError();
  return email.data.toLowerCase();
}

function textOf(claim: unknown): string {
  if (typeof claim !== "string") return "";
  return claim
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, LONGEST_NAME);
}
