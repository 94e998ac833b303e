import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import { isAppPath } from "#shared/page-paths.ts";
import { answerNotFound } from "./answer-errors.ts";
import { createPublicPageSender, type PublicPage, preparePublicPage } from "./public-pages.ts";
import { publicUrlFor } from "./public-url.ts";
import { POLICY_HEADER, policyHeader } from "./security-headers.ts";

const BUILT_DIR = join(import.meta.dirname, "../../../dist/web");
const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;

// The HTML the build made: one file for each public page, one for all pages of the app.
type BuiltPages = { site: Map<string, PublicPage>; app: string; notFound: PublicPage };

export async function servePages(app: FastifyInstance, config: Config): Promise<void> {
  const pages = readBuiltPages(config);
  if (pages) await serveBuiltFiles(app);
  app.setNotFoundHandler(answerNotFound);
  if (!pages) return;
  const sendPublicPage = createPublicPageSender(config);
  app.get<{ Params: { "*": string } }>("/*", { schema: { hide: true } }, (request, reply) => {
    // As the router read it: decoded, and without the host that a request line may name.
    const path = `/${request.params["*"]}`;
    if (!isPagePath(path)) return answerNotFound(request, reply);
    const page = publicPageAt(path, pages, config);
    if (!page) return sendAppPage({ html: pages.app, config, request, reply });
    return sendPublicPage(page, { request, reply, status: page === pages.notFound ? 404 : 200 });
  });
}

function readBuiltPages(config: Config): BuiltPages | null {
  const siteDir = join(BUILT_DIR, "pages");
  if (!existsSync(siteDir)) return null;
  const files = readdirSync(siteDir).map((file) => {
    const name = basename(file, ".html");
    const page = preparePublicPage(readPage(join(siteDir, file), config), config);
    return [name === "index" ? "/" : `/${name}`, page] as const;
  });
  const site = new Map(files);
  const notFound = site.get("/404");
  if (!notFound) throw new Error("The build has no page for addresses that lead nowhere");
  site.delete("/404");
  return { site, notFound, app: readPage(join(BUILT_DIR, "app.html"), config) };
}

// The same files serve every start; how this one runs is said on the root element.
function readPage(file: string, { testMode, showsOutbox }: Config): string {
  return readFileSync(file, "utf8")
    .replace("__MODE__", testMode ? "test" : "live")
    .replace("__OUTBOX__", showsOutbox ? "on" : "off");
}

// Null for a page of the app.
function publicPageAt(path: string, pages: BuiltPages, { features }: Config): PublicPage | null {
  const page = pages.site.get(path.length > 1 ? path.replace(/\/$/, "") : path);
  return page ?? (isAppPath(path, features) ? null : pages.notFound);
}

async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  // Their names carry a hash of their content.
  await app.register(fastifyStatic, {
    root: join(BUILT_DIR, "assets"),
    preCompressed: true,
    prefix: "/assets/",
    immutable: true,
    maxAge: "365d",
  });
  // The few files at the top, such as the icon.
  await app.register(fastifyStatic, {
    root: BUILT_DIR,
    wildcard: false,
    index: false,
    decorateReply: false,
    maxAge: "1h",
    globIgnore: ["assets/**", "pages/**", "*.html"],
  });
}

function isPagePath(path: string): boolean {
  return !/^\/(api|assets|files)(\/|$)/.test(path);
}

type PageAnswer = { html: string; config: Config; request: FastifyRequest; reply: FastifyReply };

function sendAppPage({ html, config, request, reply }: PageAnswer): FastifyReply {
  const nonce = randomBytes(16).toString("base64");
  const allowance = [`'nonce-${nonce}'`];
  reply.header(POLICY_HEADER, policyHeader(config, { "script-src": allowance, "style-src": allowance }));
  return reply
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html.replace(NONCE_PLACEHOLDER, nonce).replaceAll("__PUBLIC_URL__", publicUrlFor(config, request)));
}
