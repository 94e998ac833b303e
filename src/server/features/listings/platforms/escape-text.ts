import { escapeHtml } from "#server/escape-html.ts";

// Keeps a host's words from being read as markup in an exported file.

const MARKDOWN_SIGN = /[\\`*_[\]#|~]/g;
// A list, a rule or a heading begins with these at the start of a line.
const LINE_START = /^([ \t]{0,20})([-+=])/gm;
const NUMBERED = /^([ \t]{0,20}\d{1,9})([.)])/gm;

export function escapeMarkdown(text: string): string {
  const withoutTags = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return withoutTags.replace(MARKDOWN_SIGN, "\\$&").replace(LINE_START, "$1\\$2").replace(NUMBERED, "$1\\$2");
}

// XML has no way to write these at all: one of them, and no office program opens the file.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export function escapeXml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(NOT_IN_XML, ""));
}
