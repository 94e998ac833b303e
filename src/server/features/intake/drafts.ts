import { isDeepStrictEqual } from "node:util";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import type { CustomerId } from "#server/domain/customers.ts";
import {
  type Access,
  type Asked,
  findPerson,
  insertDraft,
  maySeePictures,
  mergeAnswers,
  openDraftAndVoice,
  openForChange,
  ownerAnswersAfter,
  removeDraft,
  requireManager,
} from "#server/domain/drafts/draft-access.ts";
import { draftSubject } from "#server/domain/orders.ts";
import { type LookUpDeps, lookUp } from "#server/domain/pictures/see-property.ts";
import { factsOf, readMarks, thingsIn } from "#server/domain/pictures/seen-things.ts";
import type { Draft } from "#shared/contract/intake/intake.ts";
import type { Teaser } from "#shared/contract/listings/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import {
  type AnswerProblem,
  answersInView,
  type DraftView,
  draftView,
  findAnswerProblem,
  findUnknownField,
} from "#shared/intake/intake-schema.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { addressOf } from "#shared/property-facts.ts";
import type { NewFact } from "#writer/ledger/ledger-builder.ts";
import { publishNotice } from "./live/notices.ts";
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
export type WriteTeaser = (known: Known, voice: unknown) => Promise<Teaser | null>;

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

type Changes = Record<string, unknown>;
type Save = Asked & { changes: Changes; clientId: string | null };
type Saved = { updatedAt: Date; version: number; changes: Changes };

// Field by field: what others save at the same time in other fields stays.
export async function saveDraft(db: Db, { changes, clientId, ...asked }: Save): Promise<Saved> {
  return db.transaction(async (tx) => {
    const { draft, role, roles } = await openForChange(tx, asked);
    checkChanges(draftView({ role, ownerSections: draft.ownerSections }), changes);
    const news = changesTo(draft.formData, changes);
    const keys = Object.keys(news);
    // A save that is sent again, after its answer was lost, is no second change.
    if (keys.length === 0) return { ...draft, changes };
    // A manager who looks at the form as an owner does is still the manager.
    const isOwners = !roles.includes("manager");
    const ownerAnswers = ownerAnswersAfter(draft.ownerAnswers, { stored: draft.formData, changes: news, isOwners });
    const saved = await mergeAnswers(tx, draft.id, { changes: news, ownerAnswers });
    await publishNotice(tx, { type: "saved", draftId: draft.id, version: saved.version, keys, clientId });
    return { ...saved, changes };
  });
}

function changesTo(stored: Readonly<Changes>, changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).filter(([key, answer]) => !isDeepStrictEqual(stored[key] ?? null, answer)),
  );
}

// All of a save or nothing of it. Rights are checked before values, so that a hidden field reveals nothing.
function checkChanges({ keys }: DraftView, changes: Changes): void {
  refuse(findUnknownField(changes));
  const closed = Object.keys(changes).find((key) => !keys.has(key));
  if (closed !== undefined) throw new AppError("forbidden", intakeMessages.fieldForbidden, { field: closed });
  refuse(findAnswerProblem(changes));
}

function refuse(problem: AnswerProblem | null): void {
  if (problem) throw new AppError("bad_request", problem.message, { field: problem.field });
}

type NewDetailedDraft = { customerId: CustomerId; mode: "deep"; address: string };

export async function startDraft(db: Db, { customerId, mode, address }: NewDetailedDraft): Promise<string> {
  return insertDraft(db, { customerId, mode, formData: { address } });
}

export async function deleteDraft(db: Db, asked: Asked): Promise<void> {
  await db.transaction(async (tx) => {
    const access = await openForChange(tx, asked);
    requireManager(access, intakeMessages.deleteForbidden);
    await removeDraft(tx, access.draft);
    await publishNotice(tx, { type: "deleted", draftId: access.draft.id });
  });
}
