import { escapeHtml } from "#server/escape-html.ts";
import { escapeMarkdown } from "./escape-text.ts";

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
