import { join } from "node:path";
import { rateLimits } from "#server/db/schema/rate-limits.ts";
import { embeddedWriters } from "#server/features/listings/write/write-texts.ts";
import { placeOrder } from "#tests/support/app/placed-order.ts";
import { openTestServer, type TestServer } from "#tests/support/app/test-server.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database/fresh-database.ts";
import { createTemporaryFolder } from "#tests/support/temporary-folder.ts";
import { type Account, createEmail, proveEmail, register, signedOut, signInAgain } from "../support/account.ts";
import { type Client, createClient } from "../support/client.ts";
import { mailedToken } from "../support/mailed-token.ts";
import {
  createOwnedData,
  createSecret,
  makeDraft,
  makeOpenPayments,
  makePhoto,
  makePurchases,
  type OwnedData,
  openLink,
} from "../support/owned-data.ts";
import { type Caller, SIDES, type Side } from "./callers.ts";

export type TestCaller = { client: Client; account: Account | null };
export type Owner = TestCaller & { owned: OwnedData };

const ADMIN_EMAIL = "boss@stayscribe.example";
const UNPROVEN_EMAIL = "claims-to-be-boss@stayscribe.example";
const PROMO_CODE = "RIGHTS20";

export type RightsFixture = Awaited<ReturnType<typeof openRightsFixture>>;

// Two servers on the same data: on the second one another address is the admin's, and no account has confirmed it.
export async function openRightsFixture() {
  const folder = createTemporaryFolder();
  const database = await freshDatabase();
  const env = { DATA_DIR: folder.path, LOOK_AT_PHOTOS: "0" };
  const server = await openTestServer({ database, writers: embeddedWriters, env: { ...env, ADMIN_EMAIL } });
  const unprovenServer = await openTestServer({ database, env: { ...env, ADMIN_EMAIL: UNPROVEN_EMAIL, ROLE: "web" } });
  const people = await settle({ database, server, unprovenServer });
  const { orderId: failedOrderId } = await placeOrder(database.db, { state: "failed" });
  return {
    database,
    dataDir: folder.path,
    ...people,
    promoCode: PROMO_CODE,
    failedOrderId,
    mailToken: async () => {
      const { client, account } = people.owners.member;
      if (!account) throw new Error("the member has an account");
      return mailedToken({ client, account, database, outboxDir: join(folder.path, "outbox") });
    },
    // After an allowed call, recreates what it ended.
    mend: () => mend(people, database),
    close: async () => {
      await unprovenServer.stop();
      await server.stop();
      await database.drop();
      folder.remove();
    },
  };
}

type People = {
  owners: Record<Side, Owner>;
  callers: Record<Caller, TestCaller>;
};

async function settle({
  database,
  server,
  unprovenServer,
}: {
  database: FreshDatabase;
  server: TestServer;
  unprovenServer: TestServer;
}): Promise<People> {
  const { url } = server;
  const newCaller = (): TestCaller => ({ client: createClient(url), account: null });
  const [linkOwner, linkManager, linkRevoked, guest] = [newCaller(), newCaller(), newCaller(), newCaller()];
  const member = await withAccount(createClient(url));
  const owners = {
    guest: { ...guest, owned: await createOwnedData(guest.client, linkRevoked.client) },
    member: { ...member, owned: await createOwnedData(member.client, linkRevoked.client) },
  };
  const otherGuest = newCaller();
  await otherGuest.client.post("/api/intake/property", { mode: "deep", address: "1 Other Road, Bergen" });
  const admin = await withAccount(createClient(url), ADMIN_EMAIL);
  await proveEmail(database.db, admin.account);
  await admin.client.post("/api/admin/promo-codes", { code: PROMO_CODE, percentOff: 20 });
  const callers: Record<Caller, TestCaller> = {
    anonymous: newCaller(),
    guestOwner: owners.guest,
    otherGuest,
    memberOwner: owners.member,
    otherMember: await withAccount(createClient(url)),
    linkOwner,
    linkManager,
    linkRevoked,
    formerSession: { client: await signedOut(url, member.account), account: null },
    admin,
    unprovenAdmin: await withAccount(createClient(unprovenServer.url), UNPROVEN_EMAIL),
  };
  const people = { owners, callers };
  for (const side of SIDES) await openLinks(people, side);
  return people;
}

async function withAccount(client: Client, email = createEmail()): Promise<TestCaller & { account: Account }> {
  return { client, account: await register(client, email) };
}

async function openLinks({ owners, callers }: People, side: Side): Promise<void> {
  const { draftId, ownerToken, managerToken } = owners[side].owned;
  await openLink(callers.linkOwner.client, draftId, ownerToken);
  await openLink(callers.linkManager.client, draftId, managerToken);
}

async function mend(people: People, { db }: FreshDatabase): Promise<void> {
  const { callers } = people;
  // Mails and guesses are counted there; what is limited is tested elsewhere.
  await db.delete(rateLimits);
  const accounts = [callers.memberOwner, callers.otherMember, callers.admin, callers.unprovenAdmin];
  await Promise.all(accounts.map(mendAccount));
  if (callers.admin.account) await proveEmail(db, callers.admin.account);
  await Promise.all(SIDES.map((side) => mendOwnedData(people, side)));
}

async function mendAccount(caller: TestCaller): Promise<void> {
  const { client, account } = caller;
  if (!account || (await statusOf(client, "/api/auth/user")) === 200) return;
  const back = await signInAgain(client, account).catch(() => null);
  caller.account = back ?? (await register(client, account.email));
}

async function mendOwnedData(people: People, side: Side): Promise<void> {
  const { client, owned } = people.owners[side];
  const [isShared, photo, listing, order] = await Promise.all([
    hasDraft(people, side),
    statusOf(client, owned.photo),
    statusOf(client, `/api/listing/${owned.byCard.listingId}`),
    statusOf(client, `/api/orders/${owned.open.orderId}`),
  ]);
  if (!isShared) {
    Object.assign(owned, await makeDraft(client, createSecret(), people.callers.linkRevoked.client));
    await openLinks(people, side);
  }
  if (photo !== 200) owned.photo = await makePhoto(client);
  if (listing !== 200) Object.assign(owned, await makePurchases(client, createSecret()));
  if (order !== 200) Object.assign(owned, await makeOpenPayments(client, createSecret()));
}

async function hasDraft({ owners, callers }: People, side: Side): Promise<boolean> {
  const { client, owned } = owners[side];
  const { draftId, linkId } = owned;
  const { text } = await client.tryCall({ method: "GET", path: `/api/intake/${draftId}/links` });
  const holders = [callers.linkOwner, callers.linkManager];
  const held = await Promise.all(holders.map((holder) => statusOf(holder.client, `/api/intake/${draftId}`)));
  return text.includes(linkId) && held.every((status) => status === 200);
}

async function statusOf(client: Client, path: string): Promise<number> {
  return (await client.tryCall({ method: "GET", path })).status;
}
