import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createTestApp, type TestApp, useTestApp } from "#tests/support/app/test-app.ts";
import { imagesForm, NOTHING_KEPT, plainPicture, sendImages, whatIsKept } from "#tests/support/app/uploads.ts";

const current = useTestApp();
const PHOTO_URL = /^\/files\/[0-9a-f]{40}\.webp$/;

type Uploaded = { imageUrls: string[] };

// As a phone held upright writes it: lying on its side, with a note to turn it, and the place it was taken.
async function phonePhoto(): Promise<Buffer> {
  const leftHalf = await plainPicture({ width: 2000, height: 3000, format: "png", background: "#ff0000" });
  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#0000ff" } })
    .composite([{ input: leftHalf, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "Phone maker" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 54/1 40/1", GPSLongitudeRef: "E", GPSLongitude: "10/1 45/1 8/1" },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>home of the host</note></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  return photo;
}

async function fileAt({ app }: TestApp, url: string): Promise<Buffer> {
  return (await app.inject(url)).rawPayload;
}

async function colourAt(picture: Buffer, part: { left: number; top: number }): Promise<string> {
  const pixel = await sharp(picture)
    .extract({ ...part, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const [red = 0, , blue = 0] = pixel;
  return red > blue ? "red" : "blue";
}

test("a 12 megapixel phone photo comes back upright, smaller, with a thumbnail and without any metadata", async () => {
  const original = await phonePhoto();
  const before = await sharp(original).metadata();
  expect(before).toMatchObject({ width: 4000, height: 3000, orientation: 6 });
  expect(before.exif?.includes("Phone maker")).toBe(true);
  expect(before.xmp?.includes("home of the host")).toBe(true);

  const answer = await sendImages(current().app, [{ name: "IMG_0001.JPG", bytes: original }]);
  expect(answer.statusCode).toBe(200);
  const [url = ""] = answer.json<Uploaded>().imageUrls;
  expect(url).toMatch(PHOTO_URL);

  const full = await fileAt(current(), url);
  const thumbnail = await fileAt(current(), url.replace(".webp", "-thumb.webp"));
  for (const [picture, width, height] of [
    [full, 1920, 2560],
    [thumbnail, 360, 480],
  ] as const) {
    const after = await sharp(picture).metadata();
    expect(after).toMatchObject({ format: "webp", width, height });
    for (const kind of ["exif", "xmp", "iptc", "icc", "orientation"] as const) expect(after[kind]).toBeUndefined();
    expect(picture.includes("EXIF")).toBe(false);
    expect(await colourAt(picture, { left: 10, top: 10 })).toBe("red");
    expect(await colourAt(picture, { left: width - 10, top: height - 10 })).toBe("blue");
  }
});

test("each picture is owned by its visitor, and its row says what the file is", async () => {
  const own = await createTestApp();
  const bytes = await plainPicture({ width: 600, height: 300 });
  const first = await sendImages(own.app, [{ name: "a.jpg", bytes }]);
  const visitor = first.cookies.find(({ name }) => name === "visitor")?.value ?? "";
  const second = await sendImages(own.app, [{ name: "b.jpg", bytes }], { visitor });
  const urls = [first, second].flatMap((answer) => answer.json<Uploaded>().imageUrls);
  expect(new Set(urls).size).toBe(2);

  const kept = await whatIsKept(own);
  expect(kept.rows).toHaveLength(2);
  for (const row of kept.rows) {
    expect(row).toMatchObject({ customerId: visitor.split(".")[0], widthPx: 600, heightPx: 300, claimedAt: null });
    expect(urls).toContain(`/files/${row.name}.webp`);
    expect(readFileSync(join(own.config.dataDir, "files", `${row.name}.webp`))).toHaveLength(row.bytes);
  }
  const expected = kept.rows.flatMap(({ name }) => [`${name}-thumb.webp`, `${name}.webp`]).toSorted();
  expect(kept.files).toEqual(expected);
  await own.close();
});

test("ten pictures of three formats are answered in the order sent", async () => {
  const formats = ["jpeg", "png", "webp"] as const;
  const pictures = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      // The first is the slowest to process.
      const format = formats[index % 3] ?? "jpeg";
      return { name: `${index}`, bytes: await plainPicture({ width: 3000 - index * 250, height: 40, format }) };
    }),
  );
  const answer = await sendImages(current().app, pictures);
  const widths = await Promise.all(
    answer.json<Uploaded>().imageUrls.map(async (url) => (await sharp(await fileAt(current(), url)).metadata()).width),
  );
  expect(widths).toEqual([2560, 2560, 2500, 2250, 2000, 1750, 1500, 1250, 1000, 750]);
});

test("a small picture is not enlarged, and transparency, greys and deep colours survive", async () => {
  const odd = [
    sharp({ create: { width: 30, height: 20, channels: 4, background: "#ff000080" } }).png(),
    sharp({ create: { width: 30, height: 20, channels: 3, background: "#808080" } })
      .greyscale()
      .jpeg(),
    sharp({ create: { width: 30, height: 20, channels: 3, background: "#ff8000" } })
      .toColourspace("rgb16")
      .png(),
    sharp({ create: { width: 30, height: 20, channels: 3, background: "#ff8000" } })
      .toColourspace("cmyk")
      .jpeg(),
  ];
  const pictures = await Promise.all(odd.map(async (one) => ({ name: "odd", bytes: await one.toBuffer() })));
  const { imageUrls } = (await sendImages(current().app, pictures)).json<Uploaded>();
  const files = await Promise.all(imageUrls.map((url) => fileAt(current(), url)));
  const seen = await Promise.all(files.map((file) => sharp(file).raw().toBuffer({ resolveWithObject: true })));
  for (const { info } of seen) expect(info).toMatchObject({ width: 30, height: 20 });
  const [transparent, grey, deep, print] = seen.map(({ data, info }) => [...data.subarray(0, info.channels)]);
  expect(transparent?.[3]).toBe(128);
  for (const [colour, expected] of [
    [grey, [128, 128, 128]],
    [deep, [255, 128, 0]],
    [print, [246, 128, 1]],
  ] as const) {
    expected.forEach((level, index) => expect(Math.abs((colour?.[index] ?? 999) - level)).toBeLessThan(12));
  }
});

test("when the rows cannot be written, no file is", async () => {
  const own = await createTestApp();
  await own.database.db.execute(sql`alter table uploads add constraint refuse_all check (false)`);
  const answer = await sendImages(own.app, [{ name: "a.jpg", bytes: await plainPicture() }]);
  expect(answer.statusCode).toBe(500);
  expect(await whatIsKept(own)).toEqual(NOTHING_KEPT);
  await own.close();
});

test("more requests than an hour allows are refused", async () => {
  // 600 an hour, scaled down to 2.
  const own = await createTestApp({ env: { RATE_LIMIT_SCALE: "0.00334" } });
  const bytes = await plainPicture();
  const statuses: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    statuses.push((await sendImages(own.app, [{ name: "a.jpg", bytes }])).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429]);
  await own.close();
});

test("a browser's form is taken over a real connection", async () => {
  const own = await createTestApp();
  const address = await own.app.listen({ port: 0, host: "127.0.0.1" });
  const form = imagesForm([{ name: "kitchen.jpg", bytes: await plainPicture() }]);
  const answer = await fetch(`${address}/api/upload-images`, { method: "POST", body: form });
  expect(await answer.json()).toEqual({ imageUrls: [expect.stringMatching(PHOTO_URL)] });
  await own.close();
});
