import type { AdminListing } from "#shared/contract/account/admin.ts";

const counts = new Intl.NumberFormat("en-US");
const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const dates = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const moments = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const days = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

export const formatCount = (count: number) => counts.format(count);
export const formatDollars = (amount: number) => dollars.format(amount);
export const formatDate = (moment: string) => dates.format(new Date(moment));
export const formatMoment = (moment: string) => moments.format(new Date(moment));
// A day in UTC, in which the accounts are kept.
export const formatDay = (day: string) => days.format(new Date(`${day}T00:00:00Z`));

export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;
}

export function percentOf(part: number, whole: number): string {
  return whole === 0 ? "0%" : `${Math.round((part / whole) * 100)}%`;
}

export function addressOf({ address }: { address: string | null }): string {
  return address ?? "Address unknown";
}

export function buyerOf({ isGuest, userName, userEmail }: AdminListing): string {
  if (isGuest) return "Guest";
  return userName ?? userEmail ?? "Deleted account";
}

export function roomsOf({ bedrooms, bathrooms }: AdminListing): string {
  return `${bedrooms ?? "?"} / ${bathrooms ?? "?"}`;
}

// Turns a stored name such as "vacation_rental" into words.
export function propertyTypeOf({ propertyType }: AdminListing): string | null {
  return propertyType?.replaceAll("_", " ") ?? null;
}

// Users without a name are shown by their e-mail address.
export function nameOf({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }): string {
  return `${firstName} ${lastName}`.trim() || email;
}
