import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { settingsPage } from "../../scripts/generate/settings-page.ts";
import { readConfig } from "./config.ts";
import { Environment } from "./settings/environment.ts";

test("nothing has to be set: test mode, loopback, a data folder", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    testMode: true,
    port: 3000,
    host: "127.0.0.1",
    dataDir: resolve(".data"),
    servesWeb: true,
    runsJobs: true,
    features: { intake: true },
  });
});

test("every bad variable is named at once", () => {
  const bad = { PORT: "a lot", DATABASE_URL: "mysql://x", RATE_LIMIT_SCALE: "-1", COOKIE_SECRET: "short" };
  expect(() => readConfig(bad)).toThrow(/PORT[^]*DATABASE_URL[^]*COOKIE_SECRET[^]*RATE_LIMIT_SCALE/);
});

test("messages of the contact form go to the sender's address, whatever signs its name has", () => {
  expect(readConfig({ MAIL_FROM: '"Hosts @ home <of Bergen>" <mail@stay.example>' }).contactEmail).toBe(
    "mail@stay.example",
  );
  expect(readConfig({ MAIL_FROM: "mail@stay.example (the office)" }).contactEmail).toBe("mail@stay.example");
  expect(readConfig({ MAIL_FROM: "no address at all" }).contactEmail).toBe("operator@stayscribe.example");
});

test("an empty value counts as not set", () => {
  expect(readConfig({ PORT: "", STRIPE_SECRET_KEY: "" })).toMatchObject({ port: 3000, testMode: true });
});

test("production without a card key refuses to start unless test mode is allowed", () => {
  expect(() => readConfig({ NODE_ENV: "production" })).toThrow("ALLOW_TEST_MODE=1");
  expect(readConfig({ NODE_ENV: "production", ALLOW_TEST_MODE: "1" }).testMode).toBe(true);
  const keys = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_PUBLISHABLE_KEY: "pk_live_1" };
  expect(() => readConfig({ NODE_ENV: "production", ...keys })).toThrow("STRIPE_WEBHOOK_SECRET");
  const all = { ...keys, STRIPE_WEBHOOK_SECRET: "whsec_1" };
  expect(readConfig({ NODE_ENV: "production", ...all }).testMode).toBe(false);
});

test("a half-given pair is refused", () => {
  expect(() => readConfig({ STRIPE_SECRET_KEY: "sk_test_1" })).toThrow("STRIPE_PUBLISHABLE_KEY");
  expect(() => readConfig({ S3_BUCKET: "photos" })).toThrow("S3_ACCESS_KEY_ID");
});

test.for([
  ["web", true, false],
  ["worker", false, true],
  ["all", true, true],
] as const)("the role %s", ([role, servesWeb, runsJobs]) => {
  expect(readConfig({ ROLE: role })).toMatchObject({ servesWeb, runsJobs });
});

test.for([
  ["0", null],
  ["off", null],
  ["1", { hops: 1 }],
  ["on", { hops: 1 }],
  ["2", { hops: 2 }],
  ["10.0.0.7", { networks: ["10.0.0.7"] }],
  ["10.0.0.0/8, fd00::/8", { networks: ["10.0.0.0/8", "fd00::/8"] }],
] as const)("TRUST_PROXY=%s", ([TRUST_PROXY, trustedProxies]) => {
  expect(readConfig({ TRUST_PROXY })).toMatchObject({ trustedProxies });
});

test.for(["yes", "-1", "100", "10.0.0.0/33", "proxy.example", "10.0.0.1,", "1.5"])(
  "TRUST_PROXY=%s is refused",
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow("TRUST_PROXY: must be the number of proxies in front");
  },
);

test("every setting is documented in .env.example and in docs/settings.md, and nothing else is", () => {
  const example = readFileSync(".env.example", "utf8");
  const documented = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(new Set(documented)).toEqual(new Set(Object.keys(Environment.shape)));
  expect(readFileSync("docs/settings.md", "utf8"), 'run "npm run settings"').toBe(settingsPage());
});
