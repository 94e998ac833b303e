import { expect, test } from "vitest";
import { firstGoesAlone, summarise, type UploadState } from "./use-image-uploads.ts";

function sender() {
  const answers: PromiseWithResolvers<string>[] = [];
  const send = () => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  };
  return { answers, send };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("others wait for the first answer, then go together", async () => {
  const { answers, send } = sender();
  const inTurn = firstGoesAlone();
  const uploads = [inTurn(send), inTurn(send), inTurn(send)];
  await settled();
  expect(answers).toHaveLength(1);
  answers[0]?.resolve("first");
  await settled();
  expect(answers).toHaveLength(3);
  answers[1]?.resolve("second");
  answers[2]?.resolve("third");
  expect(await Promise.all(uploads)).toEqual(["first", "second", "third"]);
});

test("after a refused first one, the next goes alone as well", async () => {
  const { answers, send } = sender();
  const inTurn = firstGoesAlone();
  const uploads = [inTurn(send), inTurn(send), inTurn(send)];
  await settled();
  answers[0]?.reject(new Error("400: not an image"));
  await expect(uploads[0]).rejects.toThrow("not an image");
  await settled();
  expect(answers).toHaveLength(2);
  answers[1]?.resolve("second");
  await settled();
  expect(answers).toHaveLength(3);
  answers[2]?.resolve("third");
  expect(await uploads[2]).toBe("third");
});

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
