import { strToU8, zipSync } from "fflate";
import { type ExportedText, escapeXml, paragraphsOf } from "./export-text.ts";

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006";
const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml";

const CONTENT_TYPES = `<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/word/document.xml" ContentType="${WORD_TYPE}.document.main+xml"/>
<Override PartName="/word/styles.xml" ContentType="${WORD_TYPE}.styles+xml"/></Types>`;

const RELATIONSHIPS = `<Relationships xmlns="${PACKAGE}/relationships">
<Relationship Id="document" Type="${OFFICE}/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

const DOCUMENT_RELATIONSHIPS = `<Relationships xmlns="${PACKAGE}/relationships">
<Relationship Id="styles" Type="${OFFICE}/relationships/styles" Target="styles.xml"/></Relationships>`;

// Sizes in half points, spaces in twentieths of a point.
const STYLES = `<w:styles xmlns:w="${WORD}">
<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/></w:rPr></w:rPrDefault>
<w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
${headingStyle(1, 36)}
${headingStyle(2, 26)}</w:styles>`;

function headingStyle(level: number, size: number): string {
  return `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/>
<w:next w:val="Normal"/><w:pPr><w:keepNext/><w:spacing w:before="240"/><w:outlineLvl w:val="${level - 1}"/></w:pPr>
<w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;
}

// A document of headings and paragraphs, which every office program opens; such a file is a zip of a few XML parts.
export function docxFile(exported: ExportedText): Buffer {
  const parts = {
    "[Content_Types].xml": CONTENT_TYPES,
    "_rels/.rels": RELATIONSHIPS,
    "word/document.xml": documentXml(exported),
    "word/_rels/document.xml.rels": DOCUMENT_RELATIONSHIPS,
    "word/styles.xml": STYLES,
  };
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(DECLARATION + xml)] as const);
  return Buffer.from(zipSync(Object.fromEntries(files)));
}

export function documentXml({ title, platform, sections }: ExportedText): string {
  const body = [
    paragraph([title], "Heading1"),
    paragraph([platform]),
    ...sections.flatMap(({ heading, text }) => [
      paragraph([heading], "Heading2"),
      ...paragraphsOf(text).map((lines) => paragraph(lines)),
    ]),
  ];
  return `<w:document xmlns:w="${WORD}"><w:body>${body.join("")}<w:sectPr/></w:body></w:document>`;
}

function paragraph(lines: string[], style?: string): string {
  const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : "";
  const runs = lines.map((line) => `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`).join("<w:br/>");
  return `<w:p>${properties}<w:r>${runs}</w:r></w:p>`;
}
