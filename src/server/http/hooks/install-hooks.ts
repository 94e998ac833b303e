import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/connect.ts";
import { AppError, ServerStopping } from "#server/domain/app-error.ts";
import { type Log, requestLines } from "#server/process/log.ts";
import { deriveSecret } from "#server/settings/secrets.ts";
import { isStorable } from "#shared/typed-text.ts";
import { answerErrors } from "../endpoints/answer-errors.ts";
import { type EdgeLimits, limitConcurrentCalls, refuseConnection } from "../limits/limit-connections.ts";
import { limitAllCalls, limitRoutes } from "../limits/rate-limits.ts";
import { exposeMetrics } from "../monitoring/metrics.ts";
import { type Guard, guardCalls, type Note, noteAnswers, noteMatchedRoutes } from "./call-hooks.ts";
import { POLICY_HEADER, type PolicySettings, policyHeader, sendCommonHeaders } from "./security-headers.ts";

const CHECKS_PER_WINDOW = 4;

// The API page writes one style element; another version of it may need another hash.
const ITS_ONE_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

type GuardDeps = { config: Config; db: Db; log: Log; cookieSecret: string; limits: EdgeLimits };

// What every call passes before its route, in this order.
export async function installHooks(app: FastifyInstance, deps: GuardDeps): Promise<void> {
  const { config, db, log, limits, cookieSecret } = deps;
  const rates = { db, scale: config.rateLimitScale };
  guardCalls(app, [
    noteMatchedRoutes(app),
    sendCommonHeaders(config),
    closeConnectionsWhenStopping(app),
    limitConcurrentCalls(limits),
    limitSlowBodies(app, limits),
    refuseCrossSiteWrites(config),
    limitAllCalls(app, rates),
  ]);
  noteAnswers(app, [logRequests(log), exposeMetrics(app, { config, db })]);
  answerErrors(app);
  refuseUnstorable(app);
  // A read has no body that could come compressed.
  app.addHook("onRoute", (route) => {
    if (route.method === "GET" || route.method === "HEAD") route.decompress = false;
  });
  await app.register(compress);
  // Visitors who came before each purpose had a key of its own are recognised by the old one.
  const secret = [deriveSecret(cookieSecret, "visitor cookie"), cookieSecret];
  await app.register(cookie, { secret, hook: false });
  await limitRoutes(app, rates);
  await documentApi(app, config);
}

function logRequests(log: Log): Note {
  const write = requestLines(log);
  return ({ request, reply, route, ms }) => {
    const level = route.isApiCall || reply.statusCode >= 500 ? "info" : "debug";
    if (!log.isLevelEnabled(level)) return;
    const { id: reqId, method } = request;
    write(level, { reqId, method, route: route.pattern, status: reply.statusCode, ms: Math.round(ms) });
  };
}

// A kept-alive connection that answers its last request while we stop would hold the stop up until it times out. A call
// that comes on one is refused, since what it needs may be gone before it is done.
function closeConnectionsWhenStopping(app: FastifyInstance): Guard {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  // oxlint-disable-next-line eslint/max-params -- as the framework calls it; a promise would cost every answer a tick
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isStopping) reply.header("connection", "close");
    done();
  });
  return () => (isStopping ? new ServerStopping() : undefined);
}

// The contract judges its own endpoints. This is for routes that are bound by hand, such as the links in mails.
function refuseUnstorable(app: FastifyInstance): void {
  app.addHook("preHandler", ({ params, query }, _reply, done) => {
    if (!areValuesStorable(params)) return done(new AppError("not_found"));
    if (areNamesStorable(query) && areValuesStorable(query)) return done();
    done(new AppError("bad_request", "The address contains a character that cannot be saved"));
  });
}

// Runs for every call, so that it builds nothing.
function areValuesStorable(value: unknown): boolean {
  if (typeof value === "string") return isStorable(value);
  if (typeof value !== "object" || value === null) return true;
  for (const key in value) if (!areValuesStorable((value as Record<string, unknown>)[key])) return false;
  return true;
}

function areNamesStorable(query: unknown): boolean {
  for (const name in query as object) if (!isStorable(name)) return false;
  return true;
}

// A second protection behind the cookies' SameSite: browsers say where a request comes from. Payment webhooks and
// scripts, which carry no cookies, say nothing.
function refuseCrossSiteWrites({ publicUrl }: Pick<Config, "publicUrl">): Guard {
  const ownHost = publicUrl && hostOf(publicUrl);
  return (request) => {
    const isRefused = !READS.has(request.method) && comesFromElsewhere(request, ownHost);
    return isRefused ? new AppError("forbidden") : undefined;
  };
}

function comesFromElsewhere(request: FastifyRequest, ownHost: string | null): boolean {
  const { "sec-fetch-site": site, origin } = request.headers;
  if (site === "same-origin" || site === "none") return false;
  if (site === "cross-site") return true;
  // A page on another host of the same domain, or a browser that is too old to send more than the origin.
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { protocol, host } = new URL(origin);
  return host !== hostOf(`${protocol}//${request.host}`) && host !== ownHost;
}

// Without the port that the protocol implies.
function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}

// Registered before the routes, since it watches them come.
async function documentApi(app: FastifyInstance, settings: PolicySettings): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: "Stayscribe API",
        version: "1",
        description: "Every call answers JSON; an error answers `{ message }` with its HTTP status.",
      },
    },
    transform: jsonSchemaTransform,
  });
  const policy = policyHeader(settings, { "style-src": [ITS_ONE_STYLE] });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    uiConfig: { layout: "BaseLayout" },
    theme: { title: "Stayscribe API" },
    uiHooks: {
      onRequest: (_request, reply, done) => {
        reply.header(POLICY_HEADER, policy);
        done();
      },
    },
  });
}

// Counted in checks, not in seconds: while this process itself is busy no check runs, so no sender is blamed for the
// delay.
type Body = { raw: IncomingMessage; answer: ServerResponse; bytesAtStart: number; checks: number };

// A half-sent body holds a connection, and memory, for as long as its sender likes: so it has to keep coming.
function limitSlowBodies(app: FastifyInstance, { bodyWindowMs, bodyBytesPerWindow }: EdgeLimits): Guard {
  const bodies = new Set<Body>();
  const beginWindow = (body: Body) => {
    body.bytesAtStart = body.raw.socket.bytesRead;
    body.checks = 0;
  };
  const check = (body: Body) => {
    const { raw, answer } = body;
    if (raw.complete || raw.socket.destroyed) return bodies.delete(body);
    const hasComeFarEnough = raw.socket.bytesRead - body.bytesAtStart >= bodyBytesPerWindow;
    // Bytes that are here unread wait for us, not for the sender.
    if (hasComeFarEnough || raw.readableLength > 0) return beginWindow(body);
    body.checks += 1;
    if (body.checks < CHECKS_PER_WINDOW) return;
    bodies.delete(body);
    if (answer.headersSent) raw.socket.destroy();
    else refuseConnection(raw.socket, "too slow");
  };
  const timer = setInterval(() => bodies.forEach(check), bodyWindowMs / CHECKS_PER_WINDOW).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  return ({ raw }, reply) => {
    if (hasBody(raw)) bodies.add({ raw, answer: reply.raw, bytesAtStart: raw.socket.bytesRead, checks: 0 });
  };
}

function hasBody({ headers, complete, socket }: IncomingMessage): boolean {
  const length = headers["content-length"];
  if (length === undefined && headers["transfer-encoding"] === undefined) return false;
  if (complete || !(socket instanceof Socket)) return false;
  return length === undefined || Number(length) > 0;
}
