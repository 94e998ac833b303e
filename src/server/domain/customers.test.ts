import { sign } from "@fastify/cookie";
import { expect, test } from "vitest";
import { TEST_COOKIE_SECRET, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp();

async function startDraft(cookies: Record<string, string> = {}) {
  const answer = await current().app.inject({
    method: "POST",
    url: "/api/intake/property",
    payload: { mode: "deep", address: "12 Pine Road, Oslo" },
    cookies,
  });
  return { id: answer.json<{ id: string }>().id, cookie: answer.cookies.find(({ name }) => name === "visitor") };
}

async function statusOfDraft(id: string, visitor: string): Promise<number> {
  const answer = await current().app.inject({ url: `/api/intake/${id}`, cookies: { visitor } });
  return answer.statusCode;
}

test("a visitor keeps the same cookie and finds what was made with it", async () => {
  const { id, cookie } = await startDraft();
  const visitor = cookie?.value ?? "";
  const second = await startDraft({ visitor });
  expect(second.cookie).toBeUndefined();
  expect(await statusOfDraft(id, visitor)).toBe(200);
  expect(await statusOfDraft(second.id, visitor)).toBe(200);
});

test("a forged or altered cookie is not recognised", async () => {
  const { id, cookie } = await startDraft();
  const [customerId, signature = ""] = (cookie?.value ?? "").split(".");
  const altered = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  expect(await statusOfDraft(id, customerId ?? "")).toBe(404);
  expect(await statusOfDraft(id, `${customerId}.${altered}`)).toBe(404);
  const afterForgery = await startDraft({ visitor: `${customerId}.${altered}` });
  expect(afterForgery.cookie?.value.split(".")[0]).not.toBe(customerId);
});

test("a visitor whose cookie the bare secret signed is recognised, and gets it signed anew", async () => {
  const { id, cookie } = await startDraft();
  const customerId = cookie?.value.split(".")[0] ?? "";
  const old = sign(customerId, TEST_COOKIE_SECRET);
  expect(old).not.toBe(cookie?.value);
  expect(await statusOfDraft(id, old)).toBe(200);
  expect((await startDraft({ visitor: old })).cookie?.value).toBe(cookie?.value);
});
