import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sessions } from "#server/db/schema/accounts.ts";
import { countProviderError } from "#server/metrics/product-counts.ts";
import type { AuthProblem } from "#shared/messages/accounts.ts";
import { ownValue } from "#shared/own-value.ts";
import { paths } from "#shared/page-paths.ts";
import { sameSitePath } from "#shared/same-site-path.ts";
import { mailVerificationLink } from "../email/confirm-email.ts";
import { hasConfirmationLink } from "../email/email-links.ts";
import { headersOf, passOnCookies } from "../sessions/sessions.ts";
import { OPENID_CALLBACK, OPENID_PROVIDER, UnusableEmailError } from "./openid-provider.ts";
import { type AccountDeps, welcomeUser } from "./sign-in.ts";

const LIMIT = { max: 60, timeWindow: 60_000 };

const LONGEST_TALK_MS = 15_000;

type Http = { request: FastifyRequest; reply: FastifyReply };
export type CallbackQuery = Partial<Record<"code" | "state" | "error" | "error_description" | "iss", string>>;

// Where the browser is to go: to the provider, or back with what is wrong.
async function beginOpenIdSignIn(deps: AccountDeps, next: unknown, { request, reply }: Http): Promise<string> {
  const callbackURL = sameSitePath(next) ?? paths.dashboard;
  const body = { providerId: OPENID_PROVIDER, callbackURL, disableRedirect: true };
  try {
    const asking = deps.auth.api.signInWithOAuth2({ body, headers: headersOf(request), returnHeaders: true });
    const { headers, response } = await inTime(asking);
    passOnCookies(reply, headers);
    return response.url;
  } catch (error) {
    countProviderError("openid");
    deps.log.error({ err: error }, "the OpenID provider could not be asked");
    return problemPage("openid-unavailable");
  }
}

// The provider sent the browser back. The parameters are not trusted: only what the provider answers us directly
// counts.
async function finishOpenIdSignIn(deps: AccountDeps, query: CallbackQuery, http: Http): Promise<string> {
  const headers = headersOf(http.request);
  const params = { providerId: OPENID_PROVIDER };
  try {
    const answer = await inTime(deps.auth.api.oAuth2Callback({ query, params, headers, asResponse: true }));
    const location = new URL(answer.headers.get("location") ?? "/", "http://localhost");
    const user = await userOfCookies(deps, answer.headers);
    if (!user) return problemPage(problemOf(location.searchParams.get("error")));
    const before = await deps.sessions.find(http.request);
    passOnCookies(http.reply, answer.headers);
    if (before) await deps.db.delete(sessions).where(eq(sessions.id, before.sessionId));
    if (!user.emailVerified && !(await hasConfirmationLink(deps.db, user.id))) await mailVerificationLink(deps, user);
    const { openNext } = await welcomeUser(deps, user.id, http);
    const wanted = sameSitePath(`${location.pathname}${location.search}${location.hash}`) ?? paths.dashboard;
    return wanted === paths.dashboard ? (openNext ?? wanted) : wanted;
  } catch (error) {
    if (error instanceof UnusableEmailError) return problemPage("openid-no-email");
    countProviderError("openid");
    deps.log.error({ err: error }, "the OpenID provider's answer could not be used");
    return problemPage("openid-unavailable");
  }
}

async function userOfCookies({ auth }: AccountDeps, headers: Headers) {
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const found = await auth.api.getSession({ headers: new Headers({ cookie }), query: { disableRefresh: true } });
  return found?.user ?? null;
}

const PROBLEMS: Record<string, AuthProblem> = {
  access_denied: "openid-cancelled",
  account_not_linked: "openid-not-linked",
  email_is_missing: "openid-no-email",
  state_mismatch: "openid-expired",
  state_not_found: "openid-expired",
  oauth_code_verification_failed: "openid-expired",
};

function problemOf(error: string | null): AuthProblem {
  return ownValue(PROBLEMS, error ?? "") ?? "openid-failed";
}

function problemPage(problem: AuthProblem): string {
  return `${paths.auth}?problem=${problem}`;
}

// A provider that hangs must not leave the browser on an empty page.
async function inTime<T>(talk: Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(LONGEST_TALK_MS);
  const tooLate = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("the OpenID provider took too long")));
  });
  return Promise.race([talk, tooLate]);
}

// Plain navigations of the browser: whatever happens, they end on a page.
export function openIdRoutes(app: FastifyInstance, deps: AccountDeps, isConfigured: boolean): void {
  const options = { schema: { hide: true }, config: { rateLimit: LIMIT } };

  app.get<{ Querystring: { next?: unknown; mode?: unknown } }>("/api/login", options, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const { next, mode } = request.query;
    const page = () => authPage(next, mode === "register");
    return reply.redirect(isConfigured ? await beginOpenIdSignIn(deps, next, { request, reply }) : page());
  });

  if (!isConfigured) return;
  app.get<{ Querystring: CallbackQuery }>(OPENID_CALLBACK, options, async (request, reply) => {
    reply.header("cache-control", "no-store");
    return reply.redirect(await finishOpenIdSignIn(deps, onlyTexts(request.query), { request, reply }));
  });
}

function authPage(next: unknown, registers: boolean): string {
  const wanted = sameSitePath(next);
  const query = [...(registers ? ["mode=register"] : []), ...(wanted ? [`next=${encodeURIComponent(wanted)}`] : [])];
  return query.length > 0 ? `${paths.auth}?${query.join("&")}` : paths.auth;
}

// A parameter given twice arrives as a list.
function onlyTexts(query: CallbackQuery): CallbackQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => typeof value === "string"));
}
