import { join } from "node:path";
import { rateLimits } from "#server/db/schema/rate-limits.ts";
import { embeddedWriters } from "#server/features/listings/write/embedded-writers.ts";
import { placeOrder } from "#tests/support/app/placed-order.ts";
import { openTestServer, type TestServer } from "#tests/support/app/test-server.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database/fresh-database.ts";
import { createTemporaryFolder } from "#tests/support/temporary-folder.ts";
import { type Account, createEmail, proveEmail, register, signedOut, signInAgain } from "../support/account.ts";
import { mailedToken } from "../support/mailed-token.ts";
import { createPerson, type Person } from "../support/person.ts";
import {
  createSecret,
  makeDraft,
  makeOpenPayments,
  makePhoto,
  makePurchases,
  makeThings,
  openLink,
  type Things,
} from "../support/things.ts";
import { type Caller, SIDES, type Side } from "./callers.ts";

export type Someone = { person: Person; account: Account | null };
export type Owner = Someone & { things: Things };

const ADMIN_EMAIL = "boss@stayscribe.example";
const UNPROVEN_EMAIL = "claims-to-be-boss@stayscribe.example";
const PROMO_CODE = "RIGHTS20";

export type RightsFixture = Awaited<ReturnType<typeof openRightsFixture>>;

// Two servers on the same data: on the second one another address is the admin's, and no account has confirmed it.
export async function openRightsFixture() {
  const folder = createTemporaryFolder();
  const database = await freshDatabase();
  const env = { DATA_DIR: folder.path, LOOK_AT_PHOTOS: "0" };
  const shop = await openTestServer({ database, writers: embeddedWriters, env: { ...env, ADMIN_EMAIL } });
  const unprovenShop = await openTestServer({ database, env: { ...env, ADMIN_EMAIL: UNPROVEN_EMAIL, ROLE: "web" } });
  const people = await settle({ database, shop, unprovenShop });
  const { orderId: failedOrderId } = await placeOrder(database.db, { state: "failed" });
  return {
    database,
    dataDir: folder.path,
    ...people,
    promoCode: PROMO_CODE,
    failedOrderId,
    mailToken: async () => {
      const { person, account } = people.owners.member;
      if (!account) throw new Error("the member has an account");
      return mailedToken({ person, account, database, outboxDir: join(folder.path, "outbox") });
    },
    // After a call that was allowed: what it ended is made again.
    mend: () => mend(people, database),
    close: async () => {
      await unprovenShop.stop();
      await shop.stop();
      await database.drop();
      folder.remove();
    },
  };
}

type People = {
  owners: Record<Side, Owner>;
  callers: Record<Caller, Someone>;
};

async function settle({
  database,
  shop,
  unprovenShop,
}: {
  database: FreshDatabase;
  shop: TestServer;
  unprovenShop: TestServer;
}): Promise<People> {
  const { url } = shop;
  const someone = (): Someone => ({ person: createPerson(url), account: null });
  const [linkOwner, linkManager, linkRevoked, guest] = [someone(), someone(), someone(), someone()];
  const member = await withAccount(createPerson(url));
  const owners = {
    guest: { ...guest, things: await makeThings(guest.person, linkRevoked.person) },
    member: { ...member, things: await makeThings(member.person, linkRevoked.person) },
  };
  const otherGuest = someone();
  await otherGuest.person.post("/api/intake/property", { mode: "deep", address: "1 Other Road, Bergen" });
  const admin = await withAccount(createPerson(url), ADMIN_EMAIL);
  await proveEmail(database.db, admin.account);
  await admin.person.post("/api/admin/promo-codes", { code: PROMO_CODE, percentOff: 20 });
  const callers: Record<Caller, Someone> = {
    anonymous: someone(),
    guestOwner: owners.guest,
    otherGuest,
    memberOwner: owners.member,
    otherMember: await withAccount(createPerson(url)),
    linkOwner,
    linkManager,
    linkRevoked,
    formerSession: { person: await signedOut(url, member.account), account: null },
    admin,
    unprovenAdmin: await withAccount(createPerson(unprovenShop.url), UNPROVEN_EMAIL),
  };
  const people = { owners, callers };
  for (const side of SIDES) await openLinks(people, side);
  return people;
}

async function withAccount(person: Person, email = createEmail()): Promise<Someone & { account: Account }> {
  return { person, account: await register(person, email) };
}

async function openLinks({ owners, callers }: People, side: Side): Promise<void> {
  const { draftId, ownerToken, managerToken } = owners[side].things;
  await openLink(callers.linkOwner.person, draftId, ownerToken);
  await openLink(callers.linkManager.person, draftId, managerToken);
}

async function mend(people: People, { db }: FreshDatabase): Promise<void> {
  const { callers } = people;
  // Mails and guesses are counted there; what is limited is tested elsewhere.
  await db.delete(rateLimits);
  const accounts = [callers.memberOwner, callers.otherMember, callers.admin, callers.unprovenAdmin];
  await Promise.all(accounts.map(mendAccount));
  if (callers.admin.account) await proveEmail(db, callers.admin.account);
  await Promise.all(SIDES.map((side) => mendThings(people, side)));
}

async function mendAccount(someone: Someone): Promise<void> {
  const { person, account } = someone;
  if (!account || (await statusOf(person, "/api/auth/user")) === 200) return;
  const back = await signInAgain(person, account).catch(() => null);
  someone.account = back ?? (await register(person, account.email));
}

async function mendThings(people: People, side: Side): Promise<void> {
  const { person, things } = people.owners[side];
  const [isShared, photo, listing, order] = await Promise.all([
    hasDraft(people, side),
    statusOf(person, things.photo),
    statusOf(person, `/api/listing/${things.byCard.listingId}`),
    statusOf(person, `/api/orders/${things.open.orderId}`),
  ]);
  if (!isShared) {
    Object.assign(things, await makeDraft(person, createSecret(), people.callers.linkRevoked.person));
    await openLinks(people, side);
  }
  if (photo !== 200) things.photo = await makePhoto(person);
  if (listing !== 200) Object.assign(things, await makePurchases(person, createSecret()));
  if (order !== 200) Object.assign(things, await makeOpenPayments(person, createSecret()));
}

async function hasDraft({ owners, callers }: People, side: Side): Promise<boolean> {
  const { person, things } = owners[side];
  const { draftId, linkId } = things;
  const { text } = await person.tryCall({ method: "GET", path: `/api/intake/${draftId}/links` });
  const holders = [callers.linkOwner, callers.linkManager];
  const held = await Promise.all(holders.map((holder) => statusOf(holder.person, `/api/intake/${draftId}`)));
  return text.includes(linkId) && held.every((status) => status === 200);
}

async function statusOf(person: Person, path: string): Promise<number> {
  return (await person.tryCall({ method: "GET", path })).status;
}
