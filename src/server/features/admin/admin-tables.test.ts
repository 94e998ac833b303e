import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/schema/accounts.ts";
import { listings, listingTexts } from "#server/db/schema/listings.ts";
import type { AdminListing, AdminUser } from "#shared/contract/account/admin.ts";
import { ADMIN_EMAIL, registration, signUp, signUpAdmin } from "#tests/support/app/members.ts";
import { placeOrder } from "#tests/support/app/placed-order.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";

const current = useTestApp({ env: { ADMIN_EMAIL, RATE_LIMIT_SCALE: "1000" } });
let admin: Awaited<ReturnType<typeof signUpAdmin>> | undefined;

async function ask<T>(path: string): Promise<T> {
  admin ??= await signUpAdmin(current());
  const answer = await admin.get(`/api/admin/${path}`);
  if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<T>();
}

const addressesFor = async (search: string) =>
  (await ask<AdminListing[]>(`listings?search=${encodeURIComponent(search)}`)).map(({ address }) => address);
const emailsFor = async (search: string) =>
  (await ask<AdminUser[]>(`users?search=${encodeURIComponent(search)}`)).map(({ email }) => email);

test("users are found by a piece of the e-mail or of the full name, in any case, and by nothing else", async () => {
  const { app } = current();
  const browser = createTestBrowser(app);
  await browser.post("/api/register", {
    ...registration("zoe.marsh@harbour.example"),
    firstName: "Zoë",
    lastName: "Marsh",
  });
  await signUp(app, "other@example.com");
  for (const search of ["HARBOUR.EXAMPLE", "zoe.m", "zoë marsh", " Zoë   Marsh ", "oë ma", "MARSH"]) {
    expect(await emailsFor(search)).toEqual(["zoe.marsh@harbour.example"]);
  }
  // What stands in a search means itself, and the end of the address does not run on into the name.
  for (const search of ["zoe%marsh", "zoe_marsh", "example zoë", "password", "nobody", "\\"]) {
    expect(await emailsFor(search)).toEqual([]);
  }
});

