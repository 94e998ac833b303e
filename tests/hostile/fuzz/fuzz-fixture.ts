import { randomBytes } from "node:crypto";
import type { Db } from "#server/db/connect.ts";
import { promoCodes } from "#server/db/schema/orders.ts";
import { rateLimits } from "#server/db/schema/rate-limits.ts";
import { placeOrder } from "#tests/support/app/placed-order.ts";
import type { FreshDatabase } from "#tests/support/database/fresh-database.ts";
import { type Account, proveEmail, register, restorePassword, signInAgain } from "../support/account.ts";
import { type Client, createClient } from "../support/client.ts";
import { startHostileServer } from "../support/hostile-server.ts";
import { createOwnedData, createSecret, makeDraft, makePurchases, type OwnedData } from "../support/owned-data.ts";

export const ACTORS = ["anonymous", "guest", "member", "otherMember", "admin"] as const;
export type ActorName = (typeof ACTORS)[number];

export type Actor = { client: Client; account: Account | null; owned: OwnedData | null };

const ADMIN_EMAIL = "boss@stayscribe.example";

export type FuzzFixture = Awaited<ReturnType<typeof openFuzzFixture>>;

// A server with guests, members and an admin, each with drafts and purchases.
export async function openFuzzFixture() {
  const server = await startHostileServer({ ADMIN_EMAIL });
  const { database } = server;
  const actors = await settle(server.url(), database);
  const promoCode = "TOWN20";
  await actors.admin.client.post("/api/admin/promo-codes", { code: promoCode, percentOff: 20 });
  const failed = await placeOrder(database.db, { state: "failed" });
  return {
    ...server,
    actors,
    promoCode,
    failedOrderId: failed.orderId,
    // Callers whose session or draft an earlier request ended get new ones.
    renew: () => renew(actors, database),
    restart: async () => {
      await server.restart();
      for (const name of ACTORS) actors[name].client = createClient(server.url(), actors[name].client.cookies);
    },
  };
}

async function settle(url: string, database: FreshDatabase): Promise<Record<ActorName, Actor>> {
  const actors: Record<ActorName, Actor> = {
    anonymous: { client: createClient(url), account: null, owned: null },
    guest: await createGuest(url),
    member: await createMember(url),
    otherMember: await createMember(url),
    admin: { client: createClient(url), account: null, owned: null },
  };
  actors.admin.account = await register(actors.admin.client, ADMIN_EMAIL);
  await proveEmail(database.db, actors.admin.account);
  return actors;
}

async function createGuest(url: string): Promise<Actor> {
  const client = createClient(url);
  return { client, account: null, owned: await createOwnedData(client) };
}

async function createMember(url: string): Promise<Actor> {
  const client = createClient(url);
  const account = await register(client);
  return { client, account, owned: await createOwnedData(client) };
}

async function renew(actors: Record<ActorName, Actor>, { db }: FreshDatabase): Promise<void> {
  // Mails and guesses are counted there; what is limited is tested elsewhere.
  await db.delete(rateLimits);
  // The admin may have switched off or limited the code that everything is bought with.
  await db.update(promoCodes).set({ isActive: true, startsAt: null, expiresAt: null, maxRedemptions: null });
  await Promise.all([
    renewOwner(actors.guest, db, createGuest),
    renewOwner(actors.member, db, createMember),
    renewOwner(actors.otherMember, db, createMember),
  ]);
  const { admin } = actors;
  if ((await statusOf(admin.client, "/api/admin/summary")) === 200) return;
  const isBack = await signBackIn(admin, db);
  if (!isBack) admin.account = await register(admin.client, ADMIN_EMAIL);
  if (admin.account) await proveEmail(db, admin.account);
}

