import { expect, test } from "vitest";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import * as intake from "#shared/contract/intake/intake.ts";
import * as events from "#shared/contract/intake/intake-events.ts";
import * as sharing from "#shared/contract/intake/intake-sharing.ts";
import type { Teaser } from "#shared/contract/listings/listings.ts";
import { signUp } from "#tests/support/app/members.ts";
import { createTestApp, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp();
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value;
const payload = { mode: "deep", address: "  12 Pine Road, Oslo " };

test("a started draft is read back with its trimmed address", async () => {
  const started = await current().app.inject({ method: "POST", url: "/api/intake/property", payload });
  const { id } = started.json<{ id: string }>();
  const cookies = { visitor: started.cookies[0]?.value ?? "" };
  const read = await current().app.inject({ url: `/api/intake/${id}`, cookies });
  expect(read.json()).toEqual({
    id,
    mode: "deep",
    form_data: { address: "12 Pine Road, Oslo" },
    updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    version: 1,
    role: "manager",
    roles: ["owner", "manager"],
    hasAddress: true,
    completedAt: null,
    completedBy: null,
    askedBy: null,
    teaser: expect.objectContaining({ opening: expect.stringContaining("Oslo") }),
  });
});

test("a draft's teaser is written in the brand voice of who reads it", async () => {
  const manager = await signUp(current().app, "voice-of-drafts@example.com");
  const { id } = (await manager.post("/api/intake/property", payload)).json<{ id: string }>();
  const charactersOf = async () => {
    const { teaser } = (await manager.get(`/api/intake/${id}`)).json<{ teaser: Teaser }>();
    return teaser.rest.reduce((sum, { characters }) => sum + characters, 0);
  };
  const before = await charactersOf();
  const signOff = "With love from the Pine Stays family";
  await manager.put("/api/account/branding", { signOff });
  expect(await charactersOf()).toBeGreaterThanOrEqual(before + signOff.length);
});

test("an address of blanks is refused", async () => {
  const blank = { mode: "deep", address: "   " };
  const answer = await current().app.inject({ method: "POST", url: "/api/intake/property", payload: blank });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ message: "address must not be empty", field: "address" });
});

test("an unknown id, a malformed one and another customer's draft all answer 404", async () => {
  const started = await current().app.inject({ method: "POST", url: "/api/intake/property", payload });
  const { id } = started.json<{ id: string }>();
  const stranger = await current().app.inject({ method: "POST", url: "/api/intake/property", payload });
  const cookies = { visitor: stranger.cookies[0]?.value ?? "" };
  for (const path of [id, crypto.randomUUID(), "not-an-id"]) {
    const answer = await current().app.inject({ url: `/api/intake/${path}`, cookies });
    expect(answer.statusCode).toBe(404);
  }
});

test("with the feature switched off its calls do not exist", async () => {
  const { app, close } = await createTestApp({ env: { FEATURE_INTAKE: "off" } });
  const endpoints = [intake, sharing, events].flatMap((contract) => Object.values(contract)).filter(isEndpoint);
  expect(endpoints.length).toBeGreaterThan(12);
  for (const { method, path } of endpoints) {
    const route = { method, url: path.replaceAll(/\{(\w+)\}/g, ":$1") };
    expect([route, current().app.hasRoute(route), app.hasRoute(route)]).toEqual([route, true, false]);
  }
  expect((await app.inject({ method: "POST", url: "/api/intake/property", payload })).statusCode).toBe(404);
  expect((await app.inject("/api/config")).json()).toMatchObject({ features: { intake: false } });
  await close();
});
