import { hasLink } from "#shared/policy/find-links.ts";
import { type HostRule, judgeWords } from "#shared/policy/judge-words.ts";
import type { Platform } from "#writer/description.ts";
import { keepReadings } from "#writer/keep-readings.ts";
import type { Reason } from "../left-out.ts";
import { quotedSpans } from "../proof/quoted-spans.ts";
import type { SectionReading } from "../proof/section-reading.ts";
import { readText } from "../reading/read-text.ts";
import type { KnownStreets } from "./check-address.ts";
import { checkPolicy } from "./check-policy.ts";
import { reasonFor, reasonForFinding } from "./policy-reasons.ts";

export type Place = {
  platform: Platform;
  streets: KnownStreets;
  // The names of places, which may be those of a street or a site as well.
  names: string[];
  // Whether guests share rooms with the host.
  isShared: boolean;
};

const BOOKED_ELSEWHERE: ReadonlySet<Platform> = new Set(["airbnb", "vrbo", "mls", "booking"]);
// Vrbo has a house rule for it and a host's own page is the host's; homes for sale or long let are for families too, and
// no page that could be read says that Booking.com takes it in a text.
const FOR_FAMILIES: ReadonlySet<Platform> = new Set(["airbnb", "mls", "social", "marketing", "booking"]);

// A street belongs to an address, and how to reach the host to a signature.
export type Use = "words" | "address" | "signature";

const ruleFor = keepReadings(judgeWords, { most: 2000 });

// Why a platform, or the law, keeps a host's words out; null when nothing does.
export function judgeHostWords(text: string, place: Place, use: Use = "words"): Reason | null {
  const rule = ruleFor(text);
  if (use === "address") return judgeAddress(text, rule, place.platform);
  if (use === "signature" && (rule === "contact" || rule === "direct-booking")) return null;
  if (rule && isRefusedOn(rule, place)) return reasonFor(rule, place.platform);
  const finding = checkPolicy(readingOf(text, place.names), place.platform, place.streets).find(
    ({ severity }) => severity === "block",
  );
  return finding ? reasonForFinding(finding) : null;
}

function judgeAddress(text: string, rule: HostRule | null, platform: Platform): Reason | null {
  if (hasLink(text)) return reasonFor("contact", platform);
  return rule === "fair-housing" || rule === "off-platform" ? reasonFor(rule, platform) : null;
}

function isRefusedOn(rule: HostRule, { platform, isShared }: Place): boolean {
  if (rule === "families") return FOR_FAMILIES.has(platform);
  if (rule === "direct-booking") return BOOKED_ELSEWHERE.has(platform);
  // Airbnb and US law let a host who shares rooms choose guests of one sex.
  if (rule === "one-sex") return !isShared;
  return true;
}

function readingOf(text: string, names: string[]): SectionReading {
  const spans = quotedSpans(text, { names, namesInNotes: [], quotes: [] });
  const nothing = { mentions: [], mentionAt: [], bySentence: [], neutralAt: [], isModels: false };
  return { heading: "", read: readText(text), ...nothing, ...spans };
}
