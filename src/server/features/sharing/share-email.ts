import { plainLine } from "#server/adapters/mail/plain-line.ts";
import { escapeHtml } from "#server/escape-html.ts";
import type { SharedPart } from "./split-shared-text.ts";

// Nothing that a customer wrote is in the line that a mailbox shows first.
const SUBJECT = "Property description";

type ShareEmail = { subject: string; text: string; html: string };

// Only our own words and the stored text are in it, and every line of it is made harmless.
export function shareEmail(address: string | null, parts: SharedPart[]): ShareEmail {
  const place = plainLine(address);
  const title = place ? `${SUBJECT}: ${place}` : SUBJECT;
  const groups = byPlatform(parts);
  return {
    subject: SUBJECT,
    text: `${[title, ...groups.map((group) => groupText(group, groups.length > 1)), FOOTER].join("\n\n")}\n`,
    html: page(title, groups.map((group) => groupHtml(group, groups.length > 1)).join("\n")),
  };
}

const FOOTER = "Somebody who bought this description on Stayscribe sent it to you. We keep no list with your address.";

type Group = { platform: string | null; parts: SharedPart[] };

function byPlatform(parts: SharedPart[]): Group[] {
  const groups: Group[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && last.platform === part.platform) last.parts.push(part);
    else groups.push({ platform: part.platform, parts: [part] });
  }
  return groups;
}

function groupText({ platform, parts }: Group, isNamed: boolean): string {
  const sections = parts.map(({ heading, text }) => [heading?.toUpperCase(), text].filter(Boolean).join("\n"));
  return [...(isNamed && platform ? [`== ${platform} ==`] : []), ...sections].join("\n\n");
}

function groupHtml({ platform, parts }: Group, isNamed: boolean): string {
  const level = isNamed ? "h3" : "h2";
  const sections = parts.map(({ heading, text }) => {
    const paragraphs = text.split(/\n{2,}/).map((paragraph) => `<p style="${TEXT}">${lines(paragraph)}</p>`);
    const head = heading ? `<${level} style="${HEAD}">${escapeHtml(heading)}</${level}>` : "";
    return head + paragraphs.join("");
  });
  return (isNamed && platform ? `<h2 style="${HEAD}">${escapeHtml(platform)}</h2>` : "") + sections.join("\n");
}

const HEAD = "margin:28px 0 6px;font-size:18px;line-height:1.3;color:#0e4a3c";
const TEXT = "margin:0 0 12px;font-size:16px;line-height:1.6;color:#14211d";

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f6f7f4;font-family:system-ui,-apple-system,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:28px;background:#fff;border:1px solid #dfe3dc;border-radius:16px">
<h1 style="margin:0;font-size:22px;line-height:1.25;color:#14211d">${escapeHtml(title)}</h1>
${body}
<p style="margin:28px 0 0;padding-top:14px;border-top:1px solid #dfe3dc;font-size:14px;line-height:1.5;color:#45524c">${FOOTER}</p>
</div></body></html>
`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}
