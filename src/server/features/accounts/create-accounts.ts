import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/connect.ts";
import type { Log } from "#server/log.ts";
import { createAuth } from "./create-auth.ts";
import { type AccountMails, createAccountMails } from "./emails.ts";
import { createTokenReader } from "./session-cookie.ts";
import { createSessions } from "./sessions.ts";
import type { AccountParts } from "./sign-in.ts";

type Parts = { config: Config; db: Db; log: Log; cookieSecret: string };

// The address is never taken from a request: a forged host must not get into a mailed link.
type AppParts = Parts & { ownUrl: () => string };
type WorkerParts = Pick<Parts, "config"> & { ownUrl: () => Promise<string> };

export function createAccounts({ config, db, log, cookieSecret, ownUrl }: AppParts): AccountParts {
  const { isHttps, adminEmail, oidc, rateLimitScale } = config;
  const publicUrl = () => config.publicUrl ?? ownUrl();
  const mails = createAccountMails({ publicUrl });
  const openId = oidc && { ...oidc, publicUrl };
  const auth = createAuth({ db, log, secret: cookieSecret, isHttps, baseUrl: baseUrlOf(config), openId });
  const readToken = createTokenReader({ secret: cookieSecret, isHttps });
  const sessions = createSessions({ db, readToken, adminEmail });
  return { db, log, auth, mails, sessions, isHttps, adminEmail, limitScale: rateLimitScale };
}

// What the worker needs to mail reset links.
export function createWorkerMails({ config, ownUrl }: WorkerParts): AccountMails {
  return createAccountMails({ publicUrl: async () => config.publicUrl ?? ownUrl() });
}

function baseUrlOf({ publicUrl }: Config): string {
  return publicUrl ?? "http://localhost";
}
