import { isFilled } from "#shared/intake/answers/progress.ts";
import { usedAnswers } from "#shared/intake/field-rules.ts";
import type { Answers, IntakeSection } from "#shared/intake/intake-field.ts";
import { paths } from "#shared/page-paths.ts";
import { answerText } from "#web/lib/answers/answer-text.ts";
import { dateTimeText } from "#web/lib/format-text.ts";
import { Link } from "#web/lib/router/link.tsx";
import { Notice, StateMessage } from "#web/ui/feedback/notice.tsx";
import type { DraftView, LoadedDraft } from "./api.ts";
import "./owner-summary.css";

type OwnerSummaryProps = { view: DraftView; loaded: LoadedDraft; waiting: number };

export function OwnerSummary({ view, loaded: { draft, sections }, waiting }: OwnerSummaryProps) {
  const answers = usedAnswers(sections, draft.form_data);
  const answered = sections.filter(({ fields }) => fields.some((field) => isFilled(field, answers[field.id])));
  const reopen = (
    <Link
      to={paths.intakeForm}
      params={{ id: view.id }}
      search={{ mode: draft.mode, role: view.role, ...(view.token === undefined ? {} : { token: view.token }) }}
      className="button"
      data-tone="primary"
    >
      Reopen the form
    </Link>
  );
  return (
    <div className="grid gap-6">
      <Completion draft={draft} />
      {waiting > 0 && (
        <Notice title="Not everything is saved">
          {waiting === 1 ? "1 answer waits" : `${waiting} answers wait`} on this device. Reopen the form to save.
        </Notice>
      )}
      <div>{reopen}</div>
      {answered.length === 0 ? (
        <StateMessage title="Nothing provided yet">
          <p>The form has no answers of yours so far. Reopen it to begin.</p>
        </StateMessage>
      ) : (
        answered.map((section) => <SectionSummary key={section.id} section={section} answers={answers} />)
      )}
    </div>
  );
}

function Completion({ draft }: { draft: LoadedDraft["draft"] }) {
  if (!draft.completedAt) {
    return (
      <Notice title="Your part is not marked complete yet">
        Reopen the form, answer what is missing and complete it. The manager is told then.
      </Notice>
    );
  }
  return (
    <Notice title="Thank you. Your part is complete">
      Marked complete by {draft.completedBy} on {dateTimeText(draft.completedAt)}. You can still change answers.
    </Notice>
  );
}

function SectionSummary({ section, answers }: { section: IntakeSection; answers: Answers }) {
  const filled = section.fields.filter((field) => isFilled(field, answers[field.id]));
  return (
    <section className="sheet px-5 py-5 sm:px-7 sm:py-6" aria-labelledby={`summary-${section.id}`}>
      <h2 id={`summary-${section.id}`} className="text-xl">
        {section.label}
      </h2>
      <dl className="summary-rows">
        {filled.map((field) => (
          <div key={field.id}>
            <dt>{field.label}</dt>
            <dd>{answerText(field, answers[field.id])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