test("a user has the fields of the entity, with listings and paid listings counted", async () => {
  const { app, database } = current();
  const member = await signUp(app, "counted@example.com");
  await placeOrder(database.db, { userId: member.id });
  await placeOrder(database.db, { userId: member.id, amountCents: 0, promoCode: "ALPHA100" });
  await placeOrder(database.db, { userId: member.id, state: "open" });
  const [user] = await ask<AdminUser[]>("users?search=counted@");
  expect(user).toEqual({
    id: member.id,
    email: "counted@example.com",
    firstName: "Ada",
    lastName: "Lovelace",
    isMember: true,
    loginMethod: "password",
    totalListings: 2,
    totalPaidListings: 1,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    lastLoginAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

test("a listing has the fields of the entity", async () => {
  const { app, database } = current();
  const member = await signUp(app, "owner@example.com");
  const property = { propertyType: "vacation_rental", maxGuests: 6, images: ["/files/a.jpg"] };
  const placed = {
    address: "77 Entity Road",
    amountCents: 1599,
    promoCode: "WELCOME20",
    content: "**Title**\n\nBy the lake",
  };
  const { listingId, orderId } = await placeOrder(database.db, { ...placed, userId: member.id, property });
  const [listing] = await ask<AdminListing[]>("listings?search=77%20entity");
  expect(listing).toEqual({
    id: listingId,
    orderId,
    address: "77 Entity Road",
    bedrooms: 3,
    bathrooms: 2,
    maxGuests: 6,
    propertyType: "vacation_rental",
    selectedPlatforms: ["airbnb"],
    finalAmount: 15.99,
    originalAmount: 19.99,
    promoCode: "WELCOME20",
    isRefunded: false,
    createdAt: expect.stringMatching(/Z$/),
    isGuest: false,
    userName: "Ada Lovelace",
    userEmail: "owner@example.com",
    imageUrls: ["/files/a.jpg"],
    generatedContent: "**Title**\n\nBy the lake",
  });
});

test("listings are found by address, user's e-mail or id, and follow a changed e-mail", async () => {
  const { app, database } = current();
  const member = await signUp(app, "before@moving.example");
  const { listingId } = await placeOrder(database.db, { address: "9 Søndre gate,\n Trondheim", userId: member.id });
  await placeOrder(database.db, { address: "Elsewhere 1" });
  const found = ["9 Søndre gate,\n Trondheim"];
  for (const search of ["SØNDRE GATE, tron", "before@moving", listingId, listingId.slice(9, 23)]) {
    expect(await addressesFor(search)).toEqual(found);
  }
  await database.db.update(users).set({ email: "after@moving.example" }).where(eq(users.id, member.id));
  expect(await addressesFor("before@moving")).toEqual([]);
  expect(await addressesFor("after@moving")).toEqual(found);
  await database.db.delete(users).where(eq(users.id, member.id));
  expect(await addressesFor("after@moving")).toEqual([]);
});

test("a guest's forgotten listing keeps its place without its text; one that a member deleted is gone", async () => {
  const { app, database } = current();
  const { db } = database;
  const member = await signUp(app, "deleter@example.com");
  const guests = await placeOrder(db, { address: "1 Forgotten Lane" });
  const members = await placeOrder(db, { address: "2 Forgotten Lane", userId: member.id });
  for (const { listingId } of [guests, members]) {
    await db.delete(listingTexts).where(eq(listingTexts.listingId, listingId));
    await db.update(listings).set({ propertyData: {}, forgottenAt: new Date() }).where(eq(listings.id, listingId));
  }
  const rows = await ask<AdminListing[]>("listings?search=forgotten%20lane");
  expect(rows.map(({ address, generatedContent, isGuest }) => [address, generatedContent, isGuest])).toEqual([
    ["1 Forgotten Lane", "", true],
  ]);
});

test("without a limit the answers are bounded, and the cursor goes through all rows once, newest first", async () => {
  const { db } = current().database;
  const sameMoment = new Date("2026-01-01T00:00:00Z");
  for (let number = 0; number < 60; number++) {
    // Many at one moment: only the id tells them apart.
    const createdAt = number % 3 === 0 ? sameMoment : new Date(sameMoment.getTime() + number * 1000);
    await placeOrder(db, { address: `Cursor Street ${number}`, createdAt });
  }
  expect(await ask<AdminListing[]>("listings")).toHaveLength(50);
  for (const filter of ["", "search=cursor%20street&"]) {
    const seen: AdminListing[] = [];
    for (;;) {
      const cursor = seen.at(-1)?.id;
      const page = await ask<AdminListing[]>(`listings?${filter}limit=7${cursor ? `&cursor=${cursor}` : ""}`);
      seen.push(...page);
      if (page.length < 7) break;
    }
    const own = seen.filter(({ address }) => address?.startsWith("Cursor Street"));
    expect(new Set(own.map(({ id }) => id)).size).toBe(60);
    expect(own).toHaveLength(60);
    expect(seen.map(({ createdAt }) => createdAt)).toEqual(
      seen
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
  }
});

test("users are bounded without a limit, and paged by the cursor without repeats", async () => {
  const people = Array.from({ length: 60 }, (_, number) => ({
    id: crypto.randomUUID(),
    email: `many-${number}@example.com`,
    name: "Many",
    firstName: "Many",
    lastName: "",
    loginMethod: "password" as const,
  }));
  await current().database.db.insert(users).values(people);
  expect(await ask("users")).toHaveLength(50);
  const first = await ask<AdminUser[]>("users?search=many-&limit=25");
  const rest = await ask<AdminUser[]>(`users?search=many-&limit=50&cursor=${first.at(-1)?.id}`);
  const seen = [...first, ...rest].map(({ id }) => id);
  expect(seen.toSorted()).toEqual(people.map(({ id }) => id).toSorted());
});

test("a row that vanishes between two pages is told, and nonsense is refused by name", async () => {
  const gone = "7c41f02e-0000-4000-8000-000000000000";
  const paths = ["listings?cursor=x", "users?limit=0", "users?limit=201", "orders?state=lost", "activity?days=400"];
  const answers = [];
  for (const path of [`listings?cursor=${gone}`, ...paths]) answers.push(await admin?.get(`/api/admin/${path}`));
  expect(answers.map((answer) => answer?.statusCode)).toEqual([409, 400, 400, 400, 400, 400]);
});

test("a profile shows the details, a page of their listings and their sessions; both are changed from there", async () => {
  const { app, database } = current();
  const member = await signUp(app, "profile@example.com");
  const second = createTestBrowser(app);
  await second.post("/api/login", registration("profile@example.com"));
  for (const number of [1, 2, 3])
    await placeOrder(database.db, { userId: member.id, address: `Profile Road ${number}` });
  type Profile = AdminUser & { sessions: number; emailVerified: boolean; listings: AdminListing[] };
  const profile = await ask<Profile>(`users/${member.id}?limit=2`);
  expect(profile).toMatchObject({ email: "profile@example.com", sessions: 2, emailVerified: false, totalListings: 3 });
  expect(profile.listings.map(({ address }) => address)).toEqual(["Profile Road 3", "Profile Road 2"]);
  const rest = await ask<Profile>(`users/${member.id}?cursor=${profile.listings.at(-1)?.id}`);
  expect(rest.listings.map(({ address }) => address)).toEqual(["Profile Road 1"]);

  await admin?.patch(`/api/admin/users/${member.id}`, { isMember: false });
  expect((await second.get("/api/auth/user")).json()).toMatchObject({ isMember: false });
  expect((await admin?.post(`/api/admin/users/${member.id}/end-sessions`))?.json()).toEqual({ ended: 2 });
  for (const browser of [member, second]) expect((await browser.get("/api/auth/user")).statusCode).toBe(401);
});

test("unknown ids are not found, whatever their form", async () => {
  for (const id of ["x", "7c41f02e-0000-4000-8000-000000000000"]) {
    const answers = [
      await admin?.get(`/api/admin/users/${id}`),
      await admin?.patch(`/api/admin/users/${id}`, { isMember: true }),
      await admin?.post(`/api/admin/users/${id}/end-sessions`),
      await admin?.get(`/api/admin/orders/${id}`),
      await admin?.post(`/api/admin/orders/${id}/retry`),
      await admin?.patch(`/api/admin/promo-codes/${id}`, { isActive: true }),
    ];
    expect(answers.map((answer) => answer?.statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
  }
});
