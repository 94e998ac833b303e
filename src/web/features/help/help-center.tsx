import { helpGroups } from "./help-questions.ts";
import { QuestionItem } from "./question-item.tsx";
import { useQuestionInAddress } from "./use-question-in-address.ts";

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
