import type { Db } from "#server/db/connect.ts";
import type { CustomerId } from "#server/http/customers.ts";
import { insertDraft } from "./store.ts";

type NewDetailedDraft = { customerId: CustomerId; mode: "deep"; address: string };

export async function startDraft(db: Db, { customerId, mode, address }: NewDetailedDraft): Promise<string> {
  return insertDraft(db, { customerId, mode, formData: { address } });
}
