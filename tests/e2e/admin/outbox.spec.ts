import { randomUUID } from "node:crypto";
import { createOutboxMailer } from "#server/adapters/mail/mailers.ts";
import { expect, test } from "../support/journey.ts";

async function writeMail(subject: string): Promise<void> {
  const outboxDir = process.env["JOURNEY_OUTBOX"] ?? "";
  const mailer = createOutboxMailer({ outboxDir, from: "Stayscribe <hello@stayscribe.example>" });
  const html = '<p style="color: rebeccapurple">Your description is <b>ready</b>.</p>';
  await mailer.send({ id: randomUUID(), to: "ana@example.com", subject, text: "Your description is ready.", html });
}

test("a mail is found in the outbox and opened, and its address can be shared", async ({ page }) => {
  const subject = `Ready ${randomUUID()}`;
  await writeMail(subject);
  await page.goto("/");
  await page.getByRole("link", { name: "Open the outbox" }).click();
  await page.getByRole("link", { name: subject }).click();
  await expect(page).toHaveURL(/[?&]mail=/);
  const message = page.getByTitle("Message").contentFrame();
  await expect(message.getByText("Your description is ready.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
});

test("when the outbox cannot be read the page says so, and Retry brings it back", async ({ page, expectProblem }) => {
  expectProblem("/api/dev/outbox");
  const subject = `Late ${randomUUID()}`;
  await writeMail(subject);
  await page.route("**/api/dev/outbox", (route) => route.abort());
  await page.goto("/dev/outbox");
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await page.unroute("**/api/dev/outbox");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("link", { name: subject })).toBeVisible();
});

test("one message at a time tells what Refresh did, and can be closed", async ({ page }) => {
  await writeMail(`Another ${randomUUID()}`);
  await page.goto("/dev/outbox");
  const toasts = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(toasts).toHaveText("Outbox is up to date");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(toasts).toHaveCount(1);
  await page.getByRole("button", { name: "Close this message" }).click();
  await expect(toasts).toHaveCount(0);
});
