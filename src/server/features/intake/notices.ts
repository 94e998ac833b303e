import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "#server/db/connect.ts";
import { INTAKE_ROLES } from "#shared/intake/intake-field.ts";

export const NOTICES_CHANNEL = "draft_notices";

// What servers tell each other of a draft. Values are not in it: it has to fit into 8000 bytes, and whoever hears it
// looks up what each of its viewers may see.
const Notice = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("saved"),
    draftId: z.string(),
    version: z.number(),
    keys: z.array(z.string()),
    clientId: z.string().nullable(),
  }),
  z.object({
    type: z.literal("presence"),
    draftId: z.string(),
    clientId: z.string(),
    role: z.enum(INTAKE_ROLES),
    fieldId: z.string().nullable(),
  }),
  z.object({ type: z.literal("permissions"), draftId: z.string() }),
  z.object({ type: z.literal("completed"), draftId: z.string() }),
  z.object({ type: z.literal("revoked"), draftId: z.string() }),
  z.object({ type: z.literal("deleted"), draftId: z.string() }),
]);
export type Notice = z.infer<typeof Notice>;

// Null for what this server does not know: a newer one may already say more.
export function readNotice(payload: string): Notice | null {
  try {
    return Notice.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

// Inside a transaction it is heard once the transaction commits, and in the order of the commits.
export async function announce(db: Db | Tx, notice: Notice): Promise<void> {
  await db.execute(sql`select pg_notify(${NOTICES_CHANNEL}, ${JSON.stringify(notice)})`);
}
