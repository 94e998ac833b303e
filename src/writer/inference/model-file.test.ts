import { expect, test } from "vitest";
import { OBJECT_DETECTOR, readModelFile, TEXT_ALPHABET } from "./model-file.ts";

test("the installed weights are the ones we measured", async () => {
  expect((await readModelFile(OBJECT_DETECTOR)).length).toBe(7_557_887);
});

test("a file with another content is refused by name", async () => {
  const changed = { ...TEXT_ALPHABET, sha256: "0".repeat(64) };
  await expect(readModelFile(changed)).rejects.toMatchObject({
    code: "model",
    message: expect.stringContaining("ppocr_keys_v1.txt is not the file we know"),
  });
});
