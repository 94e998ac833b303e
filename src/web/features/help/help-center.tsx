import ChevronDown from "lucide-react/icons/chevron-down";

import { useEffect } from "react";
import { type HelpQuestion, helpGroups } from "./help-questions.ts";

export function HelpCenter() {
  useQuestionInAddress();

  return (
    <div className="reading-columns">
      <nav aria-label="Topics" className="help-topics reading-contents">
        <ul>
          {helpGroups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="help-groups">
        {helpGroups.map(({ id, title, questions }) => (
          // It takes focus when a topic leads to it, so that the keyboard goes on from there.
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{title}</h2>
            <div className="help-questions">
              {questions.map((question) => (
                <QuestionItem key={question.id} {...question} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

// A shared link to a question shows its answer, not only the closed line.
function useQuestionInAddress(): void {
  useEffect(() => {
    openQuestionInAddress();
    window.addEventListener("hashchange", openQuestionInAddress);
    return () => window.removeEventListener("hashchange", openQuestionInAddress);
  }, []);
}

function openQuestionInAddress(): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

function QuestionItem({ id, question, answer, link }: HelpQuestion) {
  return (
    <details id={id} className="question">
      <summary>
        {question}
        <ChevronDown aria-hidden="true" className="question-sign" />
      </summary>
      <div className="question-answer reading-text">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="question-links">
          {link && <a href={link.href}>{link.label}</a>}
          <a href={`#${id}`} aria-label={`Link to this answer: ${question}`}>
            Link to this answer
          </a>
        </p>
      </div>
    </details>
  );
}
