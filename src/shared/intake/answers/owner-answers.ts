import type { Answers } from "../intake-field.ts";

// Which answers of a form are the owner's: the whole answer, or of a list the options that the owner chose.
export type OwnerAnswers = Readonly<Record<string, true | readonly string[]>>;

type Save = {
  stored: Answers;
  // Null clears a field.
  changes: Answers;
  isOwners: boolean;
};

// The role that answered last is cited; in a list, the role that added the option.
export function ownerAnswersAfter(known: OwnerAnswers, { stored, changes, isOwners }: Save): OwnerAnswers {
  const after: Record<string, true | readonly string[]> = { ...known };
  for (const [field, answer] of Object.entries(changes)) {
    delete after[field];
    if (isOptions(answer)) {
      const before = isOptions(stored[field]) ? stored[field] : [];
      const owners = known[field] ?? [];
      const isTheirs = (option: string) => (before.includes(option) ? isCited(owners, option) : isOwners);
      const chosen = answer.filter(isTheirs);
      if (chosen.length > 0) after[field] = chosen;
    } else if (answer !== null && isOwners) after[field] = true;
  }
  return after;
}

function isCited(cited: true | readonly string[], option: string): boolean {
  return cited === true || cited.includes(option);
}

function isOptions(answer: unknown): answer is string[] {
  return Array.isArray(answer) && answer.length > 0 && answer.every((option) => typeof option === "string");
}
