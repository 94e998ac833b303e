import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createFileStore, type FileStore } from "./create-file-store.ts";

async function keepsFiles(store: FileStore): Promise<void> {
  const bytes = new Uint8Array([0, 255, 1, 254, 10, 13]);
  await store.put("photos/a1.webp", bytes, { contentType: "image/webp" });
  expect(await store.exists("photos/a1.webp")).toBe(true);
  expect([...(await store.getBytes("photos/a1.webp"))]).toEqual([...bytes]);
  expect((await store.getMetaData("photos/a1.webp")).contentLength).toBe(6);
  await store.delete("photos/a1.webp");
  expect(await store.exists("photos/a1.webp")).toBe(false);
  await expect(store.getBytes("photos/a1.webp")).rejects.toThrow();
}

test("a folder keeps files", async () => {
  using folder = temporaryFolder();
  await keepsFiles(createFileStore(readConfig({ DATA_DIR: folder.path })));
});

test("an S3-compatible store keeps files", async () => {
  using folder = temporaryFolder();
  const server = await startS3Server(folder.path, "photos-bucket");
  const config = readConfig({
    DATA_DIR: folder.path,
    S3_BUCKET: "photos-bucket",
    S3_ENDPOINT: server.endpoint,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  });
  await keepsFiles(createFileStore(config));
  await server.close();
});

test("a key that climbs out of the folder is refused", async () => {
  using folder = temporaryFolder();
  const store = createFileStore(readConfig({ DATA_DIR: join(folder.path, "inner") }));
  await expect(store.put("../../escaped.txt", "x")).rejects.toThrow();
  expect(existsSync(join(folder.path, "escaped.txt"))).toBe(false);
});
