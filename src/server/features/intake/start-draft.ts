import type { Db } from "#server/db/connect.ts";
import type { VisitorId } from "#server/http/visitors.ts";
import { insertDraft } from "./store.ts";

type NewDetailedDraft = { visitorId: VisitorId; mode: "deep"; address: string };

export async function startDraft(db: Db, { visitorId, mode, address }: NewDetailedDraft): Promise<string> {
  return insertDraft(db, { visitorId, mode, formData: { address } });
}
