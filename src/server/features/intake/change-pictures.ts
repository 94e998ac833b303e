import { changeMarks, readMarks } from "#server/adapters/eyes/finding-marks.ts";
import { type LookUpParts, lookUp } from "#server/adapters/eyes/look-up.ts";
import { isCount, type SeenThing, thingsIn } from "#server/adapters/eyes/seen-things.ts";
import type { Tx } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import type { SentTo } from "#shared/contract/endpoint.ts";
import type { changeDraftPictures, DraftPictures } from "#shared/contract/intake-pictures.ts";
import { DRAFT_PICTURES, picturesOf } from "#shared/property-pictures.ts";
import { type Asked, openDraft, openForChange } from "./access.ts";
import { announce } from "./notices.ts";
import { describePictures, requirePictures } from "./read-pictures.ts";
import { keepInOpenOrders, mergeAnswers, releasePictures, type StoredDraft } from "./store.ts";

type Change = SentTo<typeof changeDraftPictures>["body"];

// All of a change holds, or nothing of it.
export async function changePictures(eyes: LookUpParts, asked: Asked, change: Change): Promise<DraftPictures> {
  const seen = await openDraft(eyes.db, asked);
  requirePictures(seen);
  const looked = await lookUp(eyes, seen.draft.formData);
  refuseUnknown(thingsIn(looked.findings, looked.pictures), change.findings ?? {});
  const draft = await eyes.db.transaction(async (tx) => {
    const access = await openForChange(tx, asked);
    requirePictures(access);
    const form = { draftId: access.draft.id };
    await changeMarks(tx, form, { changes: change.findings ?? {}, by: access.customerId });
    await keepInOpenOrders(tx, form.draftId, { findingMarks: await readMarks(tx, form) });
    return change.remove ? takeOut(tx, access.draft, change.remove) : access.draft;
  });
  return describePictures(eyes, draft);
}

function refuseUnknown(things: SeenThing[], findings: NonNullable<Change["findings"]>): void {
  for (const [id, state] of Object.entries(findings)) {
    const thing = things.find((one) => one.id === id);
    if (!thing)
      throw new AppError("bad_request", "findings names something that was not recognised", { field: "findings" });
    // The form's own number is the one to correct.
    if (isCount(thing) && state === "confirmed") {
      throw new AppError("bad_request", "findings cannot confirm a count of rooms", { field: "findings" });
    }
  }
}

// Taken out already, by another tab, is taken out.
async function takeOut(tx: Tx, draft: StoredDraft, urls: string[]): Promise<StoredDraft> {
  const { uploadedPhotos, floorplans } = draft.formData;
  const before = picturesOf({ uploadedPhotos, floorplans });
  const without = (kept: string[]) => kept.filter((url) => !urls.includes(url));
  const changes = {
    [DRAFT_PICTURES.photos]: without(before.photos),
    [DRAFT_PICTURES.plans]: without(before.plans),
  };
  const gone = [...before.photos, ...before.plans].filter((url) => urls.includes(url));
  if (gone.length === 0) return draft;
  const { version, updatedAt } = await mergeAnswers(tx, draft.id, changes);
  await keepInOpenOrders(tx, draft.id, changes);
  await releasePictures(tx, draft.id, gone);
  const keys = Object.keys(changes);
  await announce(tx, { type: "saved", draftId: draft.id, version, keys, clientId: null });
  return { ...draft, version, updatedAt, formData: { ...draft.formData, ...changes } };
}
