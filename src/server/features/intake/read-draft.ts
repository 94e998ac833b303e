import {
  type Access,
  type Asked,
  findPerson,
  maySeePictures,
  openDraftAndVoice,
} from "#server/domain/drafts/draft-access.ts";
import { draftSubject } from "#server/domain/orders.ts";
import { type LookUpDeps, lookUp } from "#server/domain/pictures/see-property.ts";
import { factsOf, readMarks, thingsIn } from "#server/domain/pictures/seen-things.ts";
import type { Draft } from "#shared/contract/intake/intake.ts";
import type { Teaser } from "#shared/contract/listings/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { answersInView, draftView } from "#shared/intake/draft-view.ts";
import { addressOf } from "#shared/property-facts.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { completerOf } from "./mark-complete.ts";

export async function readDraft(deps: TeaserDeps, asked: Asked): Promise<Draft> {
  const { db } = deps.vision;
  const { access, voice } = await openDraftAndVoice(db, asked);
  const { draft, role, roles } = access;
  const view = draftView({ role, ownerSections: draft.ownerSections });
  const answers = answersInView(view, draft.formData);
  return {
    id: draft.id,
    mode: draft.mode,
    form_data: answers,
    updated_at: draft.updatedAt.toISOString(),
    version: draft.version,
    role,
    roles,
    hasAddress: addressOf(draft.formData) !== null,
    completedAt: draft.completedAt?.toISOString() ?? null,
    completedBy: await completerOf(db, draft),
    askedBy: role === "owner" ? ((await findPerson(db, draft.customerId))?.name ?? null) : null,
    teaser: await draftTeaser(deps, access, { answers, voice }),
  };
}

type Known = { subject: string; property: PropertyData; seen: NewFact[] };

// In the brand voice as it is stored.
export type WriteTeaser = (known: Known, voice: unknown) => Teaser | null;

type TeaserDeps = { vision: LookUpDeps; writeTeaser: WriteTeaser };

type Seen = { answers: Record<string, unknown>; voice: unknown };

// Written only from what this view may see: a sentence about a hidden answer would reveal it.
async function draftTeaser(deps: TeaserDeps, access: Access, { answers, voice }: Seen) {
  const { draft } = access;
  const property = { ...answers, ownerAnswers: draft.ownerAnswers };
  const seen = maySeePictures(access) ? await seenIn(deps.vision, draft.id, property) : [];
  return deps.writeTeaser({ subject: draftSubject(draft.id), property, seen }, voice);
}

async function seenIn(vision: LookUpDeps, draftId: string, property: PropertyData): Promise<NewFact[]> {
  const { pictures, findings } = await lookUp(vision, property);
  if (pictures.photos.length + pictures.plans.length === 0) return [];
  return factsOf(thingsIn(findings, pictures), await readMarks(vision.db, { draftId }));
}
