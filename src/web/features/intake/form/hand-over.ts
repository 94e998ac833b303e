import type { Answers, IntakeSection } from "#shared/intake/intake-field.ts";
import { usedAnswers } from "#shared/intake/visibility.ts";
import type { DraftView } from "../api.ts";

type HandOver = { sections: readonly IntakeSection[]; answers: Answers; pictures: Answers; view: DraftView };

// Where the checkout looks for what it sells. Hidden answers stay in the draft and out of the description.
export function handOver({ sections, answers, pictures, view }: HandOver): void {
  const used = Object.entries({ ...usedAnswers(sections, answers), ...pictures }).filter(
    ([, answer]) => !isEmpty(answer),
  );
  const propertyData = { ...Object.fromEntries(used), formType: "detailed", draftId: view.id, role: view.role };
  sessionStorage.setItem("propertyData", JSON.stringify(propertyData));
}

function isEmpty(answer: unknown): boolean {
  return answer === undefined || answer === null || answer === "" || (Array.isArray(answer) && answer.length === 0);
}
