import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import addressparser from "nodemailer/lib/addressparser";
import type { Mail, Mailer } from "./port.ts";

// Without SMTP a mail becomes a file that any mail program opens.
export function createOutboxMailer({ outboxDir, from }: { outboxDir: string; from: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, from));
      await mkdir(outboxDir, { recursive: true, mode: 0o700 });
      const file = join(outboxDir, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}

export function createSmtpMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({ url: smtpUrl, pool: true });
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, from));
    },
    close: () => transport.close(),
  };
}

function messageOf({ id, to, replyTo, ...mail }: Mail, from: string) {
  const [sender] = addressparser(from, { flatten: true });
  const domain = sender?.address.split("@")[1] || "localhost";
  // Passed as an object, since a plain string would be parsed as a list of addresses.
  const answers = replyTo ? { replyTo: { name: "", address: replyTo } } : {};
  return { ...mail, ...answers, to: { name: "", address: to }, from, messageId: `<${id}@${domain}>` };
}
