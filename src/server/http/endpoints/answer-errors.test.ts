import { type FastifyBaseLogger, fastify } from "fastify";
import { expect, test } from "vitest";
import { AppError } from "#server/domain/app-error.ts";
import { capturedLog, useTestApp } from "#tests/support/app/test-app.ts";
import { answerErrors } from "./answer-errors.ts";

const current = useTestApp();
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

test("an unknown /api path answers 404 as JSON, whatever the method", async () => {
  for (const method of ["GET", "POST", "DELETE"] as const) {
    const answer = await current().app.inject({ method, url: "/api/nothing-here" });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(answer.json()).toEqual({ message: "Not found." });
  }
});

test("every answer carries the request's id, also an error", async () => {
  const first = await current().app.inject("/healthz");
  const second = await current().app.inject("/api/nothing-here");
  expect(first.headers["x-request-id"]).toMatch(UUID);
  expect(second.headers["x-request-id"]).toMatch(UUID);
  expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
});

test("a validation error names the field and the reason", async () => {
  const answer = await current().app.inject({ method: "POST", url: "/api/intake/property", payload: { mode: "deep" } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ message: "address is required", field: "address" });
});

test("a body that is no JSON, or too large, gets a clear error", async () => {
  const headers = { "content-type": "application/json" };
  const post = (payload: string) =>
    current().app.inject({ method: "POST", url: "/api/intake/property", headers, payload });
  const broken = await post("{not json");
  expect(broken.statusCode).toBe(400);
  expect(broken.json<{ message: string }>().message).not.toBe("");
  const large = await post(JSON.stringify({ mode: "deep", address: "x".repeat(2 * 1024 * 1024) }));
  expect(large.statusCode).toBe(413);
});

test("an unknown error says nothing of the inside and is logged in full under the request's id", async () => {
  const { log, lines } = capturedLog();
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({ loggerInstance });
  answerErrors(app);
  app.get("/boom", async () => {
    throw new Error("the table secret_plans does not exist");
  });
  const answer = await app.inject("/boom");
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ message: "Something went wrong on our side. Please try again." });
  expect(lines.join("")).toContain("the table secret_plans does not exist");
});

test("a broken rule answers with its own status and words", async () => {
  const app = fastify();
  answerErrors(app);
  app.get("/gone", async () => {
    throw new AppError("gone", "This view has ended.");
  });
  const answer = await app.inject("/gone");
  expect(answer.statusCode).toBe(410);
  expect(answer.json()).toEqual({ message: "This view has ended." });
});

test("a write that a browser sends from another site is refused", async () => {
  for (const [site, status] of [
    ["cross-site", 403],
    ["same-origin", 200],
  ] as const) {
    const answer = await current().app.inject({
      method: "POST",
      url: "/api/intake/property",
      headers: { "sec-fetch-site": site },
      payload: { mode: "deep", address: "12 Pine Road, Oslo" },
    });
    expect(answer.statusCode).toBe(status);
  }
});

test("health needs nothing, readiness needs the database", async () => {
  expect((await current().app.inject("/healthz")).json()).toEqual({ status: "up" });
  expect((await current().app.inject("/readyz")).json()).toEqual({ status: "ready" });
});
