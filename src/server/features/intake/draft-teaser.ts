import { readMarks } from "#server/adapters/eyes/finding-marks.ts";
import { type LookUpParts, lookUp } from "#server/adapters/eyes/look-up.ts";
import { factsOf, thingsIn } from "#server/adapters/eyes/seen-things.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import type { Teaser } from "#shared/contract/teaser.ts";
import type { DraftView } from "#shared/intake/draft-view.ts";
import { DRAFT_PICTURES } from "#shared/property-pictures.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import type { Access } from "./access.ts";

type Known = { subject: string; property: PropertyData; seen: NewFact[] };
// In the brand voice as it is stored.
export type WriteTeaser = (known: Known, voice: unknown) => Teaser | null;
export type TeaserParts = { eyes: LookUpParts; writeTeaser: WriteTeaser };

type Seen = { view: DraftView; answers: Record<string, unknown>; voice: unknown };

// Written from what this view may see and from nothing else: a sentence about a closed answer would tell it.
export async function draftTeaser(parts: TeaserParts, { draft }: Access, { view, answers, voice }: Seen) {
  const property = { ...answers, ownerAnswers: draft.ownerAnswers };
  const maySeePictures = Object.values(DRAFT_PICTURES).every((key) => view.keys.has(key));
  const seen = maySeePictures ? await seenIn(parts.eyes, draft.id, property) : [];
  return parts.writeTeaser({ subject: `draft:${draft.id}`, property, seen }, voice);
}

async function seenIn(eyes: LookUpParts, draftId: string, property: PropertyData): Promise<NewFact[]> {
  const { pictures, findings } = await lookUp(eyes, property);
  if (pictures.photos.length + pictures.plans.length === 0) return [];
  return factsOf(thingsIn(findings, pictures), await readMarks(eyes.db, { draftId }));
}
