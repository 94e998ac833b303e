import { randomUUID } from "node:crypto";
import type { Db, Tx } from "#server/db/connect.ts";
import { bindTask, defineTask, enqueue } from "#server/jobs/task.ts";
import { countProviderError } from "#server/metrics/product-counts.ts";
import { Mail, type Mailer } from "./port.ts";

const sendMailTask = defineTask({ name: "send-mail", payload: Mail, maxAttempts: 12 });

export function bindSendMail(mailer: Mailer) {
  return bindTask(sendMailTask, async (mail) => {
    try {
      await mailer.send(mail);
    } catch (error) {
      countProviderError("mail");
      throw error;
    }
  });
}

// Enqueued inside the transaction that is the reason for the mail; the worker sends it after the commit.
export async function postMail(db: Db | Tx, mail: Omit<Mail, "id">): Promise<void> {
  await enqueue(db, sendMailTask, Mail.parse({ ...mail, id: randomUUID() }));
}
