import { once } from "node:events";
import { Agent, type ClientRequest, type IncomingMessage, request as openRequest } from "node:http";
import { buffer, json } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type FastifyInstance, fastify } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { defineEndpoint } from "#shared/contract/endpoint.ts";
import { eventually } from "#tests/support/eventually.ts";
import { answerErrors } from "../endpoints/answer-errors.ts";
import { bindEndpoint } from "../endpoints/bind-endpoint.ts";

const MEGABYTE = 1024 * 1024;
const START = '--edge\r\nContent-Disposition: form-data; name="plans"; filename="a.txt"\r\n\r\n';

const sendThings = defineEndpoint({
  method: "POST",
  path: "/api/things",
  summary: "Things in two fields",
  files: {
    plans: { noun: "plan", maxFiles: 1, maxBytes: 16 * MEGABYTE },
    notes: { noun: "note", maxFiles: 2, maxBytes: 5 },
  },
  response: z.object({ things: z.array(z.string()) }),
});
const sendJson = defineEndpoint({
  method: "POST",
  path: "/api/json",
  summary: "Takes JSON only",
  body: z.object({ a: z.number() }),
  response: z.object({}),
});

const failures: string[] = [];
// Asks to keep its connections, so that the server alone decides to close one.
const agent = new Agent({ keepAlive: true });
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  app = fastify();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  bindEndpoint(app, sendJson, { handle: async () => ({}) });
  bindEndpoint(app, sendThings, {
    handle: async ({ files }) => {
      const things: string[] = [];
      try {
        for await (const { field, name, content } of files) {
          things.push(`${field} ${name} ${(await buffer(content)).length}`);
        }
      } catch (error) {
        failures.push(String(error));
        throw error;
      }
      return { things };
    },
  });
  address = await app.listen({ port: 0, host: "127.0.0.1" });
});
beforeEach(() => void failures.splice(0));
afterAll(async () => {
  agent.destroy();
  await app.close();
});

async function sendForm(fill: (form: FormData) => void) {
  const form = new FormData();
  fill(form);
  const answer = await fetch(`${address}/api/things`, { method: "POST", body: form });
  return { status: answer.status, body: await answer.json() };
}

async function sendText(contentType: string, payload: string, url = "/api/things") {
  return app.inject({ method: "POST", url, headers: { "content-type": contentType }, payload });
}

function openUpload(): ClientRequest {
  const headers = { "content-type": "multipart/form-data; boundary=edge", "transfer-encoding": "chunked" };
  const upload = openRequest(`${address}/api/things`, { method: "POST", headers, agent });
  upload.write(START);
  return upload;
}

test("files of all declared fields come in the order sent, and text beside them is ignored", async () => {
  const sent = await sendForm((form) => {
    form.append("notes", new File(["12345"], "höhe.txt"));
    form.append("draftId", "some text");
    form.append("plans", new File(["x".repeat(MEGABYTE)], "p.pdf"));
    form.append("notes", new File([""], "../up\\and/away.txt"));
  });
  expect(sent).toEqual({
    status: 200,
    body: { things: ["notes höhe.txt 5", "plans p.pdf 1048576", "notes away.txt 0"] },
  });
});

test("each field has its own limits", async () => {
  const tooLarge = await sendForm((form) => form.append("notes", new File(["123456"], "n.txt")));
  expect(tooLarge).toMatchObject({ status: 413 });
  const tooMany = await sendForm((form) => {
    for (const name of ["p1", "p2"]) form.append("plans", new File(["x"], name));
  });
  expect(tooMany).toEqual({ status: 400, body: { message: "You can only upload 1 plan(s) maximum." } });
});

test.each(["photo", "__proto__", "toString"])("a file in the undeclared field %s is refused", async (field) => {
  const { status, body } = await sendForm((form) => form.append(field, new File(["x"], "a")));
  expect(status).toBe(400);
  expect(body).toEqual({ message: expect.stringMatching(/./) });
});

test("more text beside the files than a form needs is refused", async () => {
  const { status } = await sendForm((form) => {
    for (let count = 0; count < 30; count++) form.append("text", "x");
  });
  expect(status).toBe(400);
});

test("only a multipart endpoint takes a multipart body, and it takes no other", async () => {
  const multipart = "multipart/form-data; boundary=edge";
  expect((await sendText(multipart, `${START}x\r\n--edge--\r\n`, "/api/json")).statusCode).toBe(415);
  expect((await sendText("application/json", '{"a":1}', "/api/json")).statusCode).toBe(200);
  for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"]) {
    expect((await sendText(type, '{"a":1}')).statusCode).toBe(415);
  }
});

test.each([
  ["no boundary", "multipart/form-data", `${START}x\r\n--edge--\r\n`],
  ["no end", "multipart/form-data; boundary=edge", `${START}x`],
  ["no parts", "multipart/form-data; boundary=edge", "just text"],
  ["half a header", "multipart/form-data; boundary=edge", "--edge\r\nContent-Disp"],
])("a body with %s is refused as incomplete", async (_what, type, payload) => {
  const answer = await sendText(type, payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ message: "The upload did not arrive completely. Please try again." });
});

test("a sender who goes away in the middle ends the work on the upload", async () => {
  const upload = openUpload();
  upload.on("error", () => {});
  upload.write("x".repeat(100_000));
  await nextTurn();
  setTimeout(() => upload.destroy(), 50);
  await eventually(() => failures.length === 1, "the handler learned of it");
});

test("a sender who reads only after everything is sent, as browsers do, is answered", async () => {
  const upload = openUpload();
  upload.end(Buffer.alloc(32 * MEGABYTE, 1));
  // Far more than the buffers between the two ends hold.
  await once(upload, "finish");
  const [answer] = (await once(upload, "response")) as [IncomingMessage];
  expect(answer.headers.connection).toBe("keep-alive");
  expect(await json(answer)).toEqual({ message: "a.txt is larger than 16MB" });
});

test("a sender who never ends is cut off after what a valid upload could be", async () => {
  const upload = openUpload();
  // Still writing when the connection closes, it may meet an error before it has read the answer.
  upload.on("error", () => {});
  upload.on("response", (answer) => answer.resume());
  const closed = new Promise((resolve) => upload.once("close", resolve));
  let sentBytes = 0;
  const chunk = Buffer.alloc(64 * 1024, 1);
  const pump = () => {
    while (!upload.destroyed && upload.write(chunk)) sentBytes += chunk.length;
  };
  upload.on("drain", pump);
  pump();
  await closed;
  expect(failures).toEqual(["AppError: a.txt is larger than 16MB"]);
  expect(sentBytes).toBeLessThan(80 * MEGABYTE);
});

test.each([
  ["as the only one", ""],
  ["after a file", `${START}ab\r\n`],
])("a part whose head never ends, %s, is refused and not waited for", async (_, before) => {
  const form = `${before}--edge\r\nContent-Disposition: form-data; name="plans"\r\n--edge--\r\n`;
  const answer = await sendText("multipart/form-data; boundary=edge", form);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ message: "The upload did not arrive completely. Please try again." });
});
