import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/connect.ts";
import type { Log } from "#server/log.ts";
import { createAuth } from "./create-auth.ts";
import { createAccountMails } from "./emails.ts";
import { createSessions } from "./sessions.ts";
import type { AccountParts } from "./sign-in.ts";

type Parts = {
  config: Config;
  db: Db;
  log: Log;
  cookieSecret: string;
  // Never taken from a request: a forged host must not get into a mailed link.
  ownUrl: () => string;
};

export function createAccounts({ config, db, log, cookieSecret, ownUrl }: Parts): AccountParts {
  const { isHttps, adminEmail } = config;
  const publicUrl = () => config.publicUrl ?? ownUrl();
  const mails = createAccountMails({ db, publicUrl });
  const baseUrl = config.publicUrl ?? "http://localhost";
  const auth = createAuth({ db, log, secret: cookieSecret, isHttps, baseUrl, mails });
  return { db, auth, sessions: createSessions({ auth, adminEmail }), isHttps, adminEmail };
}
