import { escapeHtml, escapeTags } from "#server/domain/safe-text.ts";

// Keeps a host's words from being read as markup in an exported file.

const MARKDOWN_SIGN = /[\\`*_[\]#|~]/g;

// A list, a rule or a heading begins with these at the start of a line.
const LINE_START = /^([ \t]{0,20})([-+=])/gm;

const NUMBERED = /^([ \t]{0,20}\d{1,9})([.)])/gm;

// XML has no way to write these at all: one of them, and no office program opens the file.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export type ExportedText = {
  title: string;
  platform: string;
  language?: string;
  sections: { heading: string; text: string }[];
};

export function plainFile({ sections }: ExportedText): string {
  return `${sections.map(({ heading, text }) => `${heading}\n${text}`).join("\n\n")}\n`;
}

export function markdownFile({ title, platform, sections }: ExportedText): string {
  const head = `# ${escapeMarkdown(oneLine(title))}\n\n${escapeMarkdown(platform)}`;
  const parts = sections.map(({ heading, text }) => `## ${escapeMarkdown(heading)}\n\n${markdownText(text)}`);
  return `${[head, ...parts].join("\n\n")}\n`;
}

// A line break inside a paragraph is kept, which Markdown would join.
function markdownText(text: string): string {
  return paragraphsOf(text)
    .map((lines) => lines.map(escapeMarkdown).join("\\\n"))
    .join("\n\n");
}

export function htmlFile({ title, platform, sections, language = "en" }: ExportedText): string {
  const parts = sections.map(
    ({ heading, text }) => `<section><h2>${escapeHtml(heading)}</h2>\n${htmlText(text)}</section>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(`${title}, ${platform}`)}</title></head>
<body><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(platform)}</p>
${parts.join("\n")}
</body></html>
`;
}

function htmlText(text: string): string {
  return paragraphsOf(text)
    .map((lines) => `<p>${lines.map(escapeHtml).join("<br>")}</p>`)
    .join("\n");
}

// Paragraphs, each with its lines.
export function paragraphsOf(text: string): string[][] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split("\n"))
    .filter((lines) => lines.some((line) => line.trim() !== ""));
}

function oneLine(text: string): string {
  return text.split(/\s+/).join(" ").trim();
}

function escapeMarkdown(text: string): string {
  return escapeTags(text).replace(MARKDOWN_SIGN, "\\$&").replace(LINE_START, "$1\\$2").replace(NUMBERED, "$1\\$2");
}

export function escapeXml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(NOT_IN_XML, ""));
}
