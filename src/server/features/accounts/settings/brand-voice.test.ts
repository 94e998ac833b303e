import { expect, test } from "vitest";
import { embeddedWriters } from "#server/features/listings/write/write-texts.ts";
import { registration, signUp } from "#tests/support/app/members.ts";
import { useTestApp } from "#tests/support/app/test-app.ts";
import { testServerUntilTestEnds } from "#tests/support/app/test-server.ts";

const current = useTestApp();

test("a brand voice is kept and read again; before that it is empty", async () => {
  const browser = await signUp(current().app, "brand@example.com");
  const empty = { name: "", tone: null, wordsToUse: [], wordsToAvoid: [], signOff: "" };
  expect((await browser.get("/api/account/branding")).json()).toEqual(empty);
  const voice = {
    name: "Pine Stays",
    tone: "refined",
    wordsToUse: ["retreat"],
    wordsToAvoid: ["cozy"],
    signOff: "Ada",
  };
  expect((await browser.put("/api/account/branding", voice)).json()).toEqual(voice);
  await browser.put("/api/account/branding", { ...voice, signOff: "Ada & Co" });
  expect((await browser.get("/api/account/branding")).json()).toEqual({ ...voice, signOff: "Ada & Co" });
  expect((await browser.put("/api/account/branding", { ...voice, tone: "shouting" })).statusCode).toBe(400);
  expect((await browser.put("/api/account/branding", { wordsToAvoid: ["x".repeat(41)] })).statusCode).toBe(400);
});

test("a member's sign-off stands in a delivered text and words to avoid do not; a guest's text knows neither", async () => {
  const shop = await testServerUntilTestEnds({ writers: embeddedWriters });
  const amenities = ["Hot tub", "Fireplace", "Wifi", "Kitchen"];
  const propertyData = { address: "Bend, OR", property_type: "Entire cabin", bedrooms: 2, bathrooms: 1, amenities };
  const buy = async (buyer: ReturnType<typeof shop.browser>) => {
    const quote = await buyer.quote({ propertyData });
    await buyer.payByTestCard(quote);
    const asked = { propertyData, paymentIntentId: quote.paymentIntentId, paymentData: null };
    return (await buyer.post<{ content: string }>("/api/generate-guest-description", asked)).body.content;
  };
  const guestText = await buy(shop.browser());
  // Between them they stand in every text about this home.
  const wordsToAvoid = ["come with", "comes with", " has ", "you have", "there is", "there are"];
  const avoided = new RegExp(wordsToAvoid.join("|"), "i");
  expect(guestText).toMatch(avoided);

  const member = shop.browser();
  await member.post("/api/register", registration("voice@example.com"));
  const signOff = "With love from the Pine Stays family";
  await fetch(`${shop.url}/api/account/branding`, {
    method: "PUT",
    headers: {
      "content-type": "application/json",
      cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    },
    body: JSON.stringify({ signOff, wordsToAvoid }),
  });
  const text = await buy(member);
  expect(text).toContain(signOff);
  expect(text).not.toMatch(avoided);
  expect(guestText).not.toContain(signOff);
});
