import { randomBytes } from "node:crypto";
import type { Db } from "#server/db/connect.ts";
import { promoCodes } from "#server/db/schema/orders.ts";
import { rateLimits } from "#server/db/schema/rate-limits.ts";
import { placeOrder } from "#tests/support/app/placed-order.ts";
import type { FreshDatabase } from "#tests/support/database/fresh-database.ts";
import { type Account, proveEmail, register, restorePassword, signInAgain } from "../support/account.ts";
import { startHostileServer } from "../support/hostile-server.ts";
import { createPerson, type Person } from "../support/person.ts";
import { createSecret, makeDraft, makePurchases, makeThings, type Things } from "../support/things.ts";

export const ACTORS = ["anonymous", "guest", "member", "otherMember", "admin"] as const;
export type ActorName = (typeof ACTORS)[number];

export type Actor = { person: Person; account: Account | null; things: Things | null };

const ADMIN_EMAIL = "boss@stayscribe.example";

export type FuzzFixture = Awaited<ReturnType<typeof openFuzzFixture>>;

// A server with guests, members and an admin, each with drafts and purchases.
export async function openFuzzFixture() {
  const server = await startHostileServer({ ADMIN_EMAIL });
  const { database } = server;
  const actors = await settle(server.url(), database);
  const promoCode = "TOWN20";
  await actors.admin.person.post("/api/admin/promo-codes", { code: promoCode, percentOff: 20 });
  const failed = await placeOrder(database.db, { state: "failed" });
  return {
    ...server,
    actors,
    promoCode,
    failedOrderId: failed.orderId,
    // People whose session or draft an earlier request ended get new ones.
    renew: () => renew(actors, database),
    restart: async () => {
      await server.restart();
      for (const name of ACTORS) actors[name].person = createPerson(server.url(), actors[name].person.cookies);
    },
  };
}

async function settle(url: string, database: FreshDatabase): Promise<Record<ActorName, Actor>> {
  const actors: Record<ActorName, Actor> = {
    anonymous: { person: createPerson(url), account: null, things: null },
    guest: await createGuest(url),
    member: await createMember(url),
    otherMember: await createMember(url),
    admin: { person: createPerson(url), account: null, things: null },
  };
  actors.admin.account = await register(actors.admin.person, ADMIN_EMAIL);
  await proveEmail(database.db, actors.admin.account);
  return actors;
}

async function createGuest(url: string): Promise<Actor> {
  const person = createPerson(url);
  return { person, account: null, things: await makeThings(person) };
}

async function createMember(url: string): Promise<Actor> {
  const person = createPerson(url);
  const account = await register(person);
  return { person, account, things: await makeThings(person) };
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
  if ((await statusOf(admin.person, "/api/admin/summary")) === 200) return;
  const isBack = await signBackIn(admin, db);
  if (!isBack) admin.account = await register(admin.person, ADMIN_EMAIL);
  if (admin.account) await proveEmail(db, admin.account);
}

// Only what is gone is made again; an account that is gone takes everything with it.
async function renewOwner(actor: Actor, db: Db, create: (url: string) => Promise<Actor>): Promise<void> {
  const { person, account, things } = actor;
  const isSignedIn = !account || (await statusOf(person, "/api/auth/user")) === 200 || (await signBackIn(actor, db));
  if (!isSignedIn || !things) {
    Object.assign(actor, await create(person.url));
    return;
  }
  const [draft, link, listing] = await Promise.all([
    statusOf(person, `/api/intake/${things.draftId}`),
    hasLink(person, things),
    statusOf(person, `/api/listing/${things.byCard.listingId}`),
  ]);
  if (draft !== 200 || !link) Object.assign(things, await makeDraft(person, createSecret()));
  if (listing !== 200) Object.assign(things, await makePurchases(person, createSecret()));
}

async function signBackIn(actor: Actor, db: Db): Promise<boolean> {
  if (!actor.account) return false;
  await restorePassword(db, actor.account);
  const back = await signInAgain(actor.person, actor.account).catch(() => null);
  actor.account = back ?? actor.account;
  return back !== null;
}

async function hasLink(person: Person, { draftId, linkId }: Things): Promise<boolean> {
  const { text } = await person.tryCall({ method: "GET", path: `/api/intake/${draftId}/links` });
  return text.includes(linkId);
}

async function statusOf(person: Person, path: string): Promise<number> {
  return (await person.tryCall({ method: "GET", path })).status;
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

export function sessionCookieOf({ person }: Actor): [string, string] | undefined {
  return [...person.cookies].find(([name]) => /session/.test(name));
}

function valuesOf(actor: Actor): Record<string, string | undefined> {
  const { things, account } = actor;
  return {
    ...account,
    sessionToken: sessionCookieOf(actor)?.[1],
    // Without its padding it has the form of the other cookies' signatures.
    unpaddedSessionToken: sessionCookieOf(actor)?.[1].replaceAll(/(%3D|=)+$/g, ""),
    visitor: actor.person.cookies.get("visitor"),
    ...(things && {
      draftId: things.draftId,
      linkId: things.linkId,
      ownerToken: things.ownerToken,
      managerToken: things.managerToken,
      revokedToken: things.revokedToken,
      jobId: things.jobId,
      unsoldJobId: things.unsoldJobId,
      propertyId: things.propertyId,
      propertyPaymentId: things.propertyPaymentId,
      expressPaymentId: things.express.paymentIntentId,
      listingId: things.byCard.listingId,
      orderId: things.byCard.orderId,
      paymentIntentId: things.byCard.paymentIntentId,
      content: things.byCard.content,
      openPaymentId: things.open.paymentIntentId,
      clientSecret: things.open.clientSecret ?? undefined,
      photo: things.photo,
    }),
  };
}
