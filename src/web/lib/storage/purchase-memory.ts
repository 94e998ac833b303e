import type { PropertyData } from "#shared/contract/orders.ts";
import type { ListingPlatform } from "#shared/contract-values.ts";
import { forgetPreview } from "./unfinished-memory.ts";

const PROPERTY_IN_SESSION = "propertyData";
const PROMO_CODE = "applied_promo_code";
const PAYMENT = "pending_payment_intent";
const PROPERTY = "property_data";
const DETAILS = "order_details";
const GUEST_TOKEN = "guest_access_token";
// When something was bought that may not have been read yet.
const BOUGHT_AT = "description_bought_at";

const UNREAD_MS = 25 * 60 * 60 * 1000;

export type OrderDetails = {
  address: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  selectedPlatforms: ListingPlatform[];
  originalAmount: number;
  finalAmount: number;
  promoCode: string | null;
  discountAmount: number;
};

export type Purchase = { paymentIntentId: string; propertyData: PropertyData; orderDetails: OrderDetails };

// What the forms hand to the checkout.
export function recallPropertyData(): PropertyData | null {
  return propertyDataIn(read(() => sessionStorage.getItem(PROPERTY_IN_SESSION)));
}

// Also by a page that adds to them, such as the photos of a manager.
export function rememberPropertyData(propertyData: PropertyData): void {
  attempt(() => sessionStorage.setItem(PROPERTY_IN_SESSION, JSON.stringify(propertyData)));
}

export function forgetPropertyData(): void {
  attempt(() => sessionStorage.removeItem(PROPERTY_IN_SESSION));
}

// The code in the price, for as long as this tab is about to buy the same thing.
export function rememberPromoCode(subject: string, promoCode: string | null): void {
  if (promoCode === null) forgetPromoCode();
  else attempt(() => sessionStorage.setItem(PROMO_CODE, JSON.stringify([subject, promoCode])));
}

function forgetPromoCode(): void {
  attempt(() => sessionStorage.removeItem(PROMO_CODE));
}

export function recallPromoCode(subject: string): string | null {
  const kept = parse(read(() => sessionStorage.getItem(PROMO_CODE)));
  const [keptSubject, promoCode] = Array.isArray(kept) ? kept : [];
  return keptSubject === subject && typeof promoCode === "string" ? promoCode : null;
}

export function rememberPurchase({ paymentIntentId, propertyData, orderDetails }: Purchase): void {
  attempt(() => {
    localStorage.setItem(PAYMENT, paymentIntentId);
    localStorage.setItem(PROPERTY, JSON.stringify(propertyData));
    localStorage.setItem(DETAILS, JSON.stringify(orderDetails));
    localStorage.setItem(BOUGHT_AT, String(Date.now()));
  });
  forgetPromoCode();
  forgetPreview();
}

// The text was opened: nothing waits any more, but the purchase is still known.
export function noteThatRead(): void {
  attempt(() => localStorage.removeItem(BOUGHT_AT));
}

export function mayHaveUnread(): boolean {
  const boughtAt = Number(read(() => localStorage.getItem(BOUGHT_AT)) ?? 0);
  return boughtAt > Date.now() - UNREAD_MS;
}

// After a one-time view has ended there is nothing left to open.
export function forgetPurchase(): void {
  attempt(() => {
    for (const key of [PAYMENT, PROPERTY, DETAILS, GUEST_TOKEN, BOUGHT_AT]) localStorage.removeItem(key);
  });
}

// The token of the guest's listing page. It opens nothing on the server.
export function issueGuestToken(orderId: string): string {
  const token = `guest_${orderId}_${Date.now()}`;
  attempt(() => localStorage.setItem(GUEST_TOKEN, token));
  return token;
}

export function recallGuestToken(): string | null {
  return read(() => localStorage.getItem(GUEST_TOKEN));
}

export function recallPurchase(): { paymentIntentId: string | null; propertyData: PropertyData | null } {
  return {
    paymentIntentId: read(() => localStorage.getItem(PAYMENT)),
    propertyData: recallPropertyData() ?? propertyDataIn(read(() => localStorage.getItem(PROPERTY))),
  };
}

export function recallOrderDetails(): unknown {
  return parse(read(() => localStorage.getItem(DETAILS)));
}

export function recallPaidAmount(): number | null {
  const details = recallOrderDetails();
  const amount = typeof details === "object" && details !== null && "finalAmount" in details && details.finalAmount;
  return typeof amount === "number" ? amount : null;
}

// On a shared computer the next user must not find what the last one bought or filled in.
export function forgetEverything(): void {
  attempt(() => sessionStorage.clear());
  attempt(() => localStorage.clear());
}

// From storage or from an address: untrusted JSON.
export function propertyDataIn(value: unknown): PropertyData | null {
  const data = typeof value === "string" ? parse(value) : value;
  return isPropertyData(data) ? data : null;
}

function isPropertyData(data: unknown): data is PropertyData {
  return typeof data === "object" && data !== null && !Array.isArray(data) && Object.keys(data).length > 0;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // A browser that keeps nothing must not stop a paid order: the server knows all of it too.
  }
}

function read(get: () => string | null): string | null {
  try {
    return get();
  } catch {
    // Some browsers refuse storage altogether.
    return null;
  }
}
