import { isDeepStrictEqual } from "node:util";
import type { Tx } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import {
  type Asked,
  mergeAnswers,
  openDraft,
  openForChange,
  requirePictures,
  type StoredDraft,
} from "#server/domain/drafts/draft-access.ts";
import { giveToOpenOrders } from "#server/domain/orders.ts";
import { releaseDraftPhotos } from "#server/domain/pictures/photo-claims.ts";
import { type Looked, type LookUpDeps, lookUp } from "#server/domain/pictures/see-property.ts";
import {
  changedMarks,
  changeMarks,
  describeFinding,
  factsOf,
  isCount,
  type Marks,
  marksAfter,
  readMarking,
  readMarks,
  roomsOf,
  type SeenThing,
  sayingFor,
  thingsIn,
} from "#server/domain/pictures/seen-things.ts";
import type { SentTo } from "#shared/contract/endpoint.ts";
import type { changeDraftPictures, DraftPictures, PictureQuestion } from "#shared/contract/intake/pictures.ts";
import { INTAKE_SECTIONS } from "#shared/intake/intake-schema.ts";
import { DRAFT_PICTURES, picturesOf } from "#shared/property-facts.ts";
import { buildLedger } from "#writer/ledger/build-ledger.ts";
import { PropertyInput } from "#writer/ledger/property-input.ts";
import { publishNotice } from "./live/notices.ts";

type Change = SentTo<typeof changeDraftPictures>["body"];

// All of a change holds, or nothing of it.
export async function changePictures(vision: LookUpDeps, asked: Asked, change: Change): Promise<DraftPictures> {
  const seen = await openDraft(vision.db, asked);
  requirePictures(seen);
  const looked = await lookUp(vision, seen.draft.formData);
  refuseUnmarkable(looked, change.findings ?? {});
  const draft = await vision.db.transaction(async (tx) => {
    const access = await openForChange(tx, asked);
    requirePictures(access);
    const form = { draftId: access.draft.id };
    const before = await readMarks(tx, form);
    const findingMarks = marksAfter(before, change.findings ?? {}, looked);
    await changeMarks(tx, form, { changes: changedMarks(before, findingMarks), by: access.customerId });
    await giveToOpenOrders(tx, form.draftId, { findingMarks });
    const { photos, plans } = picturesOfDraft(access.draft);
    const isKept = (url: string) => !change.remove?.includes(url);
    return keepPictures(tx, access.draft, {
      photos: inOrder(photos, change.order ?? []).filter(isKept),
      plans: plans.filter(isKept),
    });
  });
  return describePictures(vision, draft);
}

// The form asks for the rooms itself, so that a plan's count is no answer to it.
const REFUSED = {
  unknown: "findings names something that was not recognised",
  count: "findings cannot confirm a count of rooms",
};

function refuseUnmarkable(looked: Looked, changes: NonNullable<Change["findings"]>): void {
  for (const [id, state] of Object.entries(changes)) {
    const { kind } = readMarking(looked, id, state);
    if (kind !== "mark") throw new AppError("bad_request", REFUSED[kind], { field: "findings" });
  }
}

type Kept = ReturnType<typeof picturesOf>;

function picturesOfDraft({ formData: { uploadedPhotos, floorplans } }: StoredDraft): Kept {
  return picturesOf({ uploadedPhotos, floorplans });
}

// What another manager added meanwhile comes last, and what is gone is not brought back.
function inOrder(photos: string[], order: string[]): string[] {
  const named = [...new Set(order)].filter((url) => photos.includes(url));
  return [...named, ...photos.filter((url) => !named.includes(url))];
}

// A picture that another tab removed already counts as removed.
async function keepPictures(tx: Tx, draft: StoredDraft, after: Kept): Promise<StoredDraft> {
  const before = picturesOfDraft(draft);
  if (isDeepStrictEqual(before, after)) return draft;
  const changes = { [DRAFT_PICTURES.photos]: after.photos, [DRAFT_PICTURES.plans]: after.plans };
  const { version, updatedAt } = await mergeAnswers(tx, draft.id, { changes });
  await giveToOpenOrders(tx, draft.id, changes);
  const kept = new Set([...after.photos, ...after.plans]);
  await releaseDraftPhotos(
    tx,
    draft.id,
    [...before.photos, ...before.plans].filter((url) => !kept.has(url)),
  );
  const keys = Object.keys(changes);
  await publishNotice(tx, { type: "saved", draftId: draft.id, version, keys, clientId: null });
  return { ...draft, version, updatedAt, formData: { ...draft.formData, ...changes } };
}

export async function readPictures(vision: LookUpDeps, asked: Asked): Promise<DraftPictures> {
  const access = await openDraft(vision.db, asked);
  requirePictures(access);
  return describePictures(vision, access.draft);
}

async function describePictures(vision: LookUpDeps, { id, formData }: StoredDraft): Promise<DraftPictures> {
  const looked = await lookUp(vision, formData);
  const marks = await readMarks(vision.db, { draftId: id });
  const things = thingsIn(looked.findings, looked.pictures, marks);
  // The form counts the rooms, and a plan that counts otherwise asks.
  const markable = things.filter((thing) => !isCount(thing));
  return {
    ...picturesOf(formData),
    rooms: roomsOf(looked, marks),
    findings: markable.map((thing) => describeFinding(thing, marks[thing.id] ?? "seen")),
    saying: sayingFor(looked, marks),
    questions: questionsOf(formData, things, marks),
    analysis: looked.analysis,
  };
}

// Where the pictures and the answers cannot both be right.
function questionsOf(formData: StoredDraft["formData"], things: SeenThing[], marks: Marks): PictureQuestion[] {
  const property = PropertyInput.safeParse(formData);
  if (!property.success) return [];
  const { facts, contradictions } = buildLedger(property.data, factsOf(things, marks));
  return contradictions.flatMap(({ question, facts: ids }) => {
    const disputed = facts.filter(({ id }) => ids.includes(id));
    const shown = things.find(({ fact }) =>
      disputed.some(({ key, value, source }) => key === fact.key && value === fact.value && source === fact.source),
    );
    return shown ? [{ question, finding: shown.id, section: sectionAsking(shown.fact.key) }] : [];
  });
}

function sectionAsking(fieldId: string): string | null {
  return INTAKE_SECTIONS.find(({ fields }) => fields.some(({ id }) => id === fieldId))?.id ?? null;
}
