import fc from "fast-check";
import type { FileFields } from "#shared/contract/endpoint.ts";
import type { Call } from "../../support/http-client.ts";
import { hostileText } from "./hostile-values.ts";

// One part of a multipart body. What a file holds is named, so that a failure stays readable.
export type FormPart =
  | { text: string; name: string }
  | { file: FileKind; name: string; fileName: string }
  | { broken: Breakage };

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

// A page that draws a form that draws a form, each several times: small to send, endless to render.
function nestedPdf({ depth, fanOut }: { depth: number; fanOut: number }): Buffer {
  const draw = "/F Do ".repeat(fanOut);
  const form = (id: number, last: boolean) => {
    const resources = last ? "" : `/Resources<</XObject<</F ${id + 1} 0 R>>>>`;
    const content = last ? "0 0 1 1 re f" : draw;
    return `${id} 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]${resources}/Length ${content.length}>>stream\n${content}\nendstream endobj\n`;
  };
  const forms = Array.from({ length: depth }, (_, level) => form(5 + level, level === depth - 1));
  return Buffer.from(
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
      "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<</XObject<</F 5 0 R>>>>/Contents 4 0 R>>endobj\n" +
      `4 0 obj<</Length ${draw.length}>>stream\n${draw}\nendstream endobj\n${forms.join("")}trailer<</Root 1 0 R>>\n%%EOF\n`,
  );
}

const FILES = {
  picture: () => PNG,
  "cut picture": () => PNG.subarray(0, 50),
  "changed picture": () => Buffer.concat([PNG.subarray(0, 40), Buffer.alloc(20, 0xff), PNG.subarray(60)]),
  "huge size in a small picture": () =>
    Buffer.concat([PNG.subarray(0, 16), Buffer.from("7fffffff7fffffff", "hex"), PNG.subarray(24)]),
  nothing: () => Buffer.alloc(0),
  text: () => Buffer.from("<script>hostileMarkup()</script>"),
  svg: () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='hostileMarkup()'/>"),
  "empty pdf": () => Buffer.from("%PDF-1.4\n%%EOF"),
  "thin pdf": () =>
    Buffer.from(nestedPdf({ depth: 1, fanOut: 1 }).toString().replace("[0 0 200 200]", "[0 0 1 99999]")),
  "nested pdf": () => nestedPdf({ depth: 5, fanOut: 14 }),
  "jpeg head": () => Buffer.from("ffd8ffe000104a46494600010100000100010000ffc0001108ffffffff03011100", "hex"),
  "webp head": () => Buffer.from("52494646ffffffff574542505650384c00000000", "hex"),
  zip: () => Buffer.from("504b0304140000000800", "hex"),
} as const;
type FileKind = keyof typeof FILES;
const FILE_KINDS = Object.keys(FILES) as FileKind[];

const BROKEN = {
  "no end": "",
  "no blank line": 'Content-Disposition: form-data; name="images"',
  "no name": "Content-Disposition: form-data\r\n\r\nx",
  "no disposition": "X: y\r\n\r\nx",
  "long header": `Content-Disposition: form-data; name="images"; filename="${"a".repeat(90_000)}"\r\n\r\nx`,
  "binary name": 'Content-Disposition: form-data; name="\u0000"; filename="\ud800"\r\n\r\nx',
  "encoded name": "Content-Disposition: form-data; name*=utf-8''%ff%00; filename*=utf-16''%\r\n\r\nx",
  base64: 'Content-Disposition: form-data; name="images"; filename="a"\r\nContent-Transfer-Encoding: base64\r\n\r\n!!',
  "long text": `Content-Disposition: form-data; name="draftId"\r\n\r\n${"a".repeat(5000)}`,
} as const;
type Breakage = keyof typeof BROKEN;

const FILE_NAMES = [
  "a.jpg",
  "../../../a.jpg",
  "a\u0000.png",
  "<img src=x onerror=hostileMarkup()>.png",
  "",
  "con.jpg",
  "a".repeat(300),
];

const file = (name: fc.Arbitrary<string>) =>
  fc.record({ file: fc.constantFrom(...FILE_KINDS), name, fileName: fc.constantFrom(...FILE_NAMES) });

export function formPartsFor(fields: FileFields): fc.Arbitrary<FormPart[]> {
  const names = [...Object.keys(fields), "__proto__", "constructor", "draftId", ""];
  const known = fc.constantFrom(...Object.keys(fields));
  const draftId = fc.oneof(fc.constantFrom("{own.draftId}", "{foreign.draftId}"), hostileText);
  const part: fc.Arbitrary<FormPart> = fc.oneof(
    { weight: 5, arbitrary: file(known) },
    { weight: 1, arbitrary: file(fc.constantFrom(...names)) },
    { weight: 4, arbitrary: fc.record({ text: draftId, name: fc.constant("draftId") }) },
    { weight: 1, arbitrary: fc.record({ text: hostileText, name: fc.constantFrom(...names) }) },
    { weight: 1, arbitrary: fc.record({ broken: fc.constantFrom(...(Object.keys(BROKEN) as Breakage[])) }) },
  );
  return fc.array(part, { maxLength: 5 });
}

const BOUNDARY = "hostile-boundary";

export function encodeParts(parts: FormPart[], real: (text: string) => string): Pick<Call, "headers" | "body"> {
  const isCut = parts.some((part) => "broken" in part && part.broken === "no end");
  const chunks = parts.flatMap((part) => [
    Buffer.from(`--${BOUNDARY}\r\n`),
    encodePart(part, real),
    Buffer.from("\r\n"),
  ]);
  const end = isCut ? "" : `--${BOUNDARY}--\r\n`;
  return {
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...chunks, Buffer.from(end)]),
  };
}

function encodePart(part: FormPart, real: (text: string) => string): Buffer {
  if ("broken" in part) return Buffer.from(BROKEN[part.broken]);
  const disposition = `Content-Disposition: form-data; name="${part.name}"`;
  if ("text" in part) return Buffer.from(`${disposition}\r\n\r\n${real(part.text)}`);
  const head = `${disposition}; filename="${part.fileName}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), FILES[part.file]()]);
}
