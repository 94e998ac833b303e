import { gte, sql } from "drizzle-orm";
import type { Db } from "#server/db/connect.ts";
import { adminTallies } from "#server/db/schema/admin.ts";
import type { getAdminActivity, getAdminSummary } from "#shared/contract/account/admin.ts";
import type { AnswerGivenBy } from "#shared/contract/endpoint.ts";
import { LISTING_PLATFORMS } from "#shared/contract-values.ts";
import { dollarsOf } from "#shared/payment/pricing.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const { day, name, amount } = adminTallies;

type Counts = (name: string) => number;

export async function summarise(db: Db): Promise<AnswerGivenBy<typeof getAdminSummary>> {
  const sums = await db
    .select({ name, sum: sql<number>`sum(${amount})`.mapWith(Number) })
    .from(adminTallies)
    .groupBy(name);
  const count = countsIn(sums);
  const [totalUsers, totalMembers] = [count("users"), count("members")];
  const [memberListings, guestListings] = [count("member_listings"), count("guest_listings")];
  return {
    totalUsers,
    totalMembers,
    memberPercent: totalUsers === 0 ? 0 : Math.round((totalMembers / totalUsers) * 1000) / 10,
    totalListings: memberListings + guestListings,
    memberListings,
    guestListings,
    totalRevenue: dollarsOf(count("revenue_cents")),
    totalRefunded: dollarsOf(count("refunded_cents")),
    platformUsage: usageIn(count),
  };
}

// Every day of the period, also those on which nothing happened.
export async function readActivity(db: Db, days: number): Promise<AnswerGivenBy<typeof getAdminActivity>> {
  const dates = lastDates(days);
  const rows = await db
    .select({ day, name, sum: sql<number>`sum(${amount})`.mapWith(Number) })
    .from(adminTallies)
    .where(gte(day, dates[0] ?? ""))
    .groupBy(day, name);
  const rowsOf = Map.groupBy(rows, (row) => row.day);
  return {
    days: dates.map((date) => {
      const count = countsIn(rowsOf.get(date) ?? []);
      return {
        day: date,
        orders: count("orders"),
        revenue: dollarsOf(count("revenue_cents")),
        listings: count("member_listings") + count("guest_listings"),
      };
    }),
    platformUsage: usageIn(countsIn(rows)),
  };
}

function lastDates(days: number): string[] {
  const now = Date.now();
  return Array.from({ length: days }, (_, index) =>
    new Date(now - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

function countsIn(rows: { name: string; sum: number }[]): Counts {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.name, (sums.get(row.name) ?? 0) + row.sum);
  return (wanted) => sums.get(wanted) ?? 0;
}

function usageIn(count: Counts) {
  return LISTING_PLATFORMS.map((platform) => ({ platform, listings: count(`platform:${platform}`) })).filter(
    ({ listings }) => listings > 0,
  );
}
