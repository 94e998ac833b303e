import { afterEach, describe, expect, test, vi } from "vitest";
import { useRecordingServer } from "#tests/support/fakes/recording-server.ts";
import { ApiError, reasonOf, request } from "./request.ts";

const { received, answer, origin } = useRecordingServer();

afterEach(() => {
  vi.restoreAllMocks();
});

describe("what is sent", () => {
  test("an object travels as JSON with a JSON content type", async () => {
    await request("POST", `${origin()}/api/x`, { address: "5 Pine Street", beds: 2 });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
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
    await request("POST", `${origin()}/api/upload-images`, form);

    const [upload] = received;
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(upload?.headers["content-type"] ?? "")?.[1];
    expect(boundary).toBeTruthy();
    expect(upload?.body.split(`--${boundary}`)).toHaveLength(4);
    expect(upload?.body).toContain('name="images"; filename="two.jpg"');
  });

  test("without a payload there is no body and no content type", async () => {
    await request("POST", `${origin()}/api/logout`);
    expect(received[0]?.body).toBe("");
    expect(received[0]?.headers).not.toHaveProperty("content-type");
  });

  test.each([false, 0, "", null])("the payload %j is still a payload", async (payload) => {
    await request("PUT", `${origin()}/api/x`, payload);
    expect(received[0]?.body).toBe(JSON.stringify(payload));
  });

  test("every request asks for cookies to be included", async () => {
    const fetchSpy = vi.spyOn(globalThis, "fetch");
    await request("GET", `${origin()}/api/a`);
    await request("POST", `${origin()}/api/b`, {});
    await request("POST", `${origin()}/api/c`, new FormData());
    expect(received).toHaveLength(3);
    expect(fetchSpy.mock.calls.map(([, init]) => init?.credentials)).toEqual(Array(3).fill("include"));
  });
});

async function failure(status: number, body: string): Promise<ApiError> {
  Object.assign(answer, { status, body });
  const error: unknown = await request("GET", `${origin()}/api/x`).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error("the request did not fail with an ApiError");
  return error;
}

describe("what a failure says", () => {
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

  test("the field that was refused, where the server names one", async () => {
    const refusal = await failure(400, '{"message":"must be a whole number","field":"form_data.maxGuests"}');
    expect(refusal.field).toBe("form_data.maxGuests");
    expect((await failure(400, '{"message":"no","field":7}')).field).toBeNull();
    expect((await failure(502, "<html>")).field).toBeNull();
  });

  test("the server's words as a reason, else its status, else that it did not answer", async () => {
    expect(reasonOf(await failure(409, '{"message":"It is taken."}'))).toBe("It is taken.");
    expect(reasonOf(await failure(502, "<html>"))).toBe("The server answered 502.");
    expect(reasonOf(new TypeError("Failed to fetch"))).toBe("The server did not answer.");
  });

  test.each(['{"error":"x"}', '{"message":7}', "null", '"text"', "<html>"])(
    "no server message is made up from %s",
    async (body) => {
      expect((await failure(502, body)).serverMessage).toBeNull();
    },
  );
});

test("a good answer comes back readable", async () => {
  Object.assign(answer, { status: 201, body: '{"id":"d1"}' });
  const response = await request("POST", `${origin()}/api/x`, {});
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ id: "d1" });
});
