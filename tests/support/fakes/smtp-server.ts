import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type TestSmtpServer = {
  url: string;
  received: Email[];
  attempts: () => number;
  close: () => Promise<void>;
};

// A real SMTP server that keeps what it is sent. It can be busy for the first mails, or take one and never answer.
export async function startSmtpServer({ rejectFirst = 0, neverAnswer = false } = {}): Promise<TestSmtpServer> {
  const received: Email[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        attempts++;
        if (neverAnswer) return;
        if (attempts <= rejectFirst) {
          done(Object.assign(new Error("busy, try later"), { responseCode: 451 }));
          return;
        }
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    attempts: () => attempts,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
