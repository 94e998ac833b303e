import ChevronDown from "lucide-react/icons/chevron-down";
import type { HelpQuestion } from "./help-questions.ts";

export function QuestionItem({ id, question, answer, link }: HelpQuestion) {
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
