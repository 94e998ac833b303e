import { crc32, deflateSync } from "node:zlib";

type Page = { widthPt: number; heightPt: number };
type Nesting = { depth: number; fanOut: number };

// Form XObjects that each draw the next one several times: a few lines that mean fanOut ** depth drawings.
export function nestedPdf({ depth, fanOut }: Nesting, { widthPt, heightPt }: Page = { widthPt: 612, heightPt: 792 }) {
  const box = `[0 0 ${widthPt} ${heightPt}]`;
  const forms = Array.from({ length: depth }, (_, level) => {
    const isLast = level === depth - 1;
    const content = (isLast ? "0 0 600 700 re f " : "/F Do ").repeat(fanOut);
    return streamOf(`/Type/XObject/Subtype/Form/BBox${box}${isLast ? "" : resourceAt(6 + level)}`, content);
  });
  return pdfOf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox${box}/Contents 4 0 R${resourceAt(5)}>>`,
    streamOf("", "/F Do"),
    ...forms,
  ]);
}

function resourceAt(object: number): string {
  return `/Resources<</XObject<</F ${object} 0 R>>>>`;
}

export function plainPdf(page: Page): Buffer {
  return nestedPdf({ depth: 1, fanOut: 1 }, page);
}

function streamOf(entries: string, content: string): string {
  return `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`;
}

function pdfOf(objects: string[]): Buffer {
  let text = "%PDF-1.4\n";
  const places: string[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(`${String(text.length).padStart(10, "0")} 00000 n \n`);
    text += `${at + 1} 0 obj${object}endobj\n`;
  }
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  return Buffer.from(`${text}${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`, "latin1");
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

type PngSize = { widthPx: number; heightPx: number };

// Of one colour and one bit a pixel, so that 100 megapixels are a file of some kilobytes; its rows may be fewer than
// its header says.
export function whitePng({ widthPx, heightPx }: PngSize, rows = heightPx): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(Math.ceil(widthPx / 8), 0xff)]);
  const pixels = deflateSync(Buffer.alloc(row.length * rows, row), { level: 1 });
  return pngOf(header, pixels);
}

// What a PNG is made of: the signature, the header, the pixels and the end.
function pngOf(header: Buffer, pixels: Buffer): Buffer {
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    pngChunk("IDAT", pixels),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}
