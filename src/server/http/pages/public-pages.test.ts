import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { createPublicPageSender, preparePublicPage } from "./public-pages.ts";

const WRITTEN = `<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__">
<link rel="canonical" href="__PUBLIC_URL__/help" /><style nonce="__CSP_NONCE__">p{color:red}</style></head>
<body><p>Help</p><script type="module" nonce="__CSP_NONCE__">wake(1)</script></body></html>`;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function serve(env: Record<string, string> = {}, written = WRITTEN) {
  const config = readConfig(env);
  const page = preparePublicPage(written, config);
  const send = createPublicPageSender(config);
  const app = fastify();
  app.get("/", (request, reply) => send(page, { request, reply, status: 200 }));
  app.get("/gone", (request, reply) => send(page, { request, reply, status: 404 }));
  return app;
}

test("a public page is the same for every visitor, and its policy names what it carries by hashes", async () => {
  const app = serve();
  const [first, second] = [await app.inject("/"), await app.inject("/")];
  expect(second.body).toBe(first.body);
  const policy = String(first.headers["content-security-policy"]);
  expect(second.headers["content-security-policy"]).toBe(policy);
  expect(policy).toContain(`script-src 'self' ${hash("wake(1)")};`);
  expect(policy).toContain(`style-src 'self' ${hash("p{color:red}")} 'nonce-`);
  expect(/script-src [^;]*nonce/.test(policy)).toBe(false);
  expect(first.body).toContain('<script type="module">wake(1)</script>');
  expect(first.body).toContain("<style>p{color:red}</style>");
  const styleNonce = /style-src [^;]*'nonce-(\w+)'/.exec(policy)?.[1] ?? "";
  expect(first.body).toContain(`<meta property="csp-nonce" nonce="${styleNonce}">`);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
});

test("it may be kept, and asking again is answered without it until it changes", async () => {
  const app = serve();
  const { headers } = await app.inject("/");
  expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=60, must-revalidate");
  expect(headers.etag).toMatch(/^"[^"]+"$/);
  for (const known of [headers.etag, `W/${String(headers.etag)}`, `"other", ${String(headers.etag)}`, "*"]) {
    const again = await app.inject({ url: "/", headers: { "if-none-match": String(known) } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", headers.etag]);
  }
  const changed = serve({}, WRITTEN.replace("Help", "More help"));
  const answer = await changed.inject({ url: "/", headers: { "if-none-match": String(headers.etag) } });
  expect(answer.statusCode).toBe(200);
});

test.for([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["GZIP", "gzip"],
  ["identity", undefined],
  ["", undefined],
] as const)("who accepts %o is answered as %o, each with a tag of its own", async ([accepted, encoding]) => {
  const app = serve();
  const plain = await app.inject("/");
  const answer = await app.inject({ url: "/", headers: { "accept-encoding": accepted } });
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(answer.headers.vary).toBe("accept-encoding");
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  const body = encoding ? unpack[encoding](answer.rawPayload) : answer.rawPayload;
  expect(body.toString()).toBe(plain.body);
  expect(answer.headers.etag === plain.headers.etag).toBe(encoding === undefined);
});

test("each caller gets what they accept, independent of earlier callers and of how much they name", async () => {
  const app = serve();
  const long = `${Array.from({ length: 40 }, (_, at) => `coding-${at}`).join(", ")}, gzip`;
  const asked = ["br", "gzip", "identity", "br", long, "br;q=0, gzip", long, "br"];
  const answers = [];
  for (const accepted of asked) answers.push(await app.inject({ url: "/", headers: { "accept-encoding": accepted } }));
  expect(answers.map(({ headers }) => headers["content-encoding"])).toEqual([
    "br",
    "gzip",
    undefined,
    "br",
    "gzip",
    "gzip",
    "gzip",
    "br",
  ]);
});

test("it names the address that was asked, or the configured one, and another address has another tag", async () => {
  const app = serve();
  const here = await app.inject({ url: "/", headers: { host: "stay.example" } });
  const there = await app.inject({ url: "/", headers: { host: "other.example" } });
  expect(here.body).toContain('href="http://stay.example/help"');
  expect(there.body).toContain('href="http://other.example/help"');
  expect(there.headers.etag).not.toBe(here.headers.etag);
  const configured = serve({ PUBLIC_URL: "https://stayscribe.example" });
  expect((await configured.inject("/")).body).toContain('href="https://stayscribe.example/help"');
});

test("an address that leads nowhere is asked for anew each time", async () => {
  const app = serve();
  const gone = await app.inject("/gone");
  expect(gone.headers["cache-control"]).toBe("no-cache");
  const again = await app.inject({ url: "/gone", headers: { "if-none-match": String(gone.headers.etag) } });
  expect(again.statusCode).toBe(404);
});

test("with a maps key the scripts that the page names may load others", () => {
  const { policy } = preparePublicPage(WRITTEN, readConfig({ GOOGLE_MAPS_API_KEY: "maps" }));
  expect(policy).toMatch(/script-src [^;]*'strict-dynamic'/);
});
