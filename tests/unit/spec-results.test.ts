import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findDelivery, readResultsSearch } from "#web/features/results/delivery/find-delivery.ts";

function storageWith(items: Record<string, string>) {
  return { getItem: (key: string) => items[key] ?? null };
}

const remembered = { address: "5 Pine Street" };
const inQuery = { address: "7 Oak Road" };

beforeEach(() => {
  vi.stubGlobal("localStorage", storageWith({ pending_payment_intent: "pi_kept" }));
  vi.stubGlobal("sessionStorage", storageWith({ propertyData: JSON.stringify(remembered) }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const find = (search: Record<string, unknown>) => findDelivery(readResultsSearch(search));

test("each way into the results is read from the address, the rest from the browser's memory", () => {
  expect(find({ listing: "l1", payment: "pi_1" })).toMatchObject({ kind: "listing", listingId: "l1" });
  expect(find({ paymentIntentId: "pi_2", propertyData: JSON.stringify(inQuery) })).toMatchObject({
    kind: "payment",
    paymentIntentId: "pi_2",
    propertyData: inQuery,
  });
  expect(find({ paymentIntentId: "pi_2" })).toMatchObject({ paymentIntentId: "pi_2", propertyData: remembered });
  expect(find({})).toMatchObject({ paymentIntentId: "pi_kept", propertyData: remembered });
});

test("without a payment there is nothing to deliver", () => {
  vi.stubGlobal("localStorage", storageWith({}));
  expect(find({})).toBeNull();
});

test("what a legacy form sold is delivered by its own calls", () => {
  for (const propertyType of ["vacation_rental", "real_estate"]) {
    const propertyData = JSON.stringify({ ...inQuery, title: "Oak House", propertyType });
    expect(find({ paymentIntentId: "pi_3", propertyData })).toMatchObject({ kind: "legacy" });
  }
});
