import type { Config } from "#server/config.ts";
import { createMemorySpendingCap, type SpendingCap, withinBoth } from "#writer/models/calls/spending-cap.ts";

// What writing, looking at photos and reading listings may spend; left out where the operator set no limit.
export type ModelSpending = { writing?: SpendingCap; photos?: SpendingCap; reading?: SpendingCap };

// Any caller may have a listing read for free, and must leave enough of the day for those who paid.
const SHARE_FOR_READING = 0.25;

// Photos count against the whole day's limit and against one of their own, since any visitor may upload some.
export function createModelSpending({ model }: Pick<Config, "model">): ModelSpending {
  const all = capOf(model?.dailyLimitMicroDollars);
  const own = capOf(model?.photoDailyLimitMicroDollars);
  const photos = all && own ? withinBoth(all, own) : (own ?? all);
  const daily = model?.dailyLimitMicroDollars;
  const share = capOf(daily ? Math.floor(daily * SHARE_FOR_READING) : null);
  const reading = all && share ? withinBoth(all, share) : null;
  return { ...(all && { writing: all }), ...(photos && { photos }), ...(reading && { reading }) };
}

function capOf(limitMicroDollars: number | null | undefined): SpendingCap | null {
  return limitMicroDollars ? createMemorySpendingCap({ limitMicroDollars, per: "day" }) : null;
}
