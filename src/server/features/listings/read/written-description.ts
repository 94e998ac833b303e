import type { TextVersion, WrittenDescription } from "#shared/contract/listings/listings.ts";
import type { Description } from "#writer/description.ts";
import { openingOf, textOf } from "#writer/opening.ts";
import { fieldsOf } from "#writer/rules/platform-fields.ts";
import type { Listing, ListingText, TextVersionRow, TextWithVersions } from "../store.ts";
import { evidenceOf, isChoice } from "./evidence.ts";
import { untoldFacts } from "./untold-facts.ts";

// Each text with what stands behind its sentences, and with what its next version may be.
export function writtenDescriptions(listing: Listing, texts: TextWithVersions[]): WrittenDescription[] {
  return texts.map((text) => ({
    ...writtenDescription(text, listing),
    versions: versionsOf(listing, text.versions),
  }));
}

function writtenDescription(text: TextWithVersions, { propertyData, factChanges }: Listing) {
  const { id, platform, content, listingId, version, versions, description } = text;
  const { sections, facts, contradictions, leftOut = [] } = description;
  const fields = new Map(fieldsOf(platform).map((field) => [field.heading, field]));
  const cited = new Set(sections.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.facts)));
  const wish = versions.find(({ number }) => number === version)?.wish;
  const known = new Set([...sections.map(({ heading }) => heading), ...(wish?.leaveOutSections ?? [])]);
  return {
    id,
    platformType: platform,
    content,
    listingId,
    sections: sections.map((section) => {
      const field = fields.get(section.heading);
      return { ...section, maxChars: field?.maxChars ?? null, where: field?.where?.path ?? null };
    }),
    evidence: evidenceOf(
      facts.filter((fact) => cited.has(fact.id)),
      propertyData,
      factChanges,
    ),
    choices: evidenceOf(facts.filter(isChoice), propertyData),
    optionalSections: optionalHeadings(platform).filter((heading) => known.has(heading)),
    questions: contradictions.map(({ question }) => question),
    leftOut,
    untold: untoldFacts(description),
    version,
    otherBeginning: otherBeginningOf(description),
  };
}

function otherBeginningOf({ otherBeginning }: Description): WrittenDescription["otherBeginning"] {
  if (!otherBeginning) return null;
  const { title, opening } = openingOf(otherBeginning.sections);
  return { kind: otherBeginning.kind, title: textOf(title), opening: textOf(opening) };
}

export function optionalHeadings(platform: ListingText["platform"]): string[] {
  return fieldsOf(platform)
    .filter(({ isRequired }) => !isRequired)
    .map(({ heading }) => heading);
}

// A text that was never revised has one version, and no row for it.
function versionsOf({ createdAt }: Listing, rows: TextVersionRow[]): TextVersion[] {
  if (rows.length === 0) return [{ number: 1, createdAt: createdAt.toISOString(), wish: null }];
  return rows.map((row) => ({ number: row.number, createdAt: new Date(row.createdAt).toISOString(), wish: row.wish }));
}
