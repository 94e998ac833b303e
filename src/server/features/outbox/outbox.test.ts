import { expect, test } from "vitest";
import { createOutboxMailer } from "#server/adapters/mail/mailers.ts";
import { createTestApp, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp();

test("before the first mail the outbox is empty", async () => {
  expect((await current().app.inject("/api/dev/outbox")).json()).toEqual({ mails: [] });
});

test("a written mail is listed with its text, and its HTML is served under a policy of its own", async () => {
  const { app, outboxDir } = current();
  const mailer = createOutboxMailer({ outboxDir, from: "Stayscribe <hello@stayscribe.example>" });
  const mail = { to: "ana@example.com", subject: "Grüße", text: "Hello Ana", html: '<p style="color:red">Hello</p>' };
  await mailer.send({ ...mail, id: "mail-1" });
  const { mails } = (await app.inject("/api/dev/outbox")).json();
  expect(mails).toEqual([
    {
      id: "mail-1",
      to: "ana@example.com",
      subject: "Grüße",
      text: expect.stringContaining("Hello Ana"),
      hasHtml: true,
      sentAt: expect.any(String),
    },
  ]);
  const html = await app.inject("/api/dev/outbox/mail-1/html");
  expect(html.body).toContain("<p style");
  expect(html.headers["content-security-policy"]).toContain("sandbox");
  expect(html.headers["content-security-policy"]).toContain("default-src 'none'");
});

test("a name that climbs out of the folder finds nothing", async () => {
  for (const id of ["..%2F..%2Fcookie-secret", "%2Fetc%2Fpasswd", "absent"]) {
    expect((await current().app.inject(`/api/dev/outbox/${id}/html`)).statusCode).toBe(404);
  }
});

test("in production, or with SMTP, the outbox does not exist", async () => {
  for (const env of [{ NODE_ENV: "production", ALLOW_TEST_MODE: "1" }, { SMTP_URL: "smtp://127.0.0.1:1" }]) {
    const { app, close } = await createTestApp({ env });
    expect((await app.inject("/api/dev/outbox")).statusCode).toBe(404);
    await close();
  }
});
