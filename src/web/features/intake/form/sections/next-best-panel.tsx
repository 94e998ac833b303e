import { useMemo } from "react";
import { STRENGTH_WORDS } from "#shared/intake/answers/next-best.ts";
import { CompleteButton, type Completing } from "../complete-button.tsx";
import { useForm, useOverview } from "../form-session.ts";
import type { Go } from "../use-section-navigation.ts";

type NextBestPanelProps = {
  onGo: Go;
  // Left out in the last section, whose own button completes the form.
  completing: Completing | null;
};

export function NextBestPanel({ onGo, completing }: NextBestPanelProps) {
  const isComplete = useOverview(({ progress }) => progress === 100);
  return (
    <section className="sheet next-best" aria-labelledby="next-best-heading">
      <StrengthMeter />
      <h2 id="next-best-heading" className="next-best-heading">
        Next best answers
      </h2>
      <Questions onGo={onGo} />
      {completing && isComplete && (
        <div className="mt-5 border-t border-line pt-5">
          <CompleteButton completing={completing} tone="secondary" />
        </div>
      )}
    </section>
  );
}

function Questions({ onGo }: { onGo: Go }) {
  const { book } = useForm();
  const ids = useOverview(({ nextBest }) => nextBest.map(({ field }) => field.id).join(" "));
  // The list itself is read only when it has changed.
  const questions = useMemo(() => (ids === "" ? [] : book.overview().nextBest), [book, ids]);
  if (questions.length === 0) {
    return <p className="text-ink-2">Nothing important is missing. The rest is up to you.</p>;
  }
  return (
    <>
      <ol className="grid gap-1">
        {questions.map(({ section, field, question }) => (
          <li key={field.id}>
            <button
              type="button"
              className="question-link"
              onClick={() => onGo({ sectionId: section.id, fieldId: field.id })}
            >
              {question}
            </button>
          </li>
        ))}
      </ol>
      <p className="note mt-4">Each lifts the description most, because photos cannot tell it.</p>
    </>
  );
}

// Five steps and a word: how much the description could say by now.
function StrengthMeter() {
  const percent = useOverview(({ strength }) => strength.percent);
  const word = useOverview(({ strength }) => strength.word);
  const reached = STRENGTH_WORDS.findIndex((known) => known === word);
  return (
    <div className="mb-5">
      <p className="note">Your description so far</p>
      <p className="strength-word">{word}</p>
      <meter className="sr-only" aria-label="Strength of the description" min={0} max={100} value={percent}>
        {`${word}, ${percent}%`}
      </meter>
      <div aria-hidden="true" className="strength">
        {STRENGTH_WORDS.map((known, at) => (
          <span key={known} data-reached={at <= reached} />
        ))}
      </div>
    </div>
  );
}
