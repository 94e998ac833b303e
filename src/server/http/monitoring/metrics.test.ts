import { expect, test } from "vitest";
import { createTestApp } from "#tests/support/app/test-app.ts";

test("requests are counted by the route's pattern", async () => {
  const { app, close } = await createTestApp();
  await app.inject("/api/intake/some-id");
  const { body } = await app.inject("/metrics");
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/intake/:id",status="404"} 1');
  await close();
});

test("with a token set, only its holder may read", async () => {
  const { app, close } = await createTestApp({ env: { METRICS_TOKEN: "a-long-enough-token" } });
  expect((await app.inject("/metrics")).statusCode).toBe(404);
  const wrong = { authorization: "Bearer a-wrong-long-token1" };
  expect((await app.inject({ url: "/metrics", headers: wrong })).statusCode).toBe(404);
  const right = { authorization: "Bearer a-long-enough-token" };
  expect((await app.inject({ url: "/metrics", headers: right })).statusCode).toBe(200);
  await close();
});

test("in production without a token the metrics cannot be read", async () => {
  const { app, close } = await createTestApp({ env: { NODE_ENV: "production", ALLOW_TEST_MODE: "1" } });
  expect((await app.inject("/metrics")).statusCode).toBe(404);
  await close();
});
