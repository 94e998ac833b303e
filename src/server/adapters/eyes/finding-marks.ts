import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/connect.ts";
import { findingMarks } from "#server/db/schema/finding-marks.ts";
import type { FindingState } from "#shared/contract/findings.ts";
import type { Marks } from "./seen-things.ts";

// Whose pictures they are.
export type MarkedForm = { draftId: string } | { expressJobId: string };
type Changes = Readonly<Record<string, FindingState>>;

export async function readMarks(db: Db | Tx, form: MarkedForm): Promise<Marks> {
  const rows = await db.select().from(findingMarks).where(isOf(form));
  return Object.fromEntries(rows.map(({ picture, finding, state }) => [`${picture}/${finding}`, state]));
}

// Who said the same before stays the one who said it.
export async function changeMarks(tx: Tx, form: MarkedForm, { changes, by }: { changes: Changes; by: string }) {
  for (const [id, state] of Object.entries(changes)) {
    const at = id.indexOf("/");
    const place = { picture: id.slice(0, at), finding: id.slice(at + 1) };
    if (state === "seen") {
      const { picture, finding } = findingMarks;
      await tx.delete(findingMarks).where(and(isOf(form), eq(picture, place.picture), eq(finding, place.finding)));
    } else {
      const formColumn = "draftId" in form ? findingMarks.draftId : findingMarks.expressJobId;
      await tx
        .insert(findingMarks)
        .values({ ...form, ...place, state, markedBy: by })
        .onConflictDoUpdate({
          target: [formColumn, findingMarks.picture, findingMarks.finding],
          set: { state, markedBy: by, markedAt: sql`now()` },
          setWhere: sql`${findingMarks.state} <> excluded.state`,
        });
    }
  }
}

function isOf(form: MarkedForm) {
  return "draftId" in form ? eq(findingMarks.draftId, form.draftId) : eq(findingMarks.expressJobId, form.expressJobId);
}
