import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { startWorker } from "#server/jobs/worker.ts";
import { createLog } from "#server/process/log.ts";
import { freshDatabase } from "#tests/support/database/fresh-database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startSmtpServer } from "#tests/support/fakes/smtp-server.ts";
import { folderUntilTestEnds } from "#tests/support/processes/until-test-ends.ts";
import { createOutboxMailer, createSmtpMailer } from "./mailers.ts";
import { bindSendMail, postMail } from "./send-mail-task.ts";

const FROM = "Stayscribe <hello@stayscribe.example>";
const mail = { to: "ana@example.com", subject: "Your description", text: "Ready.", html: "<p>Ready.</p>" };

test("SMTP: text, HTML, sender and a message id that names the mail arrive", async () => {
  const smtp = await startSmtpServer();
  const mailer = createSmtpMailer({ smtpUrl: smtp.url, from: FROM });
  await mailer.send({ ...mail, id: "order-7-receipt" });
  mailer.close();
  await smtp.close();
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]).toMatchObject({
    subject: "Your description",
    from: { address: "hello@stayscribe.example", name: "Stayscribe" },
    to: [{ address: "ana@example.com" }],
    messageId: "<order-7-receipt@stayscribe.example>",
  });
  expect(smtp.received[0]?.text).toContain("Ready.");
  expect(smtp.received[0]?.html).toContain("<p>Ready.</p>");
});

test("a mail's id has the domain of the sender's address, not of its name", async () => {
  const outboxDir = join(folderUntilTestEnds(), "outbox");
  const mailer = createOutboxMailer({ outboxDir, from: '"Hosts@home" <hello@stayscribe.example>' });
  await mailer.send({ ...mail, id: "named" });
  mailer.close();
  const { messageId } = await PostalMime.parse(readFileSync(join(outboxDir, "named.eml")));
  expect(messageId).toBe("<named@stayscribe.example>");
});

test("outbox: a mail sent twice under one id is one private file", async () => {
  const folder = folderUntilTestEnds();
  const outboxDir = join(folder, "outbox");
  const mailer = createOutboxMailer({ outboxDir, from: FROM });
  await mailer.send({ ...mail, id: "once" });
  await mailer.send({ ...mail, id: "once" });
  mailer.close();
  expect(readdirSync(outboxDir)).toEqual(["once.eml"]);
  expect(readFileSync(join(outboxDir, "once.eml"), "utf8")).toContain("To: ana@example.com");
  expect(statSync(join(outboxDir, "once.eml")).mode & 0o777).toBe(0o600);
});

test("a posted mail is sent by the worker, again after the mail server was busy, and arrives once", async () => {
  const database = await freshDatabase();
  const smtp = await startSmtpServer({ rejectFirst: 1 });
  const mailer = createSmtpMailer({ smtpUrl: smtp.url, from: FROM });
  const tasks = [bindSendMail(mailer)];
  const worker = await startWorker({ pool: database.pool, tasks, schedules: [], log: createLog("silent") });
  await database.db.transaction((tx) => postMail(tx, mail));
  const attempts = async () => {
    const found = await database.db.execute<{ attempts: number }>(sql`select attempts from graphile_worker.jobs`);
    return found.rows[0]?.attempts ?? 0;
  };
  await eventually(async () => (await attempts()) === 1, "the first attempt failed");
  await database.db.execute(
    sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs`,
  );
  await eventually(() => smtp.received.length > 0, "the mail arrived");
  await worker.stop();
  mailer.close();
  await smtp.close();
  await database.drop();
  expect(smtp.received.map(({ subject }) => subject)).toEqual(["Your description"]);
});
