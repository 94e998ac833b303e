import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { signUp } from "#tests/support/app/members.ts";
import { useTestApp } from "#tests/support/app/test-app.ts";
import {
  imagesForm,
  NOTHING_KEPT,
  type Picture,
  plainPicture,
  sendForm,
  sendImages,
  whatIsKept,
} from "#tests/support/app/uploads.ts";
import { whitePng } from "#tests/support/samples/hostile-files.ts";

const current = useTestApp();
const MEGABYTE = 1024 * 1024;

afterEach(async () => {
  expect(await whatIsKept(current())).toEqual(NOTHING_KEPT);
  expect(waitingFiles()).toEqual([]);
});

// What is left of uploads that arrived.
function waitingFiles(): string[] {
  const all = readdirSync(join(current().config.dataDir, "incoming"), { recursive: true, encoding: "utf8" });
  return all.filter((path) => path.includes("request-"));
}

async function refusalOf(...pictures: Picture[]) {
  const answer = await sendImages(current().app, pictures);
  return { status: answer.statusCode, message: answer.json<{ message: string }>().message };
}

function notAnImage(name: string) {
  return { status: 400, message: `${name} is not a valid image file` };
}

function ftyp(...brands: string[]): Buffer {
  const [major = "", ...compatible] = brands;
  const box = Buffer.from(`....ftyp${major}\0\0\0\0${compatible.join("")}`, "latin1");
  box.writeUInt32BE(box.length, 0);
  return Buffer.concat([box, Buffer.alloc(500, 1)]);
}

// A few bytes that claim 2.5 gigapixels.
function pngBomb(): Buffer {
  return whitePng({ widthPx: 50_000, heightPx: 50_000 }, 1);
}

async function jpegBomb(): Promise<Buffer> {
  const bytes = await plainPicture();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(65_000, frame + 5);
  bytes.writeUInt16BE(65_000, frame + 7);
  return bytes;
}

test.each([
  ["a script", "photo.jpg", Buffer.from("<script>alert(1)</script>")],
  ["an SVG", "plan.jpg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ["an empty file", "empty.png", Buffer.alloc(0)],
  ["two bytes", "tiny.jpg", Buffer.from([0xff, 0xd8])],
  ["a JPEG that is only its start", "start.jpg", Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ["an AVIF", "new.avif", ftyp("avif", "mif1", "miaf")],
  ["a video", "tour.mp4", ftyp("isom", "mp42")],
])("%s is refused, whatever its name and type claim", async (_what, name, bytes) => {
  expect(await refusalOf({ name, bytes })).toEqual(notAnImage(name));
});

test.each(["gif", "tiff"] as const)("a %s is refused, although it could be decoded", async (format) => {
  const bytes = await sharp(await plainPicture())
    .toFormat(format)
    .toBuffer();
  expect(await refusalOf({ name: "old.jpg", bytes })).toEqual(notAnImage("old.jpg"));
});

test.each(["jpeg", "png", "webp"] as const)("a %s that was cut off is refused", async (format) => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const whole = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#000", noise } })
    .toFormat(format)
    .toBuffer();
  for (const share of [0.99, 0.5, 0.05]) {
    const bytes = whole.subarray(0, Math.floor(whole.length * share));
    expect(await refusalOf({ name: "half", bytes })).toEqual(notAnImage("half"));
  }
});

test.each([["heic", "mif1", "heic"], ["mif1", "heic"], ["heix"], ["msf1", "hevc"], ["mif1", "miaf"]])(
  "a HEIC photo (%s) is refused, and the message says what to do instead",
  async (...brands) => {
    const { status, message } = await refusalOf({ name: "IMG_2.HEIC", bytes: ftyp(...brands) });
    expect(status).toBe(400);
    expect(message).toMatch(/^IMG_2\.HEIC is a HEIC photo/);
    expect(message).toContain("export it as JPEG");
    expect(message).toContain("Settings > Camera > Formats > Most Compatible");
  },
);

test("small files that claim huge pictures are refused by their header", async () => {
  const message =
    "bomb has more than 50 megapixels. Please upload a smaller version, or sign in to upload up to 100 megapixels.";
  for (const bytes of [pngBomb(), await jpegBomb()]) {
    expect(bytes.length).toBeLessThan(2000);
    expect(await refusalOf({ name: "bomb", bytes })).toEqual({ status: 400, message });
  }
});

test("a real picture of 144 megapixels in a small file is refused, and what follows its header is not read", async () => {
  const bytes = whitePng({ widthPx: 12_000, heightPx: 12_000 });
  expect(bytes.length).toBeLessThan(MEGABYTE);
  const member = await signUp(current().app, "wall@example.com");
  const message = "wall.png has more than 100 megapixels. Please upload a smaller version.";
  // Reading on would reach the second file, which is broken, and give that error instead.
  for (const file of [bytes, Buffer.concat([bytes.subarray(0, 1000), Buffer.alloc(1000, 0xff)])]) {
    const sent = [{ name: "wall.png", bytes: file }];
    const answer = await sendImages(current().app, sent, Object.fromEntries(member.cookies));
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  }
});

test("a file over 50 MB is refused with 413, and its good neighbours are not kept either", async () => {
  const good = await plainPicture();
  const large = Buffer.concat([good, Buffer.alloc(51 * MEGABYTE - good.length)]);
  const refused = await refusalOf(
    { name: "a.jpg", bytes: good },
    { name: "b.jpg", bytes: large },
    { name: "c.jpg", bytes: good },
  );
  expect(refused).toEqual({ status: 413, message: "b.jpg is larger than 50MB" });
});

test("a sender of a file that is far too large still hears why, over a real connection", async () => {
  const address = await current().app.listen({ port: 0, host: "127.0.0.1" });
  const form = imagesForm([{ name: "film.jpg", bytes: Buffer.alloc(60 * MEGABYTE, 1) }]);
  const answer = await fetch(`${address}/api/upload-images`, { method: "POST", body: form });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({ message: "film.jpg is larger than 50MB" });
});

test("one bad file among good ones, and nothing is kept", async () => {
  const good = await plainPicture({ width: 1500, height: 1000 });
  for (const place of [0, 1, 2]) {
    const pictures = [0, 1, 2].map((index) => ({
      name: `${index}.jpg`,
      bytes: index === place ? Buffer.from("no") : good,
    }));
    expect(await refusalOf(...pictures)).toEqual(notAnImage(`${place}.jpg`));
  }
});

test("an eleventh image is refused", async () => {
  const bytes = await plainPicture();
  const pictures = Array.from({ length: 11 }, (_, index) => ({ name: `${index}.jpg`, bytes }));
  expect(await refusalOf(...pictures)).toEqual({ status: 400, message: "You can only upload 10 image(s) maximum." });
});

test("a form without a file, or none at all, is refused", async () => {
  const expected = { message: "Please choose at least one image to upload." };
  const form = new FormData();
  form.append("images", "only text");
  const withText = await sendForm(current().app, form);
  const empty = await current().app.inject({ method: "POST", url: "/api/upload-images" });
  for (const answer of [withText, empty]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(expected);
  }
});

test("the file's name stands in the message shortened and cleaned", async () => {
  const { message } = await refusalOf({ name: `${"é\u202e".repeat(100)}.jpg`, bytes: Buffer.from("x") });
  expect(message).toBe(`${"é".repeat(39)}…${"é".repeat(16)}.jpg is not a valid image file`);
});
