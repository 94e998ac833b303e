import type { ReactNode } from "react";
import type { FindingState } from "#shared/contract/findings.ts";
import type { PictureQuestion } from "#shared/contract/intake-pictures.ts";
import { Button } from "#web/ui/button.tsx";

type PictureQuestionsProps = {
  questions: PictureQuestion[];
  onMark: (id: string, state: FindingState) => void;
  renderCorrect: (section: string | null) => ReactNode;
};

// Nobody has to answer: the form's own words count.
export function PictureQuestions({ questions, onMark, renderCorrect }: PictureQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <ul className="question-list picture-questions" aria-label="Questions">
      {questions.map(({ question, finding, section }) => (
        <li key={finding}>
          <fieldset>
            <legend>{question}</legend>
            <div className="question-choices">
              <Button size="small" onClick={() => onMark(finding, "struck")}>
                The form is right
              </Button>
              {renderCorrect(section)}
            </div>
          </fieldset>
        </li>
      ))}
    </ul>
  );
}
