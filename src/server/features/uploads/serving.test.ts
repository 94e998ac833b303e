import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createTestApp, type TestApp, useTestApp } from "#tests/support/app/test-app.ts";
import { plainPicture, sendImages } from "#tests/support/app/uploads.ts";
import { startS3Server } from "#tests/support/fakes/s3-server.ts";

const current = useTestApp();

async function uploadOne({ app }: TestApp): Promise<string> {
  const answer = await sendImages(app, [{ name: "a.jpg", bytes: await plainPicture() }]);
  return answer.json<{ imageUrls: string[] }>().imageUrls[0] ?? "";
}

// Sends the path as it is: other clients tidy it up first.
async function getRaw(address: string, path: string) {
  const { hostname, port } = new URL(address);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ hostname, port, path, agent: false }, resolve).once("error", reject);
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

async function expectToServe(served: TestApp): Promise<void> {
  const url = await uploadOne(served);
  for (const file of [url, url.replace(".webp", "-thumb.webp")]) {
    const answer = await served.app.inject({ url: file, headers: { "accept-encoding": "gzip, br" } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-length": String(answer.rawPayload.length),
    });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.rawPayload.toString("latin1", 8, 12)).toBe("WEBP");
    const head = await served.app.inject({ method: "HEAD", url: file });
    expect(head.statusCode).toBe(200);
    expect(head.headers["content-length"]).toBe(answer.headers["content-length"]);
    expect(head.rawPayload).toHaveLength(0);
  }
  const unknown = await served.app.inject(`/files/${"0".repeat(40)}.webp`);
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json()).toEqual({ message: "Not found." });
}

test("a picture is served to any caller who has its address", async () => {
  await expectToServe(current());
});

test("pictures are served alike from an S3-compatible store", async () => {
  const server = await startS3Server("pictures");
  const inS3 = await createTestApp({ env: server.env });
  await expectToServe(inS3);

  const url = await uploadOne(inS3);
  await server.close();
  const whileDown = await inS3.app.inject(url);
  expect(whileDown.statusCode).toBe(500);
  expect(whileDown.headers["cache-control"]).toBe("no-store");
  await inS3.close();
});

test("other names, and ways out of the folder, answer 404 as JSON", async () => {
  const { app, files } = current();
  const name = (await uploadOne(current())).replace("/files/", "");
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  expect((await getRaw(address, `/files/${name}`)).status).toBe(200);
  await files.put("secret.txt", "not a picture");
  await files.put(`inner/${name}`, "not a picture");
  for (const path of [
    "secret.txt",
    `inner/${name}`,
    `./${name}`,
    `inner/../${name}`,
    `..%2ffiles%2f${name}`,
    "../cookie-secret",
    "..%2fcookie-secret",
    "%2e%2e/cookie-secret",
    "..%5ccookie-secret",
    `${name}%00`,
    `${name}%0a`,
    name.toUpperCase(),
    name.replace(".webp", ""),
    name.replace(".webp", "-thumb-thumb.webp"),
    "",
    "%",
    "x".repeat(5000),
  ]) {
    const answer = await getRaw(address, `/files/${path}`);
    expect([path, answer.status, answer.body]).toEqual([path, 404, '{"message":"Not found."}']);
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
});
