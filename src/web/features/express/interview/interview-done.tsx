import { type RefObject, useEffect, useRef } from "react";
import type { ExpressPreview } from "#shared/contract/express.ts";
import { INTERVIEW, type InterviewId } from "#shared/intake/interview.ts";
import type { InterviewSession } from "./interview-session.ts";
import { SaveState } from "./save-state.tsx";

type InterviewDoneProps = {
  session: InterviewSession;
  preview: ExpressPreview;
  hasWalked: RefObject<boolean>;
  onGo: (id: InterviewId) => void;
};

export function InterviewDone({ session, preview, hasWalked, onGo }: InterviewDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const open = new Set(preview.next.map(({ id }) => id));
  const answered = INTERVIEW.filter(({ id }) => !open.has(id)).length;
  useEffect(() => {
    if (hasWalked.current) heading.current?.focus();
  }, [hasWalked]);
  return (
    <div className="sheet question-card">
      <div className="question-top">
        <p className="note">{answered === INTERVIEW.length ? "All answered" : `${answered} of ${INTERVIEW.length}`}</p>
        <SaveState session={session} />
      </div>
      <h3 ref={heading} tabIndex={-1} className="question-heading">
        {answered === 0 ? "Nothing asked, nothing lost" : "That is all we would ask"}
      </h3>
      <p className="text-ink-2">
        {answered === 0
          ? "The text says what your details and photos prove. An answer to any of these makes it yours."
          : "You can change any answer until you pay."}
      </p>
      <ul className="done-list">
        {INTERVIEW.map(({ id, question }) => (
          <li key={id}>
            <button type="button" className="done-question" onClick={() => onGo(id)}>
              <span>{question}</span>
              <span className="note">{open.has(id) ? "Answer" : "Change"}</span>
            </button>
          </li>
        ))}
      </ul>
      <a href="#order" className="button mt-5" data-tone="primary">
        Go to price and payment
      </a>
    </div>
  );
}
