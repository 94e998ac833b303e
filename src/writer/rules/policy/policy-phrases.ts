import type { Platform } from "#writer/description.ts";
import { PhraseIndex } from "../../text/phrase-index.ts";
import type { Finding } from "../finding.ts";
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

// Groups of people are only meant when a word for people or their quarter follows: a black leather sofa and Indian
// food are no preference.
const GROUPS =
  "white black african asian caucasian chinese colored hispanic latino mexican indian irish italian jewish polish oriental muslim christian catholic mormon gay lesbian ethnic immigrant arab".split(
    " ",
  );

const QUARTERS =
  "people person neighborhood neighbourhood community area family household residents tenants guests only home".split(
    " ",
  );

const GROUP_PHRASES = GROUPS.map((group) => QUARTERS.map((quarter) => `${group} ${quarter}`).join(", ")).join("\n");

// A preference or a limit by race, religion, sex, family, age or disability, in so many words.
const EXPLICIT_PREFERENCES = `
${GROUP_PHRASES}
no children, no kids, kids not allowed, children not allowed, no children allowed, no kids allowed, child free, not suitable for children, no infants, no babies, no toddlers, without children
adults only, adult only, adult living, quiet adult living, mature adults, mature couple, mature couples, mature person, mature people, mature guests
singles only, couples only, couples preferred, married couples, married couple preferred, no unmarried couples, ideal for singles, perfect for singles, single person preferred, single professional preferred
females only, female only, women only, ladies only, males only, male only, men only, female preferred, male preferred, females preferred, males preferred, no men, no women, female guests, male guests, female tenants, male tenants
able bodied, physically fit, healthy tenants, mentally ill, must be able to climb stairs, not suitable for handicapped, not suitable for disabled, no wheelchairs, handicapped, crippled, retarded, no service animals, no blind, no deaf, not for those with mobility issues
english speakers only, must speak english, english speaking only, american born, no immigrants, no foreigners, citizens only, american citizens
no muslims, no jews, no christians, christians only, no atheists, god fearing, bible believing
no gays, straight only, no transgenders, normal couples, traditional family values, traditional families
young professionals only, professionals only, no students, no college students, no elderly, no seniors, over 30 only, retirees only, seniors only, no one under, working adults preferred
no section 8, no vouchers, section 8, housing vouchers, veterans not allowed, no veterans
`;

// Words that may steer people, and often do not: only a warning, and only where homes are sold or let for good.
const POSSIBLE_STEERING = `
exclusive neighborhood, exclusive community, prestigious neighborhood, restricted community, upper class, affluent community, high income
safe neighborhood, safe area, low crime, crime free, good neighborhood, bad neighborhood, bad area
good schools, great schools, top rated schools, excellent schools, best schools
integrated neighborhood, diverse neighborhood, diverse community, changing neighborhood, up and coming neighborhood, inner city, traditional neighborhood
family friendly neighborhood, family neighborhood, perfect for families, ideal for families, great for families, family oriented, suits families, suited to families
empty nesters, empty nest, retirees, retirement, senior community, newlyweds, bachelor pad, man cave, she shed, mother in law suite
close to churches, near church, near churches, near synagogue, near the mosque, walk to temple
starter home, young couple, young family, executive home, executive housing
`;

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
