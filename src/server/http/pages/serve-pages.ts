import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import { appPathAt, frameFileName, isAppPath, pageFileName } from "#shared/page-paths.ts";
import { answerNotFound } from "../endpoints/answer-errors.ts";
import { leaveOutForDocuments, POLICY_HEADER } from "../hooks/security-headers.ts";
import { createPageDrawer, type Drawing, type DrawnPage, mayBeSignedIn } from "./drawn-pages.ts";
import { createPublicPageSender, type PublicPage, preparePublicPage } from "./public-pages.ts";

const BUILT_DIR = join(import.meta.dirname, "../../../../dist/web");

// The HTML the build made: one file for each public page, and the frames of the app's pages.
type BuiltPages = { site: Map<string, PublicPage>; frames: Map<string, PublicPage>; notFound: PublicPage };

export async function servePages(app: FastifyInstance, config: Config): Promise<void> {
  const pages = readBuiltPages(config);
  if (pages) await serveBuiltFiles(app);
  app.setNotFoundHandler(answerNotFound);
  if (!pages) return;
  const sendPublicPage = createPublicPageSender(config);
  const drawPage = createPageDrawer(app, loadDrawing);
  app.get<{ Params: { "*": string } }>("/*", { schema: { hide: true } }, async (request, reply) => {
    // As the router read it: decoded, and without the host that a request line may name.
    const path = `/${request.params["*"]}`;
    if (!isPagePath(path)) return answerNotFound(request, reply);
    const page = publicPageAt(path, pages, config);
    if (page) return sendPublicPage(page, { request, reply, status: page === pages.notFound ? 404 : 200 });
    const frame = frameFor(path, pages, request);
    const drawn = await drawPage(frame.html, request);
    if (drawn) return sendDrawnPage(drawn, frame, reply);
    // After signing out, the browser's Back button must not show private pages again.
    return sendPublicPage(frame, { request, reply, status: 200, isKept: false });
  });
}

function loadDrawing(): Promise<Drawing> {
  return import(pathToFileURL(join(BUILT_DIR, "../prerender/prerender.js")).href) as Promise<Drawing>;
}

// For one reader alone, so nothing of it is kept, here or elsewhere.
function sendDrawnPage({ html, cookies }: DrawnPage, { policy }: PublicPage, reply: FastifyReply): FastifyReply {
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  return reply.header(POLICY_HEADER, policy).type("text/html; charset=utf-8").send(html);
}

function readBuiltPages(config: Config): BuiltPages | null {
  if (!existsSync(join(BUILT_DIR, "pages"))) return null;
  const site = readFolder("pages", config);
  const notFound = site.get("404");
  if (!notFound) throw new Error("The build has no page for addresses that lead nowhere");
  site.delete("404");
  return { site, notFound, frames: readFolder("frames", config) };
}

function readFolder(folder: string, config: Config): Map<string, PublicPage> {
  const files = readdirSync(join(BUILT_DIR, folder)).map((file) => {
    const page = preparePublicPage(readPage(join(BUILT_DIR, folder, file), config), config);
    return [basename(file, ".html"), page] as const;
  });
  return new Map(files);
}

// The same files serve every start; how this one runs is said on the root element.
function readPage(file: string, { testMode, showsOutbox }: Config): string {
  return readFileSync(file, "utf8")
    .replace("__MODE__", testMode ? "test" : "live")
    .replace("__OUTBOX__", showsOutbox ? "on" : "off");
}

// Null for a page of the app.
function publicPageAt(path: string, pages: BuiltPages, { features }: Config): PublicPage | null {
  const page = pages.site.get(pageFileName(path.length > 1 ? path.replace(/\/$/, "") : path));
  return page ?? (isAppPath(path, features) ? null : pages.notFound);
}

async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  // Their names carry a hash of their content.
  await app.register(fastifyStatic, {
    root: join(BUILT_DIR, "assets"),
    preCompressed: true,
    // Never asked for in parts, nor again.
    acceptRanges: false,
    lastModified: false,
    prefix: "/assets/",
    immutable: true,
    maxAge: "365d",
    setHeaders: leaveOutForDocuments,
  });
  // The few files at the top, such as the icon.
  await app.register(fastifyStatic, {
    root: BUILT_DIR,
    wildcard: false,
    index: false,
    decorateReply: false,
    maxAge: "1h",
    globIgnore: ["assets/**", "pages/**", "frames/**", "*.html"],
  });
}

function isPagePath(path: string): boolean {
  return !/^\/(api|assets|files)(\/|$)/.test(path);
}

// A browser that may have a session must not briefly see the page for signed-out visitors.
function frameFor(asked: string, { frames }: BuiltPages, { headers, query }: FastifyRequest): PublicPage {
  const visitor = mayBeSignedIn(headers.cookie) ? "unknown" : "signed-out";
  const path = appPathAt(asked) ?? "";
  const { mode } = query as { mode?: unknown };
  const forMode = typeof mode === "string" ? frames.get(frameFileName({ path, mode, visitor })) : undefined;
  const frame = forMode ?? frames.get(frameFileName({ path, mode: null, visitor }));
  if (!frame) throw new Error(`The build has no frame for ${asked}`);
  return frame;
}
