import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db, Tx } from "#server/db/connect.ts";
import { testIntents } from "#server/db/schema/orders.ts";
import { AppError } from "#server/domain/app-error.ts";
import { isSameSecret } from "#server/domain/is-same-secret.ts";
import { bindEndpoint } from "#server/http/endpoints/bind-endpoint.ts";
import type { Confirmation } from "#shared/contract/payments.ts";
import * as contract from "#shared/contract/payments.ts";
import { postTestEvent } from "./test-payments.ts";

const decline = (code: string, message: string): CardOutcome => ({ kind: "decline", code, message });

const success: CardOutcome = { kind: "success" };

// The numbers that developers know from other card providers.
const TEST_CARDS: Record<string, CardOutcome> = {
  "4242424242424242": success,
  "4000056655665556": success,
  "5555555555554444": success,
  "2223003122003222": success,
  "378282246310005": success,
  "6011111111111117": success,
  "4000002500003155": { kind: "challenge" },
  "4000000000000002": decline("card_declined", "Your card was declined."),
  "4000000000009995": decline("insufficient_funds", "Your card has insufficient funds."),
  "4000000000000069": decline("expired_card", "Your card has expired."),
  "4000000000000127": decline("incorrect_cvc", "Your card's security code is incorrect."),
};

const NOT_A_TEST_CARD = decline(
  "not_a_test_card",
  "This is test mode: no real card is charged. Please use a test card such as 4242 4242 4242 4242.",
);

type Held = { id: string; clientSecret: string };

export async function confirmTestPayment(db: Db, { cardNumber, ...held }: Held & { cardNumber: string }) {
  return db.transaction(async (tx): Promise<Confirmation> => {
    const { status } = await lockIntent(tx, held);
    if (status === "succeeded") return { status, error: null };
    const outcome = outcomeOf(cardNumber);
    switch (outcome.kind) {
      case "success":
        return charge(tx, held.id);
      case "challenge":
        await tx.update(testIntents).set({ status: "requires_action" }).where(eq(testIntents.id, held.id));
        return { status: "requires_action", error: null };
      case "decline":
        return refuse(tx, held.id, outcome);
    }
  });
}

async function answerTestChallenge(db: Db, { approve, ...held }: Held & { approve: boolean }) {
  return db.transaction(async (tx): Promise<Confirmation> => {
    const { status } = await lockIntent(tx, held);
    if (status === "succeeded") return { status, error: null };
    if (status !== "requires_action") throw new AppError("conflict", "There is nothing to approve.");
    if (approve) return charge(tx, held.id);
    const failed = { code: "authentication_failed", message: "Your bank could not confirm that it is you." };
    return refuse(tx, held.id, failed);
  });
}

async function lockIntent(tx: Tx, { id, clientSecret }: Held) {
  const [row] = await tx.select().from(testIntents).where(eq(testIntents.id, id)).for("update");
  if (!row || !isSameSecret(clientSecret, row.clientSecret)) throw new AppError("not_found");
  if (row.status === "canceled") throw new AppError("conflict", "This payment has expired. Please reload the page.");
  return row;
}

async function charge(tx: Tx, intentId: string): Promise<Confirmation> {
  await tx
    .update(testIntents)
    .set({ status: "succeeded", charges: sql`${testIntents.charges} + 1` })
    .where(eq(testIntents.id, intentId));
  await postTestEvent(tx, { type: "payment_intent.succeeded", intentId });
  return { status: "succeeded", error: null };
}

async function refuse(tx: Tx, intentId: string, error: { code: string; message: string }): Promise<Confirmation> {
  const status = "requires_payment_method";
  await tx.update(testIntents).set({ status }).where(eq(testIntents.id, intentId));
  await postTestEvent(tx, { type: "payment_intent.payment_failed", intentId });
  return { status, error: { code: error.code, message: error.message } };
}

type CardOutcome = { kind: "success" } | { kind: "challenge" } | { kind: "decline"; code: string; message: string };

function outcomeOf(cardNumber: string): CardOutcome {
  return TEST_CARDS[cardNumber] ?? NOT_A_TEST_CARD;
}

// What the test card form talks to, in place of a card provider's own servers.
export function testPaymentRoutes(app: FastifyInstance, db: Db): void {
  bindEndpoint(app, contract.confirmTestPayment, {
    handle: async ({ params, body: { clientSecret, card } }) =>
      confirmTestPayment(db, { id: params.id, clientSecret, cardNumber: card.number }),
  });
  bindEndpoint(app, contract.answerTestChallenge, {
    handle: async ({ params, body }) => answerTestChallenge(db, { id: params.id, ...body }),
  });
}
