import type { HostRule } from "#shared/host-words/judge-words.ts";
import type { Platform } from "#writer/description.ts";
import type { Reason } from "../finding.ts";
import {
  AIRBNB_FAMILIES,
  AIRBNB_NONDISCRIMINATION,
  AIRBNB_OFF_PLATFORM,
  AIRBNB_OUTSIDE_CONTACT,
  BOOKING_CONTACT,
  FAIR_HOUSING_ADVERTISING,
  MLS_REMARKS_RULES,
  OUR_PAYMENTS,
  OUR_SAFETY,
  VRBO_GUIDELINES,
} from "../rule-sources.ts";

const FAIR = {
  rule: "policy.fair-housing",
  why: "It refuses or prefers people for what they are. No platform publishes that, and in many places it is against the law.",
  advice: "Describe the home, not the guests. Leave this out for good.",
};

const REASONS: Record<HostRule, Omit<Reason, "source">> = {
  "fair-housing": FAIR,
  "one-sex": FAIR,
  families: {
    rule: "policy.fair-housing",
    why: "It keeps families with children out.",
    advice: "Say what makes the home unsuitable instead, such as steep stairs or an open pond.",
  },
  "off-platform": {
    rule: "policy.off-platform",
    why: "It moves the payment or the booking away from the platform.",
    advice: "Charge for everything in the platform's own price fields.",
  },
  "direct-booking": {
    rule: "policy.off-platform",
    why: "It asks guests to book elsewhere.",
    advice: "Keep this for your own website.",
  },
  contact: {
    rule: "policy.contact",
    why: "It tells how to reach somebody outside the platform.",
    advice: "Guests see how to reach you once they have booked; use the platform's messages until then.",
  },
  access: {
    rule: "policy.private-information",
    why: "A description is public, and this tells a stranger how to get in.",
    advice: "Send it to booked guests shortly before they arrive. If it was public anywhere, change the code.",
  },
};

const FAIR_SOURCES: Partial<Record<Platform, string>> = {
  airbnb: AIRBNB_NONDISCRIMINATION,
  vrbo: VRBO_GUIDELINES,
};

export function reasonFor(rule: HostRule, platform: Platform): Reason {
  return { ...REASONS[rule], source: sourceOf(rule, platform) };
}

function sourceOf(rule: HostRule, platform: Platform): string {
  switch (rule) {
    case "fair-housing":
    case "one-sex":
      return FAIR_SOURCES[platform] ?? FAIR_HOUSING_ADVERTISING;
    case "families":
      return platform === "airbnb" ? AIRBNB_FAMILIES : FAIR_HOUSING_ADVERTISING;
    case "off-platform":
    case "direct-booking":
      return platform === "airbnb" ? AIRBNB_OFF_PLATFORM : platform === "vrbo" ? VRBO_GUIDELINES : OUR_PAYMENTS;
    case "contact":
      if (platform === "mls") return MLS_REMARKS_RULES;
      if (platform === "booking") return BOOKING_CONTACT;
      return platform === "airbnb" ? AIRBNB_OUTSIDE_CONTACT : VRBO_GUIDELINES;
    case "access":
      return OUR_SAFETY;
  }
}

// For what a platform's own list of phrases refuses.
const OF_PLATFORM: Record<string, Pick<Reason, "why" | "advice">> = {
  "policy.contact": REASONS.contact,
  "policy.private-information": REASONS.access,
  "policy.fair-housing": FAIR,
  "policy.agent-remarks": {
    why: "Public remarks are for buyers; showings, open houses and commissions have fields of their own.",
    advice: "Move it to the remarks for agents.",
  },
  "policy.address": {
    why: "It gives the exact address, which guests learn after booking.",
    advice: "Name the neighborhood or the town instead.",
  },
  "policy.payment": {
    why: "Prices, deposits and cancellations have fields of their own on the platform.",
    advice: "Set the terms there; a text that repeats them may contradict them.",
  },
  "policy.events": {
    why: "The platform allows no parties and no events.",
    advice: "Leave this out, or say that parties are not allowed.",
  },
};
const OF_ANOTHER_SITE = {
  why: "It names another site or booking platform.",
  advice: "Say what it offers without the name.",
};

export function reasonForFinding({ rule, source }: { rule: string; source: string }): Reason {
  return { rule, source, ...(OF_PLATFORM[rule] ?? OF_ANOTHER_SITE) };
}
