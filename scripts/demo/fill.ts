import type { Pool } from "pg";
import { putBranding } from "#shared/contract/account/account-settings.ts";
import { changeAdminUser, createAdminPromoCode, listAdminUsers } from "#shared/contract/account/admin.ts";
import { shareDraft } from "#shared/contract/intake/intake-sharing.ts";
import { changeFacts, previewFacts } from "#shared/contract/listings/listing-facts.ts";
import { reviseListing } from "#shared/contract/listings/listings.ts";
import { addPlatform } from "#shared/contract/listings/platforms-and-languages.ts";
import { sendContactMessage } from "#shared/contract/mails.ts";
import { refundOrder } from "#shared/contract/orders.ts";
import { type Bought, buyDetailed, buyExpress, fillDraft, quoteExpress } from "./buy.ts";
import { canalFlat, loft, surfFlat } from "./express-homes.ts";
import { cabin, desertHouse, farmStay, lakeCottage, townhouse } from "./homes.ts";
import type { Mark } from "./mark.ts";
import { type Order, ordersOfTheMonth } from "./month.ts";
import { moveAccountTo, moveDraftTo, moveOrderTo, moveRefundTo, moveSignInsToOrders } from "./move-back.ts";
import { ADMIN, GUEST_EMAILS, MEMBER, MESSAGES, NEWCOMERS, OTHER_MEMBERS, type Person } from "./people.ts";
import { signUp } from "./sign-up.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

const PROMO_CODE = "HOST15";
const DAY_MS = 24 * 60 * 60 * 1000;
const REFUND_AFTER_MS = 1.4 * DAY_MS;

type Stage = { url: string; pool: Pool };
// What happens on a day of the past; the oldest comes first, so that invoices are numbered in their order.
type Scene = { at: Date; play: (at: Date) => Promise<void> };

// Fills in a month of orders, through the API like any browser. Only the dates are changed in the database afterwards.
export async function fill(stage: Stage, passwords: Mark): Promise<void> {
  const join = async (person: Person, password: string) => {
    const visitor = await signUp(stage.url, person, password);
    await moveAccountTo(stage.pool, person.email, daysAgo(person.joinedDaysAgo, 9));
    return visitor;
  };
  const admin = await join(ADMIN, passwords.adminPassword);
  await admin.call(createAdminPromoCode, { body: { code: PROMO_CODE, percentOff: 15, maxRedemptions: 200 } });
  await stage.pool.query("update promo_codes set created_at = $1", [daysAgo(ADMIN.joinedDaysAgo - 1, 10)]);
  const member = await join(MEMBER, passwords.memberPassword);
  const voice = { name: "Whitfield Stays", tone: "warm" as const, wordsToAvoid: ["nestled", "hidden gem"] };
  await member.call(putBranding, { body: voice });
  const others = await Promise.all(OTHER_MEMBERS.map((person) => join(person, crypto.randomUUID())));
  await Promise.all(NEWCOMERS.map((person) => join(person, crypto.randomUUID())));
  await endMembership(admin, NEWCOMERS[0]);

  const scenes = [...monthOf(stage, { admin, others }), ...purchasesOf(stage, member)];
  for (const { at, play } of scenes.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await play(at);
  await moveSignInsToOrders(stage.pool);
  await beginDrafts(stage, member);
  for (const message of MESSAGES) await createVisitor(stage.url).call(sendContactMessage, { body: message });
}

async function endMembership(admin: Visitor, person: Person | undefined): Promise<void> {
  const [found] = await admin.call(listAdminUsers, { query: { search: person?.email } });
  if (found) await admin.call(changeAdminUser, { params: { id: found.id }, body: { isMember: false } });
}

// Never in the future, whatever the hour.
function daysAgo(days: number, hour: number): Date {
  const at = new Date(Date.now() - days * DAY_MS);
  at.setHours(hour, (days * 17 + hour * 7) % 60, (days * 31) % 60);
  return new Date(Math.min(at.getTime(), Date.now() - (30 - hour) * 60_000));
}

function monthOf(stage: Stage, { admin, others }: { admin: Visitor; others: Visitor[] }): Scene[] {
  const orders = ordersOfTheMonth(others.length);
  return orders.map((order, number) => ({
    at: daysAgo(order.daysAgo, order.hour),
    play: async (at) => {
      const member = order.member === null ? null : others[order.member];
      const buyer = member ?? createVisitor(stage.url);
      const email = member ? null : (GUEST_EMAILS[number % (GUEST_EMAILS.length + 1)] ?? null);
      const orderId = await buy(buyer, order, email);
      await moveOrderTo(stage.pool, orderId, at);
      if (order.ending !== "refunded") return;
      await admin.call(refundOrder, { params: { id: orderId }, body: { reason: "Ordered twice by mistake." } });
      await moveRefundTo(stage.pool, orderId, new Date(at.getTime() + REFUND_AFTER_MS));
    },
  }));
}

async function buy(buyer: Visitor, { home, promoCode, ending }: Order, email: string | null): Promise<string> {
  const checkout = { promoCode: promoCode ? PROMO_CODE : null, email };
  if (ending === "abandoned") return (await quoteExpress(buyer, home, checkout)).quote.orderId;
  return (await buyExpress(buyer, home, checkout)).orderId;
}

function purchasesOf({ pool }: Stage, member: Visitor): Scene[] {
  const scene = (at: Date, purchase: () => Promise<Bought>): Scene => ({
    at,
    play: async () => moveOrderTo(pool, (await purchase()).orderId, at),
  });
  return [
    scene(daysAgo(28, 10), () => buyDetailed(member, desertHouse)),
    scene(daysAgo(23, 14), () => buyExpress(member, loft, { promoCode: PROMO_CODE })),
    scene(daysAgo(17, 9), () => buyDetailed(member, townhouse)),
    scene(daysAgo(11, 16), () => buyExpress(member, surfFlat)),
    scene(daysAgo(6, 11), () => buyExpress(member, canalFlat)),
    scene(daysAgo(2, 15), () => buyAndReviseCabin(member)),
  ];
}

// A text in another tone, for other platforms, and with what changed about the home since.
async function buyAndReviseCabin(member: Visitor): Promise<Bought> {
  const bought = await buyDetailed(member, cabin);
  const params = { id: bought.listingId };
  await member.call(addPlatform, { params, body: { platform: "booking" } });
  await member.call(addPlatform, { params, body: { platform: "vrbo" } });
  await member.call(reviseListing, { params, body: { platform: "airbnb", tone: "warm", length: "long" } });
  const changes = { added: ["Dedicated workspace"] };
  const { texts } = await member.call(previewFacts, { params, body: { changes } });
  const seen = texts.map(({ platform, version }) => ({ platform, version }));
  await member.call(changeFacts, { params, body: { changes, seen } });
  return bought;
}

async function beginDrafts({ pool }: Stage, member: Visitor): Promise<void> {
  const shared = await fillDraft(member, lakeCottage);
  await member.call(shareDraft, { params: { id: shared }, query: { role: "owner" } });
  await moveDraftTo(pool, shared, daysAgo(4, 13));
  await fillDraft(member, farmStay);
}
