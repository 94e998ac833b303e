import type { VersionWish } from "#shared/contract/listings.ts";
import type { BrandVoice, Sentence } from "#writer/description.ts";
import { titlesFor } from "#writer/extras/titles.ts";
import type { Fact } from "#writer/ledger/fact.ts";
import { isTitleField } from "#writer/rules/platform-fields.ts";
import type { TextWithVersions } from "../store.ts";

// What a text may be called. What its version was asked to leave out is in no title either.
export function offeredTitles(text: TextWithVersions, brand: BrandVoice | undefined): Sentence[] {
  const { facts, contradictions, sections } = text.description;
  const unwanted = new Set(wishOf(text)?.leaveOut);
  const keys = new Set(facts.filter(({ id }) => unwanted.has(id)).map(({ key }) => key));
  // The form and the amenity list may both have said it.
  const isUnwanted = ({ id, key }: Fact) => unwanted.has(id) || (key.startsWith("amenity.") && keys.has(key));
  const leaveOut = facts.filter(isUnwanted).map(({ id }) => id);
  return titlesFor({ facts, contradictions }, { platform: text.platform, brand, sections, leaveOut });
}

export function wishOf({ version, versions }: TextWithVersions): VersionWish | null {
  return versions.find(({ number }) => number === version)?.wish ?? null;
}

export function titleOf({ description }: Pick<TextWithVersions, "description">) {
  return description.sections.find(({ heading }) => isTitleField(heading)) ?? null;
}
