import { createTransport } from "nodemailer";
import { messageOf } from "./message.ts";
import type { Mailer } from "./port.ts";

export function createSmtpMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({ url: smtpUrl, pool: true });
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, from));
    },
    close: () => transport.close(),
  };
}
