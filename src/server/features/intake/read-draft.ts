import type { Draft } from "#shared/contract/intake.ts";
import { addressOf } from "#shared/intake/address-of.ts";
import { answersInView, draftView } from "#shared/intake/draft-view.ts";
import { type Asked, openDraftAndVoice } from "./access.ts";
import { completerOf } from "./completion.ts";
import { draftTeaser, type TeaserParts } from "./draft-teaser.ts";
import { findPerson } from "./store.ts";

export async function readDraft(parts: TeaserParts, asked: Asked): Promise<Draft> {
  const { db } = parts.eyes;
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
    teaser: await draftTeaser(parts, access, { view, answers, voice }),
  };
}