// Only what is gone is made again; an account that is gone takes everything with it.
async function renewOwner(actor: Actor, db: Db, create: (url: string) => Promise<Actor>): Promise<void> {
  const { client, account, owned } = actor;
  const isSignedIn = !account || (await statusOf(client, "/api/auth/user")) === 200 || (await signBackIn(actor, db));
  if (!isSignedIn || !owned) {
    Object.assign(actor, await create(client.url));
    return;
  }
  const [draft, link, listing] = await Promise.all([
    statusOf(client, `/api/intake/${owned.draftId}`),
    hasLink(client, owned),
    statusOf(client, `/api/listing/${owned.byCard.listingId}`),
  ]);
  if (draft !== 200 || !link) Object.assign(owned, await makeDraft(client, createSecret()));
  if (listing !== 200) Object.assign(owned, await makePurchases(client, createSecret()));
}

async function signBackIn(actor: Actor, db: Db): Promise<boolean> {
  if (!actor.account) return false;
  await restorePassword(db, actor.account);
  const back = await signInAgain(actor.client, actor.account).catch(() => null);
  actor.account = back ?? actor.account;
  return back !== null;
}

async function hasLink(client: Client, { draftId, linkId }: OwnedData): Promise<boolean> {
  const { text } = await client.tryCall({ method: "GET", path: `/api/intake/${draftId}/links` });
  return text.includes(linkId);
}

async function statusOf(client: Client, path: string): Promise<number> {
  return (await client.tryCall({ method: "GET", path })).status;
}

const FOREIGN: Record<ActorName, ActorName> = {
  anonymous: "member",
  guest: "member",
  member: "guest",
  otherMember: "member",
  admin: "guest",
};
const KEYS = new Set(["ownerToken", "managerToken", "clientSecret", "password", "sessionToken", "visitor"]);
const REF = /\{(own|foreign|fresh|any)\.(\w+)\}/g;

// Puts real values where a request names them.
export function resolveRefs(text: string, fixture: FuzzFixture, as: ActorName): string {
  return text.replaceAll(REF, (whole, whose: string, name: string) => {
    const found = valuesFor(fixture, as, whose)[name];
    // A caller who owns nothing names what others own, without the secrets that open it.
    return found ?? (whose === "own" && !KEYS.has(name) ? (valuesFor(fixture, as, "foreign")[name] ?? whole) : whole);
  });
}

function valuesFor(fixture: FuzzFixture, as: ActorName, whose: string): Record<string, string | undefined> {
  switch (whose) {
    case "own":
      return valuesOf(fixture.actors[as]);
    case "foreign":
      return valuesOf(fixture.actors[FOREIGN[as]]);
    case "fresh": {
      const word = randomBytes(6).toString("hex");
      return { email: `fresh-${word}@stayscribe.example`, address: `${word} Road, Oslo` };
    }
    default:
      return { promoCode: fixture.promoCode, sessionName: sessionCookieOf(fixture.actors.member)?.[0] };
  }
}

export function sessionCookieOf({ client }: Actor): [string, string] | undefined {
  return [...client.cookies].find(([name]) => /session/.test(name));
}

function valuesOf(actor: Actor): Record<string, string | undefined> {
  const { owned, account } = actor;
  return {
    ...account,
    sessionToken: sessionCookieOf(actor)?.[1],
    // Without its padding it has the form of the other cookies' signatures.
    unpaddedSessionToken: sessionCookieOf(actor)?.[1].replaceAll(/(%3D|=)+$/g, ""),
    visitor: actor.client.cookies.get("visitor"),
    ...(owned && {
      draftId: owned.draftId,
      linkId: owned.linkId,
      ownerToken: owned.ownerToken,
      managerToken: owned.managerToken,
      revokedToken: owned.revokedToken,
      jobId: owned.jobId,
      unsoldJobId: owned.unsoldJobId,
      propertyId: owned.propertyId,
      propertyPaymentId: owned.propertyPaymentId,
      expressPaymentId: owned.express.paymentIntentId,
      listingId: owned.byCard.listingId,
      orderId: owned.byCard.orderId,
      paymentIntentId: owned.byCard.paymentIntentId,
      content: owned.byCard.content,
      openPaymentId: owned.open.paymentIntentId,
      clientSecret: owned.open.clientSecret ?? undefined,
      photo: owned.photo,
    }),
  };
}
