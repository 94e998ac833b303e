import { ORDER_STATES, type OrderState } from "#shared/contract-values.ts";

export const ADMIN_TABS = ["people", "activity", "orders", "promo-codes", "failures"] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

export const ACTIVITY_PERIODS = [7, 30, 90, 365] as const;

// All that a reload or a shared link should bring back.
export type AdminSearch = {
  tab?: AdminTab;
  // Of the users and listings.
  search?: string;
  // Of the orders.
  find?: string;
  state?: OrderState;
  days?: number;
  // What is open: a user's profile, or an order.
  profile?: string;
  order?: string;
};

export function readAdminSearch(raw: Record<string, unknown>): AdminSearch {
  const tab = ADMIN_TABS.find((name) => name === raw["tab"]);
  const state = ORDER_STATES.find((name) => name === raw["state"]);
  const days = ACTIVITY_PERIODS.find((period) => period === Number(raw["days"]));
  return {
    // Default values are left out of the address.
    ...(tab && tab !== "people" && { tab }),
    ...textIn(raw, "search"),
    ...textIn(raw, "find"),
    ...(state && { state }),
    ...(days && days !== 30 && { days }),
    ...textIn(raw, "profile"),
    ...textIn(raw, "order"),
  };
}

function textIn<Name extends string>(raw: Record<string, unknown>, name: Name): { [K in Name]?: string } {
  // The router reads what looks like a number as one.
  const value = typeof raw[name] === "number" ? String(raw[name]) : raw[name];
  const isText = typeof value === "string" && value.trim() !== "";
  return (isText ? { [name]: value.slice(0, 200) } : {}) as { [K in Name]?: string };
}
