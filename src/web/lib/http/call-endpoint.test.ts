import { afterAll, beforeAll, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { defineEndpoint } from "#shared/contract/endpoint.ts";
import { useRecordingServer } from "#tests/support/fakes/recording-server.ts";
import { callEndpoint } from "./call-endpoint.ts";

// Where Node's fetch looks for the base of a relative address, as a browser does in the page's own.
const fetchBase = Symbol.for("undici.globalOrigin.1");

const listThings = defineEndpoint({
  method: "GET",
  path: "/api/things",
  summary: "All things",
  response: z.object({ things: z.array(z.string()) }),
});

const findThings = defineEndpoint({
  method: "GET",
  path: "/api/things/search",
  summary: "Some things",
  query: z.object({ q: z.string(), limit: z.number().optional(), tag: z.array(z.string()) }),
  response: z.object({}),
});

const changeThing = defineEndpoint({
  method: "PUT",
  path: "/api/things/{id}/parts/{part}",
  summary: "Change a part of a thing",
  params: z.object({ id: z.string(), part: z.number() }),
  body: z.object({ name: z.string() }),
  response: z.undefined(),
});

const sendThings = defineEndpoint({
  method: "POST",
  path: "/api/things/{id}/pictures",
  summary: "Add pictures to a thing",
  params: z.object({ id: z.string() }),
  files: { pictures: { noun: "picture", maxFiles: 3, maxBytes: 100 } },
  response: z.object({ count: z.number() }),
});

const { received, answer, origin } = useRecordingServer();

beforeAll(() => {
  Reflect.set(globalThis, fetchBase, new URL(origin()));
});

afterAll(() => {
  Reflect.deleteProperty(globalThis, fetchBase);
});

test("an endpoint that takes nothing is called without a second argument", async () => {
  answer.body = '{"things":["a"]}';
  const listed = await callEndpoint<typeof listThings>("GET /api/things");
  expectTypeOf(listed).toEqualTypeOf<{ things: string[] }>();
  expect(listed).toEqual({ things: ["a"] });
  expect(received[0]).toMatchObject({ method: "GET", url: "/api/things", body: "" });
});

test("path parameters are escaped and the body travels as JSON", async () => {
  await callEndpoint<typeof changeThing>("PUT /api/things/{id}/parts/{part}", {
    params: { id: "a/b ?#é", part: 2 },
    body: { name: "Dock" },
  });
  expect(received[0]).toMatchObject({
    method: "PUT",
    url: "/api/things/a%2Fb%20%3F%23%C3%A9/parts/2",
    body: '{"name":"Dock"}',
  });
});

test("files travel as a multipart form, with a header that names its boundary", async () => {
  answer.body = '{"count":2}';
  const body = new FormData();
  body.append("pictures", new File(["first"], "a.jpg"));
  body.append("pictures", new File(["second"], "b.jpg"));
  const sent = await callEndpoint<typeof sendThings>("POST /api/things/{id}/pictures", { params: { id: "7" }, body });
  expectTypeOf(sent).toEqualTypeOf<{ count: number }>();
  expectTypeOf<Parameters<typeof callEndpoint<typeof sendThings>>[1]["body"]>().toEqualTypeOf<FormData>();
  expect(sent).toEqual({ count: 2 });
  const [request] = received;
  expect(request).toMatchObject({ method: "POST", url: "/api/things/7/pictures" });
  const boundary = /^multipart\/form-data; boundary=(\S+)$/.exec(request?.headers["content-type"] ?? "")?.[1];
  expect(request?.body.split(`--${boundary}`)).toHaveLength(4);
  expect(request?.body).toMatch(/name="pictures"; filename="a\.jpg"[^]+first[^]+filename="b\.jpg"[^]+second/);
});

test("query values are escaped, lists repeat, and unset values stay out", async () => {
  answer.body = "{}";
  await callEndpoint<typeof findThings>("GET /api/things/search", {
    query: { q: "a&b=c", limit: undefined, tag: ["x", "y"] },
  });
  expect(received[0]?.url).toBe("/api/things/search?q=a%26b%3Dc&tag=x&tag=y");
});

test.each([204, 200])("an empty answer with status %i is undefined", async (status) => {
  answer.status = status;
  const sent = { params: { id: "a", part: 1 }, body: { name: "x" } };
  expect(await callEndpoint<typeof changeThing>("PUT /api/things/{id}/parts/{part}", sent)).toBeUndefined();
});

test("a refusal of the server fails the call", async () => {
  Object.assign(answer, { status: 409, body: "taken" });
  await expect(callEndpoint<typeof listThings>("GET /api/things")).rejects.toThrow("409: taken");
});

test("a missing path parameter fails before anything is sent", async () => {
  const sent = { params: {}, body: { name: "x" } };
  // @ts-expect-error id and part are missing
  await expect(callEndpoint<typeof changeThing>("PUT /api/things/{id}/parts/{part}", sent)).rejects.toThrow(
    "needs a value for id",
  );
  expect(received).toHaveLength(0);
});
