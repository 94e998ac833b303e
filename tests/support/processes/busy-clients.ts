import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "#server/db/connect.ts";
import { listings } from "#server/db/schema/listings.ts";
import { orderEvents, orders, testIntents } from "#server/db/schema/orders.ts";
import { type Answer, createBrowser, type Quote, type TestBrowser } from "../app/browser.ts";
import { eventually } from "../eventually.ts";

// No call may stay without any answer, whatever happens to the database.
const DEADLINE_MS = 60_000;
const PAUSE_MS = 40;

export type SavedDraft = { client: TestBrowser; id: string; address: string; floor: number | null };
export type Purchase = { quote: Quote; isPaid: boolean; listingId: string | null };
export type Refusal = { client: TestBrowser; path: string; message: unknown; retryAfter: string | null };

// What the clients were told, in the order in which they were told it.
export type History = {
  drafts: SavedDraft[];
  purchases: Purchase[];
  refusals: Refusal[];
  // Answers that no client should ever get: none in time, or one that is neither a success nor a 503.
  complaints: string[];
};

export type BusyClients = { history: History; finish: () => Promise<History> };

type Work = { url: string; history: History; pauseMs: number; mayBegin: () => boolean };

// Visitors who save forms and buy descriptions all the time. Refused, they try again, as people do.
export function startBusyClients(url: string, { savers = 3, buyers = 3, pauseMs = PAUSE_MS } = {}): BusyClients {
  const history: History = { drafts: [], purchases: [], refusals: [], complaints: [] };
  let isOver = false;
  const work: Work = { url, history, pauseMs, mayBegin: () => !isOver };
  const clients = [
    ...Array.from({ length: savers }, () => keepSaving(work)),
    ...Array.from({ length: buyers }, () => keepBuying(work)),
  ];
  return {
    history,
    // Finishes the calls that were begun.
    finish: async () => {
      isOver = true;
      await Promise.all(clients);
      return history;
    },
  };
}

async function keepSaving(work: Work): Promise<void> {
  for (let nth = 0; work.mayBegin(); nth++) {
    const client = createBrowser(work.url, { deadlineMs: DEADLINE_MS });
    const address = `${nth} Pine Road, Oslo`;
    const path = "/api/intake/property";
    const { id } = await insist({ ...work, client, path }, () =>
      client.post<{ id: string }>(path, { mode: "deep", address }),
    );
    const draft: SavedDraft = { client, id, address, floor: null };
    work.history.drafts.push(draft);
    for (let floor = 1; floor <= 5 && work.mayBegin(); floor++) {
      await insist({ ...work, client, path: "save" }, () => client.put(`/api/intake/${id}`, { form_data: { floor } }));
      draft.floor = floor;
      await sleep(work.pauseMs);
    }
  }
}

async function keepBuying(work: Work): Promise<void> {
  while (work.mayBegin()) {
    const client = createBrowser(work.url, { deadlineMs: DEADLINE_MS });
    const property = { property_address: "12 Pine Road, Oslo", bedrooms: 2, bathrooms: 1 };
    const express = "/api/intake/express";
    const { jobId } = await insist({ ...work, client, path: express }, () =>
      client.post<{ jobId: string }>(express, property),
    );
    const asking = "/api/create-payment-intent";
    const quote = await insist({ ...work, client, path: asking }, () => client.post<Quote>(asking, { jobId }));
    const purchase: Purchase = { quote, isPaid: false, listingId: null };
    work.history.purchases.push(purchase);
    const paid = await insist({ ...work, client, path: "confirm" }, () => client.payByTestCard(quote));
    if (paid.status !== "succeeded") work.history.complaints.push(`the card was not charged: ${JSON.stringify(paid)}`);
    purchase.isPaid = true;
    const { listingId } = await insist({ ...work, client, path: "generate" }, () => client.generate(jobId, quote));
    purchase.listingId = listingId;
    await sleep(work.pauseMs);
  }
}

type Insistence = Work & { client: TestBrowser; path: string };

async function insist<T>({ history, client, path }: Insistence, call: () => Promise<Answer<T>>): Promise<T> {
  for (;;) {
    const answer = await call().catch((error: unknown) => {
      history.complaints.push(`${path}: ${String(error)}`);
      return null;
    });
    if (answer?.status === 200) return answer.body;
    if (answer?.status === 503) {
      const { message } = answer.body as { message?: unknown };
      history.refusals.push({ client, path, message, retryAfter: client.header("retry-after") });
    } else if (answer) {
      history.complaints.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    await sleep(PAUSE_MS * 5);
  }
}

// Everything that a client was told is stored, and no client paid or got anything twice.
export async function checkHistory(db: Db, { drafts, purchases, refusals, complaints }: History): Promise<void> {
  expect(complaints).toEqual([]);
  expect(refusals.filter(isUnhelpful)).toEqual([]);
  for (const draft of drafts) await checkDraft(draft);
  for (const purchase of purchases) await checkPurchase(db, purchase);
  await checkChargedOnce(db);
}

// A refusal has to say what to do and when to retry.
function isUnhelpful({ message, retryAfter }: Refusal): boolean {
  return !/try again/i.test(String(message)) || !(Number(retryAfter) > 0);
}

async function checkDraft({ client, id, address, floor }: SavedDraft): Promise<void> {
  const { status, body } = await client.get<{ form_data: Record<string, unknown> }>(`/api/intake/${id}`);
  expect(status).toBe(200);
  expect(body.form_data).toMatchObject({ address, ...(floor !== null && { floor }) });
}

async function checkPurchase(db: Db, { quote, isPaid, listingId }: Purchase): Promise<void> {
  const { orderId, paymentIntentId } = quote;
  const [intent] = await db.select().from(testIntents).where(eq(testIntents.id, paymentIntentId));
  if (!isPaid) return expect(intent?.charges).toBeLessThanOrEqual(1);
  expect(intent).toMatchObject({ status: "succeeded", charges: 1 });
  await eventually(async () => {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    return order?.state === "delivered";
  }, `order ${orderId} was delivered`);
  const delivered = await db.select({ id: listings.id }).from(listings).where(eq(listings.orderId, orderId));
  expect(delivered).toHaveLength(1);
  if (listingId) expect(delivered[0]?.id).toBe(listingId);
  const moves = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  const count = (state: string) => moves.filter(({ fromState, toState }) => fromState !== toState && toState === state);
  expect(count("paid")).toHaveLength(1);
  expect(count("delivered")).toHaveLength(1);
}

async function checkChargedOnce(db: Db): Promise<void> {
  const intents = await db.select().from(testIntents);
  expect(intents.filter(({ charges }) => charges > 1)).toEqual([]);
  const paidOrders = intents.filter(({ charges }) => charges > 0).map(({ orderId }) => orderId);
  expect(new Set(paidOrders).size).toBe(paidOrders.length);
}
