import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "#server/db/connect.ts";
import { testIntents } from "#server/db/schema/orders.ts";
import { AppError } from "#server/domain/app-error.ts";
import { isSameSecret } from "#server/domain/is-same-secret.ts";
import { bindTask, defineTask, enqueue } from "#server/jobs/task.ts";
import type { IntentStatus } from "#shared/contract/payments.ts";
import { type Intent, type IntentWish, PAYMENT_EVENTS, type PaymentEventType, type Payments } from "./port.ts";

const TIMEOUT_MS = 10_000;

const sendTestEventTask = defineTask({
  name: "send-test-event",
  payload: z.object({ id: z.string(), type: z.enum(PAYMENT_EVENTS), intentId: z.string() }),
  maxAttempts: 20,
});

const CHANGEABLE = new Set<IntentStatus>(["requires_payment_method", "requires_action"]);
const SIGNATURE_LIFE_MS = 5 * 60 * 1000;
const SIGNATURE = /^t=(\d+),v1=([0-9a-f]{64})$/;
export const TEST_WEBHOOK = { path: "/api/webhooks/test", signatureHeader: "test-signature" };

const TestEvent = z.object({ id: z.string(), type: z.string(), intentId: z.string() });

// A card provider of our own for machines without a card key: the same life of an intent, no money.
export function createTestPayments({ db, webhookSecret }: { db: Db; webhookSecret: string }): Payments {
  return {
    webhook: TEST_WEBHOOK,
    putIntent: (wish) => putIntent(db, wish),
    readIntent: async (intentId) => {
      const [row] = await db.select().from(testIntents).where(eq(testIntents.id, intentId));
      return row ? intentOf(row) : null;
    },
    cancelIntent: (intentId) => cancelIntent(db, intentId),
    refund: ({ intentId }) => refund(db, intentId),
    readEvent: (rawBody, signature) => {
      if (!isSigned(rawBody, { signature, webhookSecret })) return null;
      return TestEvent.parse(JSON.parse(rawBody.toString()));
    },
  };
}

type Row = typeof testIntents.$inferSelect;

function intentOf(row: Row): Intent {
  const { id, status, amountCents, refundedCents, currency, orderId, quoteId, clientSecret } = row;
  const receivedCents = row.charges > 0 ? amountCents : 0;
  return { id, status, amountCents, receivedCents, refundedCents, currency, orderId, quoteId, clientSecret };
}

async function putIntent(db: Db, { intentId, ...terms }: IntentWish): Promise<Intent> {
  if (intentId) {
    const known = await db.transaction(async (tx) => {
      const [row] = await tx.select().from(testIntents).where(eq(testIntents.id, intentId)).for("update");
      if (!row || !CHANGEABLE.has(row.status)) return row;
      // A changed amount has to be confirmed by the bank again.
      const changes = { ...terms, status: "requires_payment_method" } as const;
      const [changed] = await tx.update(testIntents).set(changes).where(eq(testIntents.id, intentId)).returning();
      return changed;
    });
    if (known && known.status !== "canceled") return intentOf(known);
  }
  const id = `test_pi_${randomBytes(12).toString("hex")}`;
  const clientSecret = `${id}_secret_${randomBytes(16).toString("hex")}`;
  const created = { ...terms, id, clientSecret, status: "requires_payment_method" } as const;
  const [row] = await db.insert(testIntents).values(created).returning();
  if (!row) throw new Error("the test intent was not stored");
  return intentOf(row);
}

async function cancelIntent(db: Db, intentId: string): Promise<Intent> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(testIntents).where(eq(testIntents.id, intentId)).for("update");
    if (!row) throw new AppError("not_found");
    if (!CHANGEABLE.has(row.status)) return intentOf(row);
    await tx.update(testIntents).set({ status: "canceled" }).where(eq(testIntents.id, intentId));
    await postTestEvent(tx, { type: "payment_intent.canceled", intentId });
    return intentOf({ ...row, status: "canceled" });
  });
}

async function refund(db: Db, intentId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(testIntents)
      .where(and(eq(testIntents.id, intentId), eq(testIntents.status, "succeeded")))
      .for("update");
    if (!row) throw new AppError("conflict", "Nothing was paid.");
    if (row.refundedCents > 0) return;
    await tx.update(testIntents).set({ refundedCents: row.amountCents }).where(eq(testIntents.id, intentId));
    await postTestEvent(tx, { type: "charge.refunded", intentId });
  });
}

export function signTestEvent(body: string, webhookSecret: string, now = Date.now()): string {
  return `t=${now},v1=${macOf(Buffer.from(body), { sentAt: String(now), webhookSecret })}`;
}

function isSigned(
  rawBody: Buffer,
  { signature, webhookSecret }: { signature: string; webhookSecret: string },
): boolean {
  const [, sentAt = "", mac = ""] = SIGNATURE.exec(signature) ?? [];
  if (!mac || Math.abs(Date.now() - Number(sentAt)) > SIGNATURE_LIFE_MS) return false;
  return isSameSecret(mac, macOf(rawBody, { sentAt, webhookSecret }));
}

function macOf(rawBody: Buffer, { sentAt, webhookSecret }: { sentAt: string; webhookSecret: string }): string {
  return createHmac("sha256", webhookSecret).update(`${sentAt}.`).update(rawBody).digest("hex");
}

// Enqueued in the transaction that is the reason for the event.
export async function postTestEvent(tx: Tx, event: { type: PaymentEventType; intentId: string }): Promise<void> {
  await enqueue(tx, sendTestEventTask, { ...event, id: `test_evt_${randomUUID()}` });
}

type EventTarget = { url: () => Promise<string>; sign: (body: string) => string; signatureHeader: string };

// Tells our own webhook endpoint over HTTP, as a card provider would.
export function bindSendTestEvent({ url, sign, signatureHeader }: EventTarget) {
  return bindTask(sendTestEventTask, async (event) => {
    const body = JSON.stringify(event);
    const answer = await fetch(await url(), {
      method: "POST",
      headers: { "content-type": "application/json", [signatureHeader]: sign(body) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the webhook endpoint answered ${answer.status}`);
  });
}
