import type { z } from "zod";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/http/app-error.ts";
import type { CustomerId } from "#server/http/customers.ts";
import { isUuid } from "#server/is-uuid.ts";
import type { DraftListEntry, listDrafts as endpoint } from "#shared/contract/intake.ts";
import { nameCompleter } from "./completion.ts";
import { findListed } from "./list-store.ts";

type Asked = z.output<typeof endpoint.query>;

export async function listDrafts(db: Db, customerId: CustomerId | null, asked: Asked): Promise<DraftListEntry[]> {
  if (!customerId) return [];
  if (asked.cursor !== undefined && !isUuid(asked.cursor)) {
    throw new AppError("bad_request", "cursor is not valid", { field: "cursor" });
  }
  const rows = await findListed(db, customerId, asked);
  return rows.map(({ draft, address, isManager, isCreator, completerName }) => ({
    id: draft.id,
    mode: draft.mode,
    form_data: address,
    updated_at: draft.updatedAt.toISOString(),
    role: isManager ? "manager" : "owner",
    isCreator,
    completedAt: draft.completedAt?.toISOString() ?? null,
    completedBy: draft.completedAt ? nameCompleter(draft, completerName) : null,
  }));
}
