import { expect, test } from "vitest";
import { acceptFiles, FLOORPLAN_TYPES, PHOTO_TYPES } from "./accept-files.ts";

const file = (name: string, type: string, bytes = 1) => {
  const made = new File(["x"], name, { type });
  Object.defineProperty(made, "size", { value: bytes });
  return made;
};
const jpeg = file("a.jpg", "image/jpeg");
const pdf = file("plan.pdf", "application/pdf");

test("a PDF is a floor plan and no photo", () => {
  const asPhoto = acceptFiles([pdf, jpeg], { types: PHOTO_TYPES, taken: 0, max: 10 });
  expect(asPhoto.files).toEqual([jpeg]);
  expect(asPhoto.complaint).toEqual({
    title: "Invalid File Type",
    description: "plan.pdf is not a valid image file",
  });
  expect(acceptFiles([pdf], { types: FLOORPLAN_TYPES, taken: 0, max: 5 })).toEqual({ files: [pdf], complaint: null });
});

test("what is too large or too many stays behind, and is named", () => {
  const huge = file("huge.jpg", "image/jpeg", 51 * 1024 * 1024);
  expect(acceptFiles([huge], { types: PHOTO_TYPES, taken: 0, max: 10 })).toMatchObject({
    files: [],
    complaint: { description: "huge.jpg is larger than 50MB" },
  });
  expect(acceptFiles([jpeg, jpeg], { types: PHOTO_TYPES, taken: 9, max: 10 })).toMatchObject({
    files: [jpeg],
    complaint: { title: "Upload Limit Reached" },
  });
});

test("a HEIC photo is told to be one, with what to do, and takes no place", () => {
  const heic = file("IMG_1.HEIC", "");
  const { files, complaint } = acceptFiles([heic, jpeg], { types: PHOTO_TYPES, taken: 9, max: 10 });
  expect(files).toEqual([jpeg]);
  expect(complaint).toMatchObject({ title: "HEIC Photo", description: expect.stringContaining("Most Compatible") });
});
