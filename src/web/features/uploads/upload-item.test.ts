import { expect, test } from "vitest";
import { summarise, type UploadState } from "./upload-item.ts";

const done = (imageUrl: string): { state: UploadState } => ({ state: { step: "done", imageUrl } });
const failed: { state: UploadState } = { state: { step: "failed", reason: "no" } };

test("the addresses come in the order of the files, and failed ones are left out", () => {
  expect(summarise([done("/files/a"), failed, done("/files/b")])).toEqual({
    imageUrls: ["/files/a", "/files/b"],
    isUploading: false,
  });
});

test("one file under way means uploading", () => {
  expect(summarise([done("/files/a"), { state: { step: "uploading", percent: 100 } }]).isUploading).toBe(true);
  expect(summarise([])).toEqual({ imageUrls: [], isUploading: false });
});
