import type { IntakeSection } from "#shared/intake/intake-field.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { FieldView } from "../../fields/field-view.tsx";
import { CompleteButton, type Completing } from "../complete-button.tsx";
import { type FormSlots, useForm, useOverview } from "../form-context.ts";
import { type Go, SECTION_HEADING_ID } from "../use-section-navigation.ts";

// A place of the form beside its sections: nothing in it has to be answered.
export const PICTURES = { id: "pictures", label: "Photos and plans" } as const;

type Steps = { previous: IntakeSection | undefined; next: IntakeSection | undefined };

type SectionSheetProps = {
  section: IntakeSection;
  steps: Steps;
  parts: FormSlots;
  onGo: Go;
  completing: Completing;
};

export function SectionSheet({ section, steps, parts, onGo, completing }: SectionSheetProps) {
  // Joined, so that the list renders again only when a field comes or goes.
  const visible = useOverview(({ visibleFields }) =>
    section.fields.flatMap(({ id }) => (visibleFields.has(id) ? id : [])).join(" "),
  ).split(" ");
  return (
    <section className="sheet section-sheet" aria-labelledby={SECTION_HEADING_ID}>
      <h2 id={SECTION_HEADING_ID} tabIndex={-1}>
        {section.label}
      </h2>
      <div className="section-fields">
        {section.fields.map((field) =>
          visible.includes(field.id) ? <FieldView key={field.id} field={field} parts={parts} /> : null,
        )}
      </div>
      {completing.hasFailed && (
        <div className="mt-6">
          <Notice tone="problem">{intakeMessages.submitFailed}</Notice>
        </div>
      )}
      <div className="section-steps">
        {steps.previous && <StepButton to={steps.previous} word="Previous" onGo={onGo} />}
        <span className="grow" />
        {steps.next ? (
          <StepButton to={steps.next} word="Next" onGo={onGo} />
        ) : (
          <CompleteButton completing={completing} tone="primary" />
        )}
      </div>
    </section>
  );
}

type StepButtonProps = { to: IntakeSection; word: "Previous" | "Next"; onGo: Go };

function StepButton({ to, word, onGo }: StepButtonProps) {
  const isNext = word === "Next";
  return (
    <Button tone={isNext ? "primary" : "secondary"} onClick={() => onGo({ sectionId: to.id })}>
      <span>
        {word}
        <span className={isNext ? "step-target" : "sr-only"}>: {to.label}</span>
      </span>
    </Button>
  );
}

type PicturesSheetProps = {
  parts: FormSlots;
  lastSection: IntakeSection | undefined;
  onGo: Go;
  completing: Completing;
};

export function PicturesSheet({ parts: { Pictures }, lastSection, onGo, completing }: PicturesSheetProps) {
  const { view } = useForm();
  return (
    <section className="sheet section-sheet" aria-labelledby={SECTION_HEADING_ID}>
      <h2 id={SECTION_HEADING_ID} tabIndex={-1} className="mb-5">
        {PICTURES.label}
      </h2>
      <Pictures view={view} onCorrect={(sectionId) => onGo({ sectionId })} />
      <div className="section-steps">
        {lastSection && <Button onClick={() => onGo({ sectionId: lastSection.id })}>Previous</Button>}
        <span className="grow" />
        <CompleteButton completing={completing} tone="primary" />
      </div>
    </section>
  );
}
