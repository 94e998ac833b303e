import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { AppError } from "#server/domain/app-error.ts";
import { hasErrorCode } from "#server/process/errors.ts";
import type { OutboxMail } from "#shared/contract/mails.ts";

const NEWEST_SHOWN = 100;
const MAIL_ID = /^[\w-]+$/;

export async function listMails(outboxDir: string): Promise<OutboxMail[]> {
  const names = (await namesIn(outboxDir)).filter((name) => name.endsWith(".eml"));
  const files = await Promise.all(
    names.map(async (name) => ({ name, writtenAt: (await stat(join(outboxDir, name))).mtimeMs })),
  );
  const newest = files.toSorted((a, b) => b.writtenAt - a.writtenAt).slice(0, NEWEST_SHOWN);
  return Promise.all(newest.map(({ name }) => describeMail(outboxDir, name.replace(/\.eml$/, ""))));
}

export async function readHtml(outboxDir: string, id: string): Promise<string> {
  const { html } = await openMail(outboxDir, id);
  if (!html) throw new AppError("not_found");
  return html;
}

async function namesIn(outboxDir: string): Promise<string[]> {
  try {
    return await readdir(outboxDir);
  } catch (error) {
    if (hasErrorCode(error, "ENOENT")) return [];
    throw error;
  }
}

async function openMail(outboxDir: string, id: string): Promise<Email> {
  if (!MAIL_ID.test(id)) throw new AppError("not_found");
  try {
    return await PostalMime.parse(await readFile(join(outboxDir, `${id}.eml`)));
  } catch (error) {
    if (hasErrorCode(error, "ENOENT")) throw new AppError("not_found");
    throw error;
  }
}

async function describeMail(outboxDir: string, id: string): Promise<OutboxMail> {
  const mail = await openMail(outboxDir, id);
  return {
    id,
    to: (mail.to ?? []).map((recipient) => recipient.address).join(", "),
    subject: mail.subject ?? "",
    sentAt: new Date(mail.date ?? 0).toISOString(),
    text: mail.text ?? "",
    hasHtml: Boolean(mail.html),
  };
}
