import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { startS3Server } from "#tests/support/fakes/s3-server.ts";
import { folderUntilTestEnds } from "#tests/support/processes/until-test-ends.ts";
import { createFileStore, type FileStore } from "./create-file-store.ts";

async function expectToKeepFiles(store: FileStore): Promise<void> {
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
  const folder = folderUntilTestEnds();
  await expectToKeepFiles(await createFileStore(readConfig({ DATA_DIR: folder })));
});

test("an S3-compatible store keeps files", async () => {
  const folder = folderUntilTestEnds();
  const server = await startS3Server("photos-bucket");
  await expectToKeepFiles(await createFileStore(readConfig({ DATA_DIR: folder, ...server.env })));
  await server.close();
});

test("an S3-compatible store that knows other keys takes no file", async () => {
  const folder = folderUntilTestEnds();
  const server = await startS3Server("photos-bucket");
  const env = { DATA_DIR: folder, ...server.env };
  const stranger = await createFileStore(readConfig({ ...env, S3_SECRET_ACCESS_KEY: "another" }));
  await expect(stranger.put("a.webp", "x")).rejects.toThrow();
  expect(await (await createFileStore(readConfig(env))).exists("a.webp")).toBe(false);
  await server.close();
});

test("a key that climbs out of the folder is refused", async () => {
  const folder = folderUntilTestEnds();
  const store = await createFileStore(readConfig({ DATA_DIR: join(folder, "inner") }));
  await expect(store.put("../../escaped.txt", "x")).rejects.toThrow();
  expect(existsSync(join(folder, "escaped.txt"))).toBe(false);
});
