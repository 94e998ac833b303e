import { createMemorySpendingCap, type SpendingCap, withinBoth } from "#writer/models/spending-cap.ts";
import type { Config } from "./config.ts";

// What writing and looking at photos may spend; left out where nobody set a limit.
export type ModelSpending = { writing?: SpendingCap; photos?: SpendingCap };

// Photos count against the whole day's limit and against one of their own, since anybody may upload some.
export function createModelSpending({ model }: Pick<Config, "model">): ModelSpending {
  const all = capOf(model?.dailyLimitMicroDollars);
  const own = capOf(model?.photoDailyLimitMicroDollars);
  const photos = all && own ? withinBoth(all, own) : (own ?? all);
  return { ...(all && { writing: all }), ...(photos && { photos }) };
}

function capOf(limitMicroDollars: number | null | undefined): SpendingCap | null {
  return limitMicroDollars ? createMemorySpendingCap({ limitMicroDollars, per: "day" }) : null;
}
