import type { ListingPlatform } from "#shared/contract/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";

const PROPERTY_IN_SESSION = "propertyData";
const PAYMENT = "pending_payment_intent";
const PROPERTY = "property_data";
const DETAILS = "order_details";

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

export function rememberPurchase({ paymentIntentId, propertyData, orderDetails }: Purchase): void {
  try {
    localStorage.setItem(PAYMENT, paymentIntentId);
    localStorage.setItem(PROPERTY, JSON.stringify(propertyData));
    localStorage.setItem(DETAILS, JSON.stringify(orderDetails));
  } catch {
    // A browser that keeps nothing must not stop a paid order: the server knows all of it too.
  }
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

// From storage or from an address, where it is JSON that anybody may have written.
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

function read(get: () => string | null): string | null {
  try {
    return get();
  } catch {
    // Some browsers refuse storage altogether.
    return null;
  }
}
