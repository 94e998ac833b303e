import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivingSmtpServer = { url: string; received: Email[]; close: () => Promise<void> };

// A real SMTP server that keeps what it is sent; with rejectFirst it is busy that many times before it accepts.
export async function startSmtpServer({ rejectFirst = 0 } = {}): Promise<ReceivingSmtpServer> {
  const received: Email[] = [];
  let busyTimes = rejectFirst;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (busyTimes-- > 0) {
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
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
