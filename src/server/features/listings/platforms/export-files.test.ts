import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { documentXml, docxFile } from "./export-docx.ts";
import { htmlFile, markdownFile, plainFile } from "./export-text.ts";

const TEXT = {
  title: "5 Lake View",
  platform: "Booking.com",
  sections: [
    { heading: "Property name", text: "Lake cabin" },
    { heading: "About the property", text: "First line.\nSecond line.\n\nAnother paragraph." },
  ],
};

const documentIn = (file: Buffer) => strFromU8(unzipSync(file)["word/document.xml"] ?? new Uint8Array());

test("plain text has each field under its name", () => {
  expect(plainFile(TEXT)).toBe(
    "Property name\nLake cabin\n\nAbout the property\nFirst line.\nSecond line.\n\nAnother paragraph.\n",
  );
});

test("Markdown and HTML keep paragraphs and line breaks", () => {
  expect(markdownFile(TEXT)).toContain("## About the property\n\nFirst line.\\\nSecond line.\n\nAnother paragraph.\n");
  expect(htmlFile(TEXT)).toContain("<p>First line.<br>Second line.</p>\n<p>Another paragraph.</p>");
});

test("a Word document has all its parts, its headings and its paragraphs", () => {
  const file = docxFile(TEXT);
  expect(Object.keys(unzipSync(file)).toSorted()).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "word/_rels/document.xml.rels",
    "word/document.xml",
    "word/styles.xml",
  ]);
  const xml = documentIn(file);
  expect(xml).toContain('<w:pStyle w:val="Heading2"/></w:pPr><w:r><w:t xml:space="preserve">Property name</w:t>');
  expect(xml).toContain(">First line.</w:t><w:br/><w:t");
  expect(xml.match(/<w:p>/g)).toHaveLength(7);
});

test("Markdown that a host typed stays text", () => {
  const typed = "# Title\n- one\n1. two\n+ three\n*bold* _it_ `code` [x](y) <b> &amp; ~~no~~ a|b";
  const file = markdownFile({ ...TEXT, sections: [{ heading: "Description", text: typed }] });
  expect(file).toContain(
    "\\# Title\\\n\\- one\\\n1\\. two\\\n\\+ three\\\n\\*bold\\* \\_it\\_ \\`code\\` \\[x\\](y) &lt;b&gt; &amp;amp; \\~\\~no",
  );
});

const HTML_TAGS = /<\/?(?:html|head|meta|title|body|h1|h2|p|br|section)\b[^<>]*>|<!doctype html>/g;
const WORD_TAGS = /<\/?w:(?:document|body|p|pPr|pStyle|r|t|br|sectPr)\b[^<>]*>/g;
// oxlint-disable-next-line no-control-regex -- they are what must not be there
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

test("whatever the words, no tag and no character that XML lacks comes into a file", () => {
  const words = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string(),
    fc.constantFrom("</w:t></w:r><script>", "\u0000\u000b\ud800", "]]>", "a\n\n\n<b>\n&"),
  );
  fc.assert(
    fc.property(words, words, (title, text) => {
      const exported = { title, platform: "VRBO", sections: [{ heading: "Description", text }] };
      const xml = documentXml(exported);
      expect(xml.replace(WORD_TAGS, "")).not.toMatch(/[<>]/);
      expect(xml.match(/<w:p>/g)?.length).toBe(xml.match(/<\/w:p>/g)?.length);
      expect(xml).not.toMatch(NOT_IN_XML);
      expect(htmlFile(exported).replace(HTML_TAGS, "")).not.toMatch(/[<>]/);
    }),
    { numRuns: 50 },
  );
});
