import { expect, test } from "vitest";
import { mailsTo } from "#tests/support/app/members.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";

const OPERATOR = "desk@stayscribe.example";
const current = useTestApp({ env: { CONTACT_EMAIL: OPERATOR, RATE_LIMIT_SCALE: "1000" } });
const MESSAGE = { name: "Ada Berg", email: "ada@example.com", subject: "My order", message: "Where\nis it?" };

const send = (message: object) => createTestBrowser(current().app).post("/api/contact", message);
const received = () => mailsTo(current().database.db, OPERATOR);

test("a message reaches the operator, and an answer to it its sender", async () => {
  expect((await send(MESSAGE)).json()).toEqual({ success: true });
  const [mail] = await received();
  expect(mail).toMatchObject({ to: OPERATOR, replyTo: "ada@example.com", subject: "Contact form: My order" });
  expect(mail?.text).toContain("Where\nis it?");
});

test("no field can add a mail header, and no other address gets the mail", async () => {
  const attack = "Hello\r\nBcc: victim@example.com\u2028X: y";
  expect((await send({ ...MESSAGE, name: attack, subject: attack })).statusCode).toBe(200);
  const mail = (await received()).at(-1);
  expect(mail?.subject).toBe("Contact form: Hello Bcc: victim@example.com X: y");
  expect(mail?.text).not.toMatch(/^Bcc/m);
  expect((await send({ ...MESSAGE, email: "a@example.com\r\nBcc: b@example.com" })).statusCode).toBe(400);
  expect((await send({ ...MESSAGE, email: "a@example.com, b@example.com" })).statusCode).toBe(400);
});

test("an empty or endless field is refused by name", async () => {
  for (const [field, value] of [
    ["name", " "],
    ["subject", ""],
    ["message", ""],
    ["message", "x".repeat(5001)],
  ] as const) {
    expect((await send({ ...MESSAGE, [field]: value })).json()).toMatchObject({ field });
  }
});

test("one caller cannot fill the operator's mailbox", async () => {
  const answers = [];
  for (let at = 0; at < 45; at++) answers.push((await send(MESSAGE)).statusCode);
  expect(answers).toContain(429);
  expect((await received()).length).toBeLessThanOrEqual(40);
});
