import { isDeepStrictEqual } from "node:util";
import { changeMarks, readMarks } from "#server/adapters/eyes/finding-marks.ts";
import { type Looked, type LookUpParts, lookUp } from "#server/adapters/eyes/look-up.ts";
import { changedMarks, isSayable, marksAfter } from "#server/adapters/eyes/say-of-photos.ts";
import { isCount, thingsIn } from "#server/adapters/eyes/seen-things.ts";
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
  refuseUnknown(looked, change.findings ?? {});
  const draft = await eyes.db.transaction(async (tx) => {
    const access = await openForChange(tx, asked);
    requirePictures(access);
    const form = { draftId: access.draft.id };
    const before = await readMarks(tx, form);
    const findingMarks = marksAfter(before, change.findings ?? {}, looked);
    await changeMarks(tx, form, { changes: changedMarks(before, findingMarks), by: access.customerId });
    await keepInOpenOrders(tx, form.draftId, { findingMarks });
    const { photos, plans } = picturesOfDraft(access.draft);
    const isKept = (url: string) => !change.remove?.includes(url);
    return keepPictures(tx, access.draft, {
      photos: inOrder(photos, change.order ?? []).filter(isKept),
      plans: plans.filter(isKept),
    });
  });
  return describePictures(eyes, draft);
}

function refuseUnknown({ findings, pictures }: Looked, changes: NonNullable<Change["findings"]>): void {
  const things = thingsIn(findings, pictures);
  for (const [id, state] of Object.entries(changes)) {
    const thing = things.find((one) => one.id === id);
    if (!thing && !isSayable(id, pictures))
      throw new AppError("bad_request", "findings names something that was not recognised", { field: "findings" });
    // The form's own number is the one to correct.
    if (thing && isCount(thing) && state === "confirmed") {
      throw new AppError("bad_request", "findings cannot confirm a count of rooms", { field: "findings" });
    }
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

// Taken out already, by another tab, is taken out.
async function keepPictures(tx: Tx, draft: StoredDraft, after: Kept): Promise<StoredDraft> {
  const before = picturesOfDraft(draft);
  if (isDeepStrictEqual(before, after)) return draft;
  const changes = { [DRAFT_PICTURES.photos]: after.photos, [DRAFT_PICTURES.plans]: after.plans };
  const { version, updatedAt } = await mergeAnswers(tx, draft.id, { changes });
  await keepInOpenOrders(tx, draft.id, changes);
  const kept = new Set([...after.photos, ...after.plans]);
  await releasePictures(
    tx,
    draft.id,
    [...before.photos, ...before.plans].filter((url) => !kept.has(url)),
  );
  const keys = Object.keys(changes);
  await announce(tx, { type: "saved", draftId: draft.id, version, keys, clientId: null });
  return { ...draft, version, updatedAt, formData: { ...draft.formData, ...changes } };
}
