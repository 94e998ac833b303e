import type { Platform } from "#writer/description.ts";
import type { Finding } from "../finding.ts";
import { isDenied } from "../proof/find-mentions.ts";
import { isWithin } from "../proof/quoted-spans.ts";
import { findingAt, type SectionReading } from "../proof/section-reading.ts";
import { checkAddress, type KnownStreets } from "./check-address.ts";
import { checkContact } from "./check-contact.ts";
import { POLICY_PHRASES } from "./policy-phrases.ts";

export function checkPolicy(reading: SectionReading, platform: Platform, streets: KnownStreets): Finding[] {
  return [...checkContact(reading, platform), ...checkAddress(reading, streets), ...checkPhrases(reading, platform)];
}

function checkPhrases(reading: SectionReading, platform: Platform): Finding[] {
  const { tokens } = reading.read;
  const findings: Finding[] = [];
  for (const { entry, first, last } of POLICY_PHRASES.matches(tokens)) {
    const ban = entry.bans[platform];
    if (!ban) continue;
    if (entry.unlessBefore?.has(tokens[last + 1]?.word ?? "")) continue;
    if (entry.unlessAfter?.has(tokens[first - 1]?.word ?? "")) continue;
    if (entry.isFineWhenDenied && isDenied(tokens, first, last)) continue;
    if (isWithin(reading.names, tokens[first]?.start ?? 0, tokens[last]?.end ?? 0)) continue;
    findings.push(findingAt(reading, [first, last], { rule: entry.rule, ...ban }));
  }
  return findings;
}
