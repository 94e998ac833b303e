import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/connect.ts";
import type { Log } from "#server/log.ts";
import { type Auth, createAuth } from "./create-auth.ts";
import { createAccountMails } from "./emails.ts";
import { createSessions } from "./sessions.ts";
import type { AccountParts } from "./sign-in.ts";

type Parts = { config: Config; db: Db; log: Log; cookieSecret: string };

// The address is never taken from a request: a forged host must not get into a mailed link.
type AppParts = Parts & { ownUrl: () => string };
type WorkerParts = Parts & { ownUrl: () => Promise<string> };

export function createAccounts({ config, db, log, cookieSecret, ownUrl }: AppParts): AccountParts {
  const { isHttps, adminEmail, oidc } = config;
  const publicUrl = () => config.publicUrl ?? ownUrl();
  const mails = createAccountMails({ publicUrl });
  const openId = oidc && { ...oidc, publicUrl };
  const auth = createAuth({ db, log, secret: cookieSecret, isHttps, baseUrl: baseUrlOf(config), mails, openId });
  return { db, log, auth, mails, sessions: createSessions({ auth, adminEmail }), isHttps, adminEmail };
}

// What the worker needs to mail reset links.
export function createWorkerAuth({ config, db, log, cookieSecret, ownUrl }: WorkerParts): Auth {
  const mails = createAccountMails({ publicUrl: async () => config.publicUrl ?? ownUrl() });
  const { isHttps } = config;
  return createAuth({ db, log, secret: cookieSecret, isHttps, baseUrl: baseUrlOf(config), mails, openId: null });
}

function baseUrlOf({ publicUrl }: Config): string {
  return publicUrl ?? "http://localhost";
}
