import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { ExpressPreview } from "#shared/contract/intake/express.ts";
import type { Answers } from "#shared/intake/intake-field.ts";
import { INTERVIEW, INTERVIEW_IDS, type InterviewId, type InterviewQuestion } from "#shared/intake/interview.ts";
import { LiveText } from "#web/ui/description/live-text.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import "./interview.css";
import type { InterviewSession } from "./interview-session.ts";
import { QuestionFields } from "./questions/question-fields.tsx";
import { SaveState } from "./save-state.tsx";
import { useSignal } from "./use-interview.ts";
import { type Step, type Steps, useSteps } from "./use-steps.ts";

type InterviewProps = {
  jobId: string;
  preview: ExpressPreview;
  session: InterviewSession;
  // Locked during payment, so that what is bought does not change.
  isLocked: boolean;
  step: string | undefined;
  onStep: (step: Step) => void;
  // Questions that the details and the pictures raise, asked before all others.
  raised: ReactNode;
  // Where a host's present text is read into the same answers.
  renderBringListing?: (slot: { known: Answers; onKeep: (answers: Answers) => void }) => ReactNode;
};

// One optional question at a time, beside the text that each answer changes.
export function Interview({ jobId, preview, session, isLocked, raised, renderBringListing, ...way }: InterviewProps) {
  const steps = useSteps({ jobId, next: preview.next, ...way });
  const question = INTERVIEW.find(({ id }) => id === steps.current);
  const hasWalked = useRef(false);
  const isRestored = useSignal(session.isRestored);
  // Its answer may arrive when the next question is already asked.
  const lastField = useSignal(session.lastField);
  const lastAnswered = INTERVIEW.find(({ fields }) => lastField !== null && lastField in fields);

  // The keyboard follows to where one goes; a page that has just opened keeps its place.
  function walk(go: () => void) {
    hasWalked.current = true;
    void session.saver.flush();
    go();
  }

  function keep(answers: Answers) {
    for (const [fieldId, value] of Object.entries(answers)) session.type(fieldId, value);
  }

  return (
    <section id="interview" aria-labelledby="interview-heading" className="interview">
      <div className="interview-intro" hidden={isLocked}>
        <h2 id="interview-heading" className="preview-heading">
          Two minutes that make the text yours
        </h2>
        <p className="text-ink-2">
          Photos show rooms. They do not show why people come back. Answer what you like, skip the rest: the text
          rewrites itself as you go.
        </p>
      </div>
      <div className="interview-asks">
        {!isLocked && raised}
        {renderBringListing?.({ known: preview.form_data, onKeep: keep })}
        {!isLocked && question && isRestored && (
          <QuestionCard key={question.id} {...{ question, session, preview, steps, hasWalked, walk }} />
        )}
        {!isLocked && !question && (
          <InterviewDone {...{ session, preview, hasWalked }} onGo={(id) => walk(() => steps.goTo(id))} />
        )}
      </div>
      <div className="interview-text">
        <LiveText teaser={preview.teaser} topic={lastAnswered?.adds ?? null} />
      </div>
    </section>
  );
}

type QuestionCardProps = {
  question: InterviewQuestion;
  session: InterviewSession;
  preview: ExpressPreview;
  steps: Steps;
  hasWalked: RefObject<boolean>;
  walk: (go: () => void) => void;
};

function QuestionCard({ question, session, preview, steps, hasWalked, walk }: QuestionCardProps) {
  const { id, help, adds } = question;
  const form = useRef<HTMLFormElement>(null);
  const isOpen = preview.next.some((one) => one.id === id);

  useEffect(() => {
    if (hasWalked.current) focusFirst(form.current);
  }, [hasWalked]);

  function submit(event: FormEvent) {
    event.preventDefault();
    walk(steps.goOn);
  }

  return (
    <form ref={form} noValidate aria-labelledby="question-heading" className="sheet question-card" onSubmit={submit}>
      <div className="question-top">
        <p className="note">
          Question {steps.number} of {INTERVIEW_IDS.length}
        </p>
        <SaveState session={session} />
      </div>
      <h3 id="question-heading" tabIndex={-1} className="question-heading">
        {question.question}
      </h3>
      <p className="text-ink-2">{help}</p>
      <div className="question-fields">
        <QuestionFields id={id} session={session} preview={preview} />
      </div>
      <p className="question-adds">
        <span className="note">Adds</span> {adds}
      </p>
      <div className="question-steps">
        {steps.canGoBack && <Button onClick={() => walk(steps.goBack)}>Back</Button>}
        <span className="grow" />
        {isOpen && (
          <Button tone="quiet" onClick={() => walk(steps.goOn)}>
            Skip
          </Button>
        )}
        <Button type="submit" tone="primary">
          Next
        </Button>
      </div>
    </form>
  );
}

function focusFirst(form: HTMLFormElement | null): void {
  const fields = form?.querySelector<HTMLElement>(".question-fields");
  const first = fields?.querySelector<HTMLElement>("textarea, input, button");
  const heading = form?.querySelector<HTMLElement>("h3");
  (first ?? heading)?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "nearest" });
}

type InterviewDoneProps = {
  session: InterviewSession;
  preview: ExpressPreview;
  hasWalked: RefObject<boolean>;
  onGo: (id: InterviewId) => void;
};

function InterviewDone({ session, preview, hasWalked, onGo }: InterviewDoneProps) {
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
