import { isDeepStrictEqual } from "node:util";
import type { Db } from "#server/db/connect.ts";
import { AppError } from "#server/domain/app-error.ts";
import { type Asked, mergeAnswers, openForChange } from "#server/domain/drafts/draft-access.ts";
import { type AnswerProblem, findAnswerProblem, findUnknownField } from "#shared/intake/answers/find-answer-problem.ts";
import { ownerAnswersAfter } from "#shared/intake/answers/owner-answers.ts";
import { type DraftView, draftView } from "#shared/intake/draft-view.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { publishNotice } from "./live/notices.ts";

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
