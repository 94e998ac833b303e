import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { genericOAuth } from "better-auth/plugins";
import type { Db } from "#server/db/connect.ts";
import { credentials, sessions, users, verifications } from "#server/db/schema/accounts.ts";
import { storageTroubleOf } from "#server/db/storage-trouble.ts";
import type { Log } from "#server/process/log.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#shared/contract-values.ts";
import { type OpenIdSettings, openIdProvider } from "./sign-in/openid-provider.ts";

const DAY_SECONDS = 24 * 60 * 60;
const SESSION_SECONDS = 30 * DAY_SECONDS;

type AuthDeps = {
  db: Db;
  log: Log;
  secret: string;
  isHttps: boolean;
  baseUrl: string;
  openId: OpenIdSettings | null;
};

export type Auth = ReturnType<typeof createAuth>;

// Passwords, sessions and the OpenID protocol are the library's work; its own web routes stay closed.
export function createAuth({ log, ...deps }: AuthDeps) {
  const trouble = createTroubleTeller(log);
  const auth = buildAuth({ ...deps, trouble });
  return { ...auth, api: trouble.tell(auth.api) };
}

type LibraryDeps = Omit<AuthDeps, "log"> & { trouble: TroubleTeller };

function buildAuth({ db, trouble, secret, isHttps, baseUrl, openId }: LibraryDeps) {
  return betterAuth({
    appName: "Stayscribe",
    baseURL: baseUrl,
    secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      transaction: true,
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    user: {
      additionalFields: {
        firstName: { type: "string", required: true },
        lastName: { type: "string", required: true },
        isMember: { type: "boolean", required: false, input: false, defaultValue: true },
        loginMethod: { type: "string", required: false, input: false, defaultValue: "password" },
        lastLoginAt: { type: "date", required: false, input: false },
      },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: DAY_SECONDS },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
    },
    verification: { storeIdentifier: "hashed" },
    account: {
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
      updateAccountOnSignIn: false,
    },
    plugins: [genericOAuth({ config: openId ? [openIdProvider(openId)] : [] })],
    databaseHooks: { account: { create: { before: async (credential) => ({ data: withoutTokens(credential) }) } } },
    advanced: {
      cookiePrefix: "stayscribe",
      useSecureCookies: isHttps,
      database: { generateId: () => randomUUID() },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: "warn", log: trouble.hear },
  });
}

// The library prolongs a session that is in use once a day of its time is over.
export function isDueForProlonging(expiresAt: Date): boolean {
  return expiresAt.getTime() - Date.now() <= (SESSION_SECONDS - DAY_SECONDS) * 1000;
}

// We never call the provider on a user's behalf, so its tokens are not kept.
function withoutTokens<Credential extends object>(credential: Credential) {
  return { ...credential, accessToken: null, refreshToken: null, idToken: null };
}

// Set by us alone, from the address of the connection.
export const ADDRESS_HEADER = "x-caller-address";

type TroubleTeller = ReturnType<typeof createTroubleTeller>;

type Call = { trouble?: unknown };

type Level = "debug" | "info" | "warn" | "error";

// The library logs a database error and then throws one of its own instead, as if the caller were to blame. The error
// it logged during the call is thrown instead.
function createTroubleTeller(log: Log) {
  const calls = new AsyncLocalStorage<Call>();
  return {
    hear: (level: Level, message: string, ...details: unknown[]): void => {
      log[level]({ err: details.find((detail) => detail instanceof Error) }, message);
      const call = calls.getStore();
      if (call) call.trouble ??= details.find((detail) => storageTroubleOf(detail) !== null);
    },
    tell: <Api extends object>(api: Api): Api =>
      new Proxy(api, {
        get: (target, name) => {
          const method: unknown = Reflect.get(target, name);
          if (typeof method !== "function") return method;
          return (...args: unknown[]) => calls.run({}, () => callAndTell(method as Method, args, calls));
        },
      }),
  };
}

type Method = (...args: unknown[]) => Promise<unknown>;

async function callAndTell(method: Method, args: unknown[], calls: AsyncLocalStorage<Call>): Promise<unknown> {
  const troubleOr = (otherwise: unknown) => calls.getStore()?.trouble ?? otherwise;
  let answer: unknown;
  try {
    answer = await method(...args);
  } catch (error) {
    throw troubleOr(error);
  }
  const hasFailed = answer instanceof Response && answer.status >= 500;
  if (hasFailed && troubleOr(null)) throw troubleOr(null);
  return answer;
}
