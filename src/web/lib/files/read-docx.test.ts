import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { readDocx, UnreadableFileError } from "./read-docx.ts";
import { readTextFile } from "./read-text-file.ts";

const DOCUMENT = "word/document.xml";

function zip(name: string, content: Buffer, { isStored = false } = {}): Uint8Array<ArrayBuffer> {
  const packed = isStored ? content : deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(isStored ? 0 : 8, 8);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(isStored ? 0 : 8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(content.length, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Uint8Array.from(Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]));
}

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const docx = (xml: string, options = {}) => new Blob([zip(DOCUMENT, Buffer.from(`<w:body>${xml}</w:body>`), options)]);

test("a document's paragraphs are lines, its breaks too, and its entities letters", async () => {
  const xml = `${paragraph("Stone &amp; slate")}<w:p><w:r><w:t>one</w:t><w:br/><w:t>two</w:t><w:tab/><w:t>three &#233;</w:t></w:r></w:p>`;
  expect(await readDocx(docx(xml))).toBe("Stone & slate\none\ntwo three é");
  expect(await readDocx(docx(paragraph("plain"), { isStored: true }))).toBe("plain");
});

test("what looks like a text and is none is left out", async () => {
  expect(await readDocx(docx(`<w:tbl><w:tc>${paragraph("cell")}</w:tc></w:tbl><w:t/><w:title>no</w:title>`))).toBe(
    "cell",
  );
});

test("a small file that unpacks to very much is read only so far", async () => {
  const text = await readDocx(docx(paragraph("a".repeat(30_000_000))));
  expect(text.length).toBeLessThan(4_000_000);
});

test.for([
  ["no zip at all", Buffer.from("plain words")],
  ["an empty file", Buffer.alloc(0)],
  ["another zip", Buffer.from(zip("other.xml", Buffer.from("x")))],
  ["a cut zip", Buffer.from(zip(DOCUMENT, Buffer.from("<w:body/>"))).subarray(40)],
  ["a document type", Buffer.from(zip(DOCUMENT, Buffer.from("<!DOCTYPE x []><w:body/>")))],
] as const)("%s is refused", async ([, bytes]) => {
  await expect(readDocx(new Blob([Uint8Array.from(bytes)]))).rejects.toBeInstanceOf(UnreadableFileError);
});

const named = (name: string, parts: BlobPart[]) => readTextFile(new File(parts, name));

test("a file is read by its name, and what cannot be read says what to do", async () => {
  expect(await named("listing.txt", ["Grüße\r\naus Bergen"])).toEqual({ text: "Grüße\naus Bergen" });
  expect(await named("old.txt", [Uint8Array.from([0x63, 0x61, 0x66, 0xe9])])).toEqual({ text: "café" });
  expect(await named("listing.DOCX", [docx(paragraph("A cottage"))])).toEqual({ text: "A cottage" });
  expect(await named("broken.docx", ["x"])).toMatchObject({ problem: expect.stringContaining("Paste the text") });
  expect(await named("empty.txt", [" "])).toMatchObject({ problem: expect.stringContaining("no text") });
  expect(await named("photo.jpg", ["x"])).toMatchObject({ problem: expect.stringContaining(".docx") });
  const huge = { name: "big.txt", size: 6_000_000, type: "text/plain" } as File;
  expect(await readTextFile(huge)).toMatchObject({ problem: expect.stringContaining("5 MB") });
});
