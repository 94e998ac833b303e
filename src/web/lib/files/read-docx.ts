// A .docx is a zip with one XML file of paragraphs. Only that file is opened, and only so far as a listing can go.
const LARGEST_XML_BYTES = 3_000_000;
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const LONGEST_TRAILER = 65_557;
const MOST_ENTRIES = 2000;
const DOCUMENT = "word/document.xml";
const STORED = 0;
const DEFLATED = 8;

export class UnreadableFileError extends Error {
  override readonly name = "UnreadableFileError";
}

// The text of a Word document, a line for each paragraph.
export async function readDocx(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const xml = new TextDecoder().decode(await contentOf(bytes));
  if (xml.includes("<!DOCTYPE")) throw new UnreadableFileError("a document with a type of its own");
  return paragraphsIn(xml);
}

type Entry = { method: number; start: number; packedBytes: number };

async function contentOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { method, start, packedBytes } = findEntry(bytes);
  const packed = bytes.subarray(start, start + packedBytes);
  if (method === STORED) return packed.subarray(0, LARGEST_XML_BYTES);
  if (method !== DEFLATED) throw new UnreadableFileError("packed in an unknown way");
  return unpack(packed);
}

function findEntry(bytes: Uint8Array<ArrayBuffer>): Entry {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = findDirectoryEnd(view);
    const count = Math.min(view.getUint16(end + 10, true), MOST_ENTRIES);
    let at = view.getUint32(end + 16, true);
    for (let entry = 0; entry < count && view.getUint32(at, true) === DIRECTORY_ENTRY; entry += 1) {
      const nameBytes = view.getUint16(at + 28, true);
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes));
      if (name === DOCUMENT) return entryAt(view, at);
      at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch (error) {
    // Reading past the end of a broken file.
    if (!(error instanceof RangeError)) throw error;
  }
  throw new UnreadableFileError("no document inside");
}

function findDirectoryEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - LONGEST_TRAILER);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw new UnreadableFileError("not a zip");
}

function entryAt(view: DataView, directory: number): Entry {
  const local = view.getUint32(directory + 42, true);
  if (view.getUint32(local, true) !== LOCAL_ENTRY) throw new UnreadableFileError("a broken zip");
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  return { method: view.getUint16(directory + 10, true), start, packedBytes: view.getUint32(directory + 20, true) };
}

// A small file can unpack to gigabytes, so that reading stops where no listing goes on.
async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done && size < LARGEST_XML_BYTES; read = await reader.read()) {
      parts.push(read.value);
      size += read.value.byteLength;
    }
  } catch {
    throw new UnreadableFileError("packed wrongly");
  } finally {
    await reader.cancel().catch(() => null);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

const TAG = /<(\/?)w:(p|t|tab|br|cr)(?:[\s/][^<>]{0,500})?>/g;

function paragraphsIn(xml: string): string {
  let text = "";
  let textStart = -1;
  for (const match of xml.matchAll(TAG)) {
    const [tag, slash, name] = match;
    const isClosing = slash === "/";
    if (name === "t" && !isClosing && !tag.endsWith("/>")) textStart = match.index + tag.length;
    else if (name === "t" && textStart >= 0) {
      text += decodeEntities(xml.slice(textStart, match.index));
      textStart = -1;
    } else if (name === "tab") text += " ";
    else if (name === "br" || name === "cr") text += "\n";
    else if (name === "p" && (isClosing || tag.endsWith("/>"))) text += "\n";
  }
  return text.replace(/\n{3,}/g, "\n\n").trim();
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const LAST_CODE_POINT = 0x10ffff;

function decodeEntities(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos);/gi, (_, entity: string) => {
    const name = entity.toLowerCase();
    if (!name.startsWith("#")) return NAMED[name] ?? "";
    const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : "";
  });
}
