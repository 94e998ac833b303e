import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listings } from "#server/db/schema/listings.ts";
import { embeddedWriters } from "#server/features/listings/write/write-texts.ts";
import { openTestServer, type TestServer } from "#tests/support/app/test-server.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startSmtpServer } from "#tests/support/fakes/smtp-server.ts";

let shop: TestServer;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
beforeAll(async () => {
  smtp = await startSmtpServer();
  shop = await openTestServer({ writers: embeddedWriters, env: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await shop.stop();
  await smtp.close();
  await shop.database.drop();
});

const propertyAddress = "5 Lake View, Kelowna, BC, Canada";

async function aReader(address = propertyAddress, amenities = ["Pool"]) {
  const guest = shop.browser();
  const propertyData = { address, bedrooms: 3, bathrooms: 2, amenities };
  const { paymentIntentId } = await guest.quote({ propertyData, promoCode: "ALPHA100" });
  const asked = { propertyData, paymentIntentId, paymentData: null };
  const { body } = await guest.post<{ content: string; listingId: string }>("/api/generate-guest-description", asked);
  const share = (wish: object) =>
    guest.post("/api/share-description", { email: newAddress(), propertyAddress, description: body.content, ...wish });
  return { guest, share, ...body };
}

let addresses = 0;
const newAddress = () => `friend-${addresses++}@example.com`;
const mailTo = (email: string) => smtp.received.find(({ to }) => to?.[0]?.address === email);

test("a whole description arrives as text and as HTML, its sections under headings", async () => {
  const { share, content, listingId } = await aReader();
  const email = newAddress();
  expect(await share({ email, listingId })).toEqual({ status: 200, body: { success: true } });
  await eventually(() => mailTo(email) !== undefined, "the mail arrived");
  const mail = mailTo(email);
  expect(mail?.subject).toBe("Property description");
  expect(mail?.text).toContain(`Property description: ${propertyAddress}`);
  const summary = /\*\*Summary\*\*\n(.+)/.exec(content)?.[1] ?? "missing";
  expect(mail?.text).toContain(`SUMMARY\n${summary}`);
  expect(String(mail?.html)).toMatch(/<h2[^>]*>Summary<\/h2><p[^>]*>/);
  expect(String(mail?.html)).not.toContain("**");
});

test("sections alone and text as it was pasted are still the caller's; one added word is not", async () => {
  const { share, content } = await aReader();
  const [title = "", summary = ""] = content.split("\n\n");
  expect((await share({ description: summary })).status).toBe(200);
  expect((await share({ description: `${summary}\n${title}` })).status).toBe(200);
  expect((await share({ description: content.replaceAll("**", "").replaceAll("\n", "\r\n  ") })).status).toBe(200);
  expect((await share({ description: summary.split("\n")[1] })).status).toBe(200);
  for (const description of [
    `${content} Visit spam.example`,
    `Visit spam.example ${content}`,
    content.replace("Summary", "Buy now"),
    summary.slice(0, -10),
    "Title Summary",
  ]) {
    expect((await share({ description })).status).toBe(404);
  }
});

test("another customer's description, one of an unknown caller and one whose view has ended are not sent", async () => {
  const { content, listingId, share } = await aReader();
  const other = await aReader("1 Other Road, Oslo", ["Sauna"]);
  expect((await other.share({ description: content })).status).toBe(404);
  expect((await other.share({ description: content, listingId })).status).toBe(404);
  expect((await share({ listingId: "not-an-id" })).status).toBe(404);
  const asked = { email: newAddress(), propertyAddress, description: content };
  expect((await shop.browser().post("/api/share-description", asked)).status).toBe(404);
  await shop.database.db.update(listings).set({ openedAt: sql`now() - interval '31 minutes'` });
  expect((await share({})).status).toBe(404);
});

test("neither an address nor a place can write a header of its own, or HTML", async () => {
  const evil = 'Oslo"><script>alert(1)</script>\r\nBcc: victim@example.com';
  const { share } = await aReader(evil);
  for (const email of ["a@example.com\r\nBcc: b@example.com", "a@example.com, b@example.com", "nobody", ""]) {
    expect((await share({ email })).status).toBe(400);
  }
  const email = newAddress();
  expect((await share({ email, propertyAddress: "BUY NOW http://spam.example" })).status).toBe(200);
  await eventually(() => mailTo(email) !== undefined, "the mail arrived");
  const mail = mailTo(email);
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  expect(mail?.to).toHaveLength(1);
  expect(mail?.bcc).toBeFalsy();
  expect(String(mail?.html)).not.toContain("<script");
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain("spam.example");
});

test("one address gets five a day, and one customer sends thirty", async () => {
  const { share } = await aReader("8 Limit Street, Oslo");
  const email = newAddress();
  for (let sent = 0; sent < 5; sent++) expect((await share({ email })).status).toBe(200);
  expect((await share({ email: email.toUpperCase() })).status).toBe(429);
  expect((await share({})).status).toBe(200);
  for (let sent = 7; sent < 30; sent++) await share({});
  expect((await share({})).status).toBe(429);
});
