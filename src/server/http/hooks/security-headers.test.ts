import { fastify } from "fastify";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { createTestApp, useTestApp } from "#tests/support/app/test-app.ts";
import { contentPolicy, leaveOutForDocuments, sendCommonHeaders } from "./security-headers.ts";

const current = useTestApp();
const PAGE = { "script-src": ["'nonce-n1'"], "style-src": ["'nonce-n1'"] };

test("the content policy allows nothing inline and nothing from elsewhere", async () => {
  const { headers } = await current().app.inject("/healthz");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https:|\*/);
});

test("what only documents heed comes with every answer but the one that load balancers ask for", async () => {
  const { app } = current();
  const [known, other] = [await app.inject("/api/auth/user"), await app.inject("/nothing-here")];
  for (const { headers } of [known, other, await app.inject("/readyz")]) {
    expect(headers).toMatchObject({ "x-frame-options": "SAMEORIGIN", "cross-origin-opener-policy": "same-origin" });
  }
  const { headers } = await app.inject("/healthz");
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  expect(headers).not.toHaveProperty("x-frame-options");
});

test("with their keys set, Stripe and Google Places may load, and only then", () => {
  const bare = JSON.stringify(contentPolicy(readConfig({}), PAGE));
  expect(bare).not.toMatch(/stripe|google|gstatic|strict-dynamic|worker-src/);
  const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1", GOOGLE_MAPS_API_KEY: "maps" };
  const policy = contentPolicy(readConfig(keys));
  expect(policy["script-src"]).toEqual(["'self'", "https://js.stripe.com", "https://maps.googleapis.com", "blob:"]);
  expect(policy["frame-src"]).toContain("https://js.stripe.com");
  for (const directive of ["connect-src", "img-src"]) {
    expect(policy[directive]).toEqual(expect.arrayContaining(["https://*.googleapis.com", "https://*.gstatic.com"]));
  }
  expect(policy["worker-src"]).toEqual(["'self'", "blob:"]);
});

test("a page that the maps script runs on trusts by its nonce, and never inline or evaluated code", () => {
  const maps = readConfig({ GOOGLE_MAPS_API_KEY: "maps" });
  expect(contentPolicy(maps, PAGE)["script-src"]).toEqual(expect.arrayContaining(["'strict-dynamic'", "'nonce-n1'"]));
  // Other answers, such as the API page, let their own scripts in by origin.
  expect(contentPolicy(maps)["script-src"]).not.toContain("'strict-dynamic'");
  expect(JSON.stringify(contentPolicy(maps, PAGE))).not.toMatch(/unsafe-inline|unsafe-eval/);
});

test("behind https the browser is told to stay there, and cookies are secure", async () => {
  const { app, close } = await createTestApp({ env: { PUBLIC_URL: "https://stayscribe.example" } });
  const answer = await app.inject({
    method: "POST",
    url: "/api/intake/property",
    payload: { mode: "deep", address: "12 Pine Road, Oslo" },
  });
  expect(answer.headers["strict-transport-security"]).toContain("max-age=");
  expect(answer.headers["content-security-policy"]).toContain("upgrade-insecure-requests");
  expect(answer.cookies[0]).toMatchObject({ name: "visitor", secure: true, httpOnly: true, sameSite: "Lax" });
  await close();
});

test("a file of a page brings no header that only documents heed, and a short policy for workers", async () => {
  const app = fastify();
  app.addHook("onRequest", async (request, reply) => sendCommonHeaders(readConfig({}))(request, reply));
  app.get("/page", (_request, reply) => reply.send("page"));
  app.get("/file.js", (_request, reply) => {
    leaveOutForDocuments(reply);
    return reply.send("file");
  });
  const [page, file] = [await app.inject("/page"), await app.inject("/file.js")];
  expect(page.headers).toMatchObject({ "x-frame-options": "SAMEORIGIN", "cross-origin-opener-policy": "same-origin" });
  const left = Object.keys(page.headers).filter((name) => !(name in file.headers));
  expect(left.toSorted()).toEqual([
    "cross-origin-opener-policy",
    "origin-agent-cluster",
    "x-dns-prefetch-control",
    "x-download-options",
    "x-frame-options",
    "x-permitted-cross-domain-policies",
    "x-request-id",
    "x-xss-protection",
  ]);
  expect(file.headers).toMatchObject({
    "content-security-policy": "default-src 'self';frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
});
