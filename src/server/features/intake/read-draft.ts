import { z } from "zod";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import type { CustomerId } from "#server/http/customers.ts";
import type { Draft } from "#shared/contract/intake.ts";
import { findDraftOf } from "./store.ts";

const DraftId = z.uuid();

// Somebody else's draft and one that never was answer alike.
export async function readDraft(db: Db, customerId: CustomerId | null, id: string): Promise<Draft> {
  const isPossible = customerId !== null && DraftId.safeParse(id).success;
  const draft = isPossible ? await findDraftOf(db, customerId, id) : null;
  if (!draft) throw new AppError("not_found");
  return {
    id: draft.id,
    mode: draft.mode,
    form_data: draft.formData,
    updated_at: draft.updatedAt.toISOString(),
  };
}
