import { expect, test } from "vitest";
import { createTestApp, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp();

test("the sitemap lists the public pages under the address the request came to", async () => {
  const { body, headers } = await current().app.inject({ url: "/sitemap.xml", headers: { host: "here.example" } });
  expect(headers["content-type"]).toContain("xml");
  expect(body).toContain("<loc>http://here.example/privacy</loc>");
  expect(body).not.toContain("/dev/");
});

test("with a public address set, that one is named", async () => {
  const { app, close } = await createTestApp({ env: { PUBLIC_URL: "https://stayscribe.example" } });
  expect((await app.inject("/sitemap.xml")).body).toContain("<loc>https://stayscribe.example/</loc>");
  expect((await app.inject("/robots.txt")).body).toContain("Sitemap: https://stayscribe.example/sitemap.xml");
  await close();
});

test("robots are kept away from the calls and the tools", async () => {
  expect((await current().app.inject("/robots.txt")).body).toMatch(/Disallow: \/api\/\nDisallow: \/dev\//);
});
