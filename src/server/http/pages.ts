import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import { isPagePath } from "#shared/page-paths.ts";
import { answerNotFound } from "./answer-errors.ts";
import { securityHeaders } from "./security-headers.ts";

const PAGES_DIR = join(import.meta.dirname, "../../../dist/web");
const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;

export async function servePages(app: FastifyInstance, config: Config): Promise<void> {
  const shellFile = join(PAGES_DIR, "index.html");
  const shell = existsSync(shellFile) ? readFileSync(shellFile, "utf8") : null;
  if (shell !== null) await serveBuiltFiles(app);
  app.setNotFoundHandler(async (request, reply) => {
    if (shell === null || !wantsPage(request)) return answerNotFound(request, reply);
    return sendShell({ shell, config, request, reply });
  });
}

async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  // Their names carry a hash of their content.
  await app.register(fastifyStatic, {
    root: join(PAGES_DIR, "assets"),
    prefix: "/assets/",
    immutable: true,
    maxAge: "365d",
  });
  // The few files at the top, such as the icon.
  await app.register(fastifyStatic, {
    root: PAGES_DIR,
    wildcard: false,
    index: false,
    decorateReply: false,
    maxAge: "1h",
    globIgnore: ["assets/**", "index.html"],
  });
}

function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isPage = !/^\/(api|assets)(\/|$|\?)/.test(request.url);
  return isRead && isPage;
}

type ShellAnswer = { shell: string; config: Config; request: FastifyRequest; reply: FastifyReply };

function sendShell({ shell, config, request, reply }: ShellAnswer): FastifyReply {
  const nonce = randomBytes(16).toString("base64");
  const allowance = [`'nonce-${nonce}'`];
  reply.helmet(securityHeaders(config, { "script-src": allowance, "style-src": allowance }));
  const path = request.url.split("?")[0] ?? "/";
  return reply
    .status(isPagePath(path) ? 200 : 404)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(shell.replace(NONCE_PLACEHOLDER, nonce));
}
