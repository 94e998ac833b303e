import { expect, test } from "vitest";
import { sortFiles } from "./use-image-uploads.ts";

const MEGABYTE = 1024 * 1024;
const empty = { taken: 0, max: 10 };

function file(name: string, type = "image/jpeg", size = MEGABYTE) {
  return { name, type, size };
}

function names(files: { name: string }[]): string[] {
  return files.map(({ name }) => name);
}

test.for(["image/jpeg", "image/png", "image/webp"])("%s is accepted", (type) => {
  expect(sortFiles([file("a", type)], empty)).toEqual({ accepted: [file("a", type)], refusals: [] });
});

test.for(["image/gif", "image/svg+xml", "application/pdf", "text/html", ""])("%o is refused by name", (type) => {
  expect(sortFiles([file("notes.x", type)], empty)).toEqual({
    accepted: [],
    refusals: [{ title: "Invalid File Type", description: "notes.x is not a valid image file" }],
  });
});

test.for([
  ["IMG_1.heic", "image/heic"],
  ["IMG_1.HEIC", ""],
  ["IMG_1.heif", "image/heif-sequence"],
] as const)("%s of the type %o is told to be HEIC, and how to change it", ([name, type]) => {
  const { accepted, refusals } = sortFiles([file(name, type)], empty);
  expect(accepted).toEqual([]);
  expect(refusals).toMatchObject([
    {
      title: "HEIC Photo",
      description: `${name} is a HEIC photo, which we cannot read. Export it as JPEG and choose that.`,
      advice: expect.stringContaining("Most Compatible"),
    },
  ]);
});

test("50 MB are accepted, one byte more is not", () => {
  const { accepted, refusals } = sortFiles(
    [file("fits.jpg", "image/jpeg", 50 * MEGABYTE), file("big.jpg", "image/jpeg", 50 * MEGABYTE + 1)],
    empty,
  );
  expect(names(accepted)).toEqual(["fits.jpg"]);
  expect(refusals).toEqual([{ title: "File Too Large", description: "big.jpg is larger than 50MB" }]);
});

test("files beyond the remaining slots are dropped, and files that are refused take no slot", () => {
  const { accepted, refusals } = sortFiles([file("a"), file("b", "text/plain"), file("c"), file("d")], {
    taken: 8,
    max: 10,
  });
  expect(names(accepted)).toEqual(["a", "c"]);
  expect(refusals.at(-1)).toEqual({
    title: "Upload Limit Reached",
    description: "You can only upload 10 image(s) maximum.",
  });
});

test("nothing more is taken at the limit", () => {
  expect(sortFiles([file("a")], { taken: 1, max: 1 })).toEqual({
    accepted: [],
    refusals: [{ title: "Upload Limit Reached", description: "You can only upload 1 image(s) maximum." }],
  });
});
