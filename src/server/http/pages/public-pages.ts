import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import { createLruCache } from "#server/process/lru-cache.ts";
import { POLICY_HEADER, policyHeader } from "../hooks/security-headers.ts";
import { publicUrlFor } from "./public-url.ts";

const NONCE = "__CSP_NONCE__";
const STYLE_START = `<style nonce="${NONCE}">`;
const SCRIPT_START = `<script type="module" nonce="${NONCE}">`;

// Browsers ask whether it changed, and a content delivery network asks once a minute.
const KEPT = "public, max-age=0, s-maxage=60, must-revalidate";
const NOT_KEPT = "no-cache";

// A page that is the same for every visitor, as the build wrote it.
export type PublicPage = { html: string; policy: string; id: string };

type Encoding = "br" | "gzip" | "identity";
type Encoded = { body: Buffer; etag: string };

// A caller may name any host, so that only the latest are kept.
const REMEMBERED = 300;
// Browsers of one kind all accept the same; what is longer than any of them sends is not kept.
const REMEMBERED_OFFERS = 50;
const LONGEST_USUAL_OFFERS = 100;

// Its scripts and styles are let in by what they are: a fresh nonce would make every answer another one, which no cache
// could keep. Styles that libraries write while the page is open have no fixed content; they are let in by a nonce
// that is the page's own and lets in no script.
export function preparePublicPage(written: string, config: Config): PublicPage {
  const id = digestOf(written, "hex").slice(0, 24);
  const policy = policyHeader(config, {
    "script-src": hashesOf(written, SCRIPT_START, "</script>"),
    "style-src": [...hashesOf(written, STYLE_START, "</style>"), `'nonce-${id}'`],
  });
  const html = written
    .replaceAll(STYLE_START, "<style>")
    .replaceAll(SCRIPT_START, '<script type="module">')
    .replaceAll(NONCE, id);
  return { html, policy, id };
}

function hashesOf(html: string, start: string, end: string): string[] {
  const pieces = html.split(start).slice(1);
  return pieces.map((piece) => `'sha256-${digestOf(piece.slice(0, piece.indexOf(end)), "base64")}'`);
}

function digestOf(text: string | Buffer, encoding: "hex" | "base64"): string {
  return createHash("sha256").update(text).digest(encoding);
}

export type SendPublicPage = (
  page: PublicPage,
  http: { request: FastifyRequest; reply: FastifyReply; status: number; isKept?: boolean },
) => FastifyReply;

export function createPublicPageSender(config: Config): SendPublicPage {
  const encoded = createLruCache<Encoded>(REMEMBERED);
  const chosen = createLruCache<Encoding>(REMEMBERED_OFFERS);
  return (page, { request, reply, status, isKept = true }) => {
    const offers = request.headers["accept-encoding"] ?? "";
    const isUsual = offers.length <= LONGEST_USUAL_OFFERS;
    const encoding = isUsual ? chosen(offers, () => chooseEncoding(offers)) : chooseEncoding(offers);
    const address = publicUrlFor(config, request);
    const { body, etag } = encoded(`${page.id} ${encoding} ${address}`, () => encode(page.html, encoding, address));
    reply.headers({
      [POLICY_HEADER]: page.policy,
      "cache-control": isKept ? cacheControlFor(status) : "no-store",
      "content-type": "text/html; charset=utf-8",
      vary: "accept-encoding",
      etag,
    });
    if (status === 200 && isKnown(request.headers["if-none-match"], etag)) return reply.status(304).send();
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.status(status).send(body);
  };
}

function cacheControlFor(status: number): string {
  return status === 200 ? KEPT : NOT_KEPT;
}

function encode(html: string, encoding: Encoding, address: string): Encoded {
  const plain = Buffer.from(html.replaceAll("__PUBLIC_URL__", address));
  const etag = `"${digestOf(plain, "hex").slice(0, 32)}-${encoding}"`;
  return { body: compress(plain, encoding), etag };
}

function compress(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === "identity") return plain;
  if (encoding === "gzip") return gzipSync(plain, { level: constants.Z_BEST_COMPRESSION });
  // One step below the best, which would take a tenth of a second for one percent.
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

function chooseEncoding(accepted: string): Encoding {
  const offers = accepted
    .toLowerCase()
    .split(",")
    .map((offer) => offer.split(";").map((part) => part.trim()));
  const isWelcome = (name: string) =>
    offers.some(([coding, quality = "q=1"]) => coding === name && !/^q=0(\.0*)?$/.test(quality));
  if (isWelcome("br")) return "br";
  return isWelcome("gzip") ? "gzip" : "identity";
}

// A proxy on the way may have made it a weak one.
function isKnown(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  return given === "*" || given.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
