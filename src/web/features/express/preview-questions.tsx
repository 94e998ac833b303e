import type { ExpressQuestion } from "#shared/contract/intake/express.ts";
import { Button } from "#web/ui/button.tsx";
import "#web/ui/picture-cards.css";
import type { ChangePreview } from "./use-preview-changes.ts";

type PreviewQuestionsProps = {
  questions: ExpressQuestion[];
  change: ChangePreview;
  onCorrect: () => void;
};

// Nobody has to answer: what is in doubt is left out of the description.
export function PreviewQuestions({ questions, change, onCorrect }: PreviewQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions-heading" className="sheet px-5 py-5 sm:px-7 sm:py-6">
      <h2 id="questions-heading" className="preview-heading">
        {questions.length === 1 ? "One question" : `${questions.length} questions`}
      </h2>
      <ul className="question-list">
        {questions.map(({ id, question, choices }) => (
          <li key={id}>
            <fieldset>
              <legend>{question}</legend>
              <div className="question-choices">
                {choices.map((choice) => (
                  <Button key={choice.id} size="small" onClick={() => void change({ answers: { [id]: choice.id } })}>
                    {choice.label}
                  </Button>
                ))}
                <Button size="small" tone="quiet" onClick={onCorrect}>
                  Correct the details
                </Button>
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      <p className="note mt-4">You can pay without answering.</p>
    </section>
  );
}
