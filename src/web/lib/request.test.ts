import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { request } from "./request.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

describe("what is sent", () => {
  test("an object travels as JSON with a JSON content type", async () => {
    await request("POST", `${server.origin}/api/x`, { address: "5 Pine Street", beds: 2 });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({
      method: "POST",
      url: "/api/x",
      body: '{"address":"5 Pine Street","beds":2}',
      headers: { "content-type": "application/json" },
    });
  });

  test("form data travels as multipart with the boundary of the platform", async () => {
    const form = new FormData();
    form.append("images", new Blob(["first"]), "one.jpg");
    form.append("images", new Blob(["second"]), "two.jpg");
    await request("POST", `${server.origin}/api/upload-images`, form);

    const [received] = server.received;
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(received?.headers["content-type"] ?? "")?.[1];
    expect(boundary).toBeTruthy();
    expect(received?.body.split(`--${boundary}`)).toHaveLength(4);
    expect(received?.body).toContain('name="images"; filename="two.jpg"');
  });

  test("without a payload there is no body and no content type", async () => {
    await request("POST", `${server.origin}/api/logout`);
    expect(server.received[0]?.body).toBe("");
    expect(server.received[0]?.headers).not.toHaveProperty("content-type");
  });

  test.each([false, 0, "", null])("the payload %j is still a payload", async (payload) => {
    await request("PUT", `${server.origin}/api/x`, payload);
    expect(server.received[0]?.body).toBe(JSON.stringify(payload));
  });

  test("every request asks for cookies to be included", async () => {
    const fetchSpy = vi.spyOn(globalThis, "fetch");
    await request("GET", `${server.origin}/api/a`);
    await request("POST", `${server.origin}/api/b`, {});
    await request("POST", `${server.origin}/api/c`, new FormData());
    expect(server.received).toHaveLength(3);
    expect(fetchSpy.mock.calls.map(([, init]) => init?.credentials)).toEqual(Array(3).fill("include"));
  });
});

describe("what a failure says", () => {
  async function failure(status: number, body: string): Promise<ApiError> {
    Object.assign(server.answer, { status, body });
    const error: unknown = await request("GET", `${server.origin}/api/x`).catch((e: unknown) => e);
    if (!(error instanceof ApiError)) throw new Error("the request did not fail with an ApiError");
    return error;
  }

  test("the status and the body text", async () => {
    const error = await failure(500, "it broke");
    expect(error.message).toBe("500: it broke");
    expect(error.status).toBe(500);
    expect(error.serverMessage).toBeNull();
  });

  test("the status text where the body is empty", async () => {
    expect((await failure(404, "")).message).toBe("404: Not Found");
  });

  test("a JSON body stays whole in the message and its own message is at hand", async () => {
    const body = '{"message":"Please enter a promo code.","code":"invalid"}';
    const error = await failure(400, body);
    expect(error.message).toBe(`400: ${body}`);
    expect(error.serverMessage).toBe("Please enter a promo code.");
  });

  test.each(['{"error":"x"}', '{"message":7}', "null", '"text"', "<html>"])(
    "no server message is made up from %s",
    async (body) => {
      expect((await failure(502, body)).serverMessage).toBeNull();
    },
  );
});

test("a good answer comes back readable", async () => {
  Object.assign(server.answer, { status: 201, body: '{"id":"d1"}' });
  const response = await request("POST", `${server.origin}/api/x`, {});
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ id: "d1" });
});
