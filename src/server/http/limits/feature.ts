import { bindForgetRateLimits, forgetRateLimitsDaily } from "#server/domain/rate-limit-counters.ts";
import type { Feature } from "#server/feature.ts";

export const rateLimitsFeature: Feature = {
  tasks: ({ db }) => [bindForgetRateLimits(db)],
  schedules: [forgetRateLimitsDaily],
};
