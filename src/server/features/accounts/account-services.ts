import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/connect.ts";
import type { Log } from "#server/process/log.ts";
import { createAuth } from "./create-auth.ts";
import { type AccountMails, createAccountMails } from "./email/account-mails.ts";
import type { Sessions } from "./sessions/sessions.ts";
import type { AccountDeps } from "./sign-in/sign-in.ts";

type Deps = { config: Config; db: Db; log: Log; cookieSecret: string };

// The address is never taken from a request: a forged host must not get into a mailed link.
type AppDeps = Deps & { sessions: Sessions; ownUrl: () => string };
type WorkerDeps = Pick<Deps, "config"> & { ownUrl: () => Promise<string> };

export function createAccountServices({ config, db, log, cookieSecret, sessions, ownUrl }: AppDeps): AccountDeps {
  const { isHttps, adminEmail, oidc, rateLimitScale } = config;
  const publicUrl = () => config.publicUrl ?? ownUrl();
  const mails = createAccountMails({ publicUrl });
  const openId = oidc && { ...oidc, publicUrl };
  const auth = createAuth({ db, log, secret: cookieSecret, isHttps, baseUrl: baseUrlOf(config), openId });
  return { db, log, auth, mails, sessions, isHttps, adminEmail, limitScale: rateLimitScale };
}

// What the worker needs to mail reset links.
export function createWorkerMails({ config, ownUrl }: WorkerDeps): AccountMails {
  return createAccountMails({ publicUrl: async () => config.publicUrl ?? ownUrl() });
}

function baseUrlOf({ publicUrl }: Config): string {
  return publicUrl ?? "http://localhost";
}
