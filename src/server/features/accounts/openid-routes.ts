import type { FastifyInstance } from "fastify";
import { paths } from "#shared/page-paths.ts";
import { sameSitePath } from "#shared/same-site-path.ts";
import { OPENID_CALLBACK } from "./openid-provider.ts";
import type { AccountParts } from "./sign-in.ts";
import { beginOpenIdSignIn, type CallbackQuery, finishOpenIdSignIn } from "./sign-in-by-openid.ts";

const LIMIT = { max: 60, timeWindow: 60_000 };

// Plain navigations of the browser: whatever happens, they end on a page.
export function openIdRoutes(app: FastifyInstance, parts: AccountParts, isConfigured: boolean): void {
  const options = { schema: { hide: true }, config: { rateLimit: LIMIT } };

  app.get<{ Querystring: { next?: unknown; mode?: unknown } }>("/api/login", options, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const { next, mode } = request.query;
    const page = () => authPage(next, mode === "register");
    return reply.redirect(isConfigured ? await beginOpenIdSignIn(parts, next, { request, reply }) : page());
  });

  if (!isConfigured) return;
  app.get<{ Querystring: CallbackQuery }>(OPENID_CALLBACK, options, async (request, reply) => {
    reply.header("cache-control", "no-store");
    return reply.redirect(await finishOpenIdSignIn(parts, onlyTexts(request.query), { request, reply }));
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
