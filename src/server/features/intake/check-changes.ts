import { AppError } from "#server/http/app-error.ts";
import type { DraftView } from "#shared/intake/draft-view.ts";
import { type AnswerProblem, findAnswerProblem, findUnknownField } from "#shared/intake/find-answer-problem.ts";
import { intakeMessages } from "#shared/messages/intake.ts";

type Changes = Readonly<Record<string, unknown>>;

// All of a save or nothing of it. Rights come before values: a closed field tells nothing of itself.
export function checkChanges({ keys }: DraftView, changes: Changes): void {
  refuse(findUnknownField(changes));
  const closed = Object.keys(changes).find((key) => !keys.has(key));
  if (closed !== undefined) throw new AppError("forbidden", intakeMessages.fieldForbidden, { field: closed });
  refuse(findAnswerProblem(changes));
}

function refuse(problem: AnswerProblem | null): void {
  if (problem) throw new AppError("bad_request", problem.message, { field: problem.field });
}
