import { expect, inject, onTestFinished, test } from "vitest";
import { postMail } from "#server/adapters/mail/send-mail-task.ts";
import { freshDatabase } from "#tests/support/database/fresh-database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startSmtpServer } from "#tests/support/fakes/smtp-server.ts";
import { folderUntilTestEnds, serverUntilTestEnds } from "#tests/support/processes/until-test-ends.ts";

const mail = { to: "ana@example.com", subject: "Your description", text: "Ready." };

test("of two servers on one database, the one that is killed in the middle of a job leaves it to the other", async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const stalled = await startSmtpServer({ neverAnswer: true });
  const working = await startSmtpServer();
  onTestFinished(async () => void (await Promise.all([stalled.close(), working.close()])));
  const { host, user, password } = inject("postgres");
  const DATABASE_URL = `postgres://${user}:${password}@/${database.connection.database}?host=${encodeURIComponent(host)}`;

  const doomed = await serverUntilTestEnds({ DATABASE_URL, DATA_DIR: folderUntilTestEnds(), SMTP_URL: stalled.url });
  await database.db.transaction((tx) => postMail(tx, mail));
  await eventually(() => stalled.attempts() === 1, "the first server is at work on the mail");

  await serverUntilTestEnds({ DATABASE_URL, DATA_DIR: folderUntilTestEnds(), SMTP_URL: working.url });
  // The second server has looked for orphans by now and must not have taken the mail from a living worker.
  expect(working.received).toEqual([]);
  doomed.signal("SIGKILL");
  await eventually(() => working.received.length > 0, "the second server sent the mail");
  expect(working.received.map(({ subject }) => subject)).toEqual(["Your description"]);
});
