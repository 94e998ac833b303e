import type { IntakeSection } from "#shared/intake/intake-field.ts";
import { Button } from "#web/ui/button.tsx";
import { CompleteButton } from "./complete-button.tsx";
import { useForm } from "./form-context.ts";
import type { FormParts } from "./form-parts.ts";
import type { Completing } from "./use-completing.ts";
import { type Go, SECTION_HEADING_ID } from "./use-going.ts";

// A place of the form beside its sections: nothing in it has to be answered.
export const PICTURES = { id: "pictures", label: "Photos and plans" } as const;

type PicturesSheetProps = {
  parts: FormParts;
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
