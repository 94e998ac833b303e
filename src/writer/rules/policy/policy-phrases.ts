import type { Platform } from "#writer/description.ts";
import type { Finding } from "../finding.ts";
import { PhraseIndex } from "../reading/phrase-index.ts";
import {
  AIRBNB_CONTENT_POLICY,
  AIRBNB_CONTENT_RULES,
  AIRBNB_PARTY_POLICY,
  BOOKING_CONTACT,
  FAIR_HOUSING_ACT,
  MLS_REMARKS_RULES,
  OUR_PAYMENTS,
  VRBO_GUIDELINES,
} from "../rule-sources.ts";
import { EXPLICIT_PREFERENCES, POSSIBLE_STEERING } from "./fair-housing-phrases.ts";

type Ban = { severity: Finding["severity"]; source: string };

// A phrase that some platforms refuse. Saying that it is not so ("no parties") is never refused.
export type PolicyPhrase = {
  rule: string;
  bans: Partial<Record<Platform, Ban>>;
  isFineWhenDenied: boolean;
  // Fine before these words, as in "Amazon Prime".
  unlessBefore?: ReadonlySet<string>;
  // Fine after these words, as in "a third party".
  unlessAfter?: ReadonlySet<string>;
};

const block = (source: string): Ban => ({ severity: "block", source });
const warn = (source: string): Ban => ({ severity: "warn", source });

const everywhere = (ban: Ban): PolicyPhrase["bans"] => ({
  airbnb: ban,
  vrbo: ban,
  website: ban,
  mls: ban,
  social: ban,
  marketing: ban,
  booking: ban,
});

const RIVALS =
  "homeaway, expedia, tripadvisor, trip advisor, agoda, hotels.com, flipkey, hostelworld, kayak.com, couchsurfing, hopper";
const PORTALS = "zillow, redfin, trulia, realtor.com, craigslist, facebook marketplace";
const SITES =
  "google, google maps, gmail, facebook, instagram, tiktok, whatsapp, telegram, youtube channel, twitter, linkedin, amazon";
const PAYMENTS =
  "cancellation, cancellation policy, cancel, cancellations, refund, refundable, non refundable, nonrefundable, security deposit, damage deposit, deposit, down payment, payment, payment terms, pay in cash, pay cash, cash only, credit card, paypal, venmo, zelle, cash app, wire transfer, bank transfer, bitcoin, invoice, pay directly, book directly, book direct, direct booking, discount, promo code";
const EVENTS =
  "party house, parties welcome, party, parties, bachelor party, bachelorette, bachelorette party, hen party, stag party, hen do, stag do, wedding, weddings, event venue, event space, events welcome, host your event, host events, host an event, celebrate, celebration, celebrations, birthday, reunion, gathering, gatherings, get together";
const LOCKS = "lockbox code, gate code, alarm code, door code is";
const REACHING = "call us, contact us, text us, email us, message us on";
// What agents tell each other. Elsewhere they are plain words: a barn may be called the Open House.
const AGENTS = "showing instructions, open house, vacant, commission, buyer's agent, listing agent, call agent";

export const POLICY_PHRASES = new PhraseIndex<PolicyPhrase>();

function learn(phrases: string, entry: PolicyPhrase): void {
  for (const phrase of phrases.split(", ")) POLICY_PHRASES.add(phrase, entry);
}

learn(`${RIVALS}, vrbo`, {
  rule: "policy.other-platform",
  bans: { airbnb: block(AIRBNB_CONTENT_RULES), mls: block(MLS_REMARKS_RULES), booking: block(OUR_PAYMENTS) },
  isFineWhenDenied: false,
});
learn("booking.com", {
  rule: "policy.other-platform",
  bans: { airbnb: block(AIRBNB_CONTENT_RULES), mls: block(MLS_REMARKS_RULES) },
  isFineWhenDenied: false,
});
learn("airbnb, air bnb", {
  rule: "policy.other-platform",
  bans: { vrbo: block(VRBO_GUIDELINES), mls: block(MLS_REMARKS_RULES), booking: block(OUR_PAYMENTS) },
  isFineWhenDenied: false,
});
learn(PORTALS, {
  rule: "policy.other-platform",
  bans: {
    airbnb: block(AIRBNB_CONTENT_RULES),
    vrbo: block(VRBO_GUIDELINES),
    mls: block(MLS_REMARKS_RULES),
    booking: block(OUR_PAYMENTS),
  },
  isFineWhenDenied: false,
});
learn(SITES, {
  rule: "policy.other-site",
  bans: { airbnb: block(AIRBNB_CONTENT_RULES), vrbo: warn(VRBO_GUIDELINES), mls: block(MLS_REMARKS_RULES) },
  isFineWhenDenied: false,
  unlessBefore: new Set(["prime", "fire", "echo", "alexa", "home", "nest", "chromecast", "tv", "assistant", "cast"]),
});
learn(PAYMENTS, {
  rule: "policy.payment",
  bans: {
    airbnb: block(AIRBNB_CONTENT_RULES),
    vrbo: block(VRBO_GUIDELINES),
    mls: warn(MLS_REMARKS_RULES),
    booking: block(OUR_PAYMENTS),
  },
  isFineWhenDenied: false,
});
learn(EVENTS, {
  rule: "policy.events",
  bans: { airbnb: block(AIRBNB_PARTY_POLICY), vrbo: warn(VRBO_GUIDELINES), mls: warn(MLS_REMARKS_RULES) },
  isFineWhenDenied: true,
  unlessBefore: new Set(["of", "area", "areas", "room", "rooms"]),
  unlessAfter: new Set(["third", "3rd", "village"]),
});
learn(LOCKS, {
  rule: "policy.private-information",
  bans: { airbnb: warn(AIRBNB_CONTENT_POLICY), vrbo: warn(VRBO_GUIDELINES), mls: block(MLS_REMARKS_RULES) },
  isFineWhenDenied: false,
});
learn(REACHING, {
  rule: "policy.contact",
  bans: {
    airbnb: warn(AIRBNB_CONTENT_POLICY),
    vrbo: warn(VRBO_GUIDELINES),
    mls: block(MLS_REMARKS_RULES),
    booking: block(BOOKING_CONTACT),
  },
  isFineWhenDenied: false,
});
learn(AGENTS, { rule: "policy.agent-remarks", bans: { mls: block(MLS_REMARKS_RULES) }, isFineWhenDenied: false });
for (const line of EXPLICIT_PREFERENCES.trim().split("\n")) {
  learn(line, {
    rule: "policy.fair-housing",
    bans: { ...everywhere(warn(FAIR_HOUSING_ACT)), mls: block(FAIR_HOUSING_ACT) },
    isFineWhenDenied: false,
    // "We have no children" speaks of the host.
    unlessAfter: new Set(["have", "has", "had"]),
  });
}
for (const line of POSSIBLE_STEERING.trim().split("\n")) {
  learn(line, {
    rule: "policy.fair-housing",
    bans: { mls: warn(FAIR_HOUSING_ACT), marketing: warn(FAIR_HOUSING_ACT) },
    isFineWhenDenied: true,
  });
}
