import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react";
import "../intake.css";
import type { IntakeRole, IntakeSection } from "#shared/intake/intake-field.ts";
import { intakeMessages } from "#shared/messages/intake.ts";
import { createEditStore } from "#web/lib/answers/edit-keeper.ts";
import { Notice, StateMessage } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { farContent } from "#web/ui/layout/lazy-content.tsx";
import type { DraftView, LoadedDraft } from "../api.ts";
import { FieldView } from "../fields/field-view.tsx";
import { ManagerTools, Wishes } from "../manager/manager-tools.tsx";
import { CompleteButton, type Completing, useCompleting } from "./complete-button.tsx";
import type { LoadedTeaser } from "./draft-text.tsx";
import { FormHead } from "./form-head.tsx";
import { ClosedAnswers, MissingNotice, StandingNotice } from "./form-notices.tsx";
import {
  FormContext,
  FormSession,
  type FormSlots,
  useForm,
  useOverview,
  useSections,
  useSignal,
  useStore,
} from "./form-session.ts";
import { SectionsSkeleton } from "./form-skeleton.tsx";
import { LeaveGuard, SaveNotice } from "./save-notice.tsx";
import { NextBestPanel } from "./sections/next-best-panel.tsx";
import { SectionNav } from "./sections/section-nav.tsx";
import { type Go, PICTURES, SECTION_HEADING_ID, useSectionNavigation } from "./use-section-navigation.ts";

type IntakeFormProps = {
  view: DraftView;
  mode: "rapid" | "deep";
  loaded: LoadedDraft;
  parts: FormSlots;
  sectionId: string | undefined;
  onSectionChange: (sectionId: string) => void;
  onCompleted: () => void;
  onDeleted: () => void;
};

export function IntakeForm({ view, mode, loaded, ...rest }: IntakeFormProps) {
  // The answers live outside React from here on: the form never renders as a whole again.
  const [session] = useState(() => new FormSession({ view, mode, loaded, editStore: createEditStore() }));
  useEffect(() => session.start(), [session]);
  const { roles, teaser, version } = loaded.draft;
  return (
    <FormContext value={session}>
      <FormLayout mode={mode} roles={roles} teaser={{ teaser, version }} {...rest} />
    </FormContext>
  );
}

const DraftText = farContent(
  async () => (await import("./draft-text.tsx")).DraftText,
  <div aria-hidden="true" className="sheet skeleton h-60" />,
);
const OwnerAccess = farContent(
  async () => (await import("../manager/owner-access.tsx")).OwnerAccess,
  <section className="sheet owner-access" aria-label="Owner access">
    <div aria-hidden="true" className="skeleton h-40" />
  </section>,
);

type FormLayoutProps = {
  mode: "rapid" | "deep";
  roles: readonly IntakeRole[];
  teaser: LoadedTeaser;
  parts: FormSlots;
  sectionId: string | undefined;
  onSectionChange: (sectionId: string) => void;
  onCompleted: () => void;
  onDeleted: () => void;
};

function FormLayout({ mode, roles, teaser, parts, sectionId, ...ways }: FormLayoutProps) {
  const { view, standing, isRestored } = useForm();
  // What this device kept stands before anything can be typed over it. Deferred, so that React draws the fields in slices.
  const isReady = useDeferredValue(useSignal(isRestored));
  const { access } = useSignal(standing);
  const sections = useSections();
  const at = Math.max(
    0,
    sections.findIndex(({ id }) => id === sectionId),
  );
  const isManager = view.role === "manager";
  const hasPictures = isManager && mode === "deep";
  const isAtPictures = hasPictures && sectionId === PICTURES.id;
  const current = isAtPictures ? undefined : sections[at];
  const currentId = isAtPictures ? PICTURES.id : current?.id;
  const go = useSectionNavigation(currentId, ways.onSectionChange);
  const completing = useCompleting({ go, onCompleted: ways.onCompleted });
  const steps = useMemo(() => ({ previous: sections[at - 1], next: sections[at + 1] }), [sections, at]);

  return (
    <>
      <FormHead mode={mode} roles={roles} tools={isManager && <ManagerTools onDeleted={ways.onDeleted} />} />
      {mode === "deep" && access === "open" && <OwnListing BringListing={parts.BringListing} />}
      <div className="grid gap-4 empty:hidden">
        <StandingNotice />
        <SaveNotice onGo={go} />
        <ClosedAnswers />
        {access === "open" && <MissingNotice onGo={go} />}
      </div>
      {access === "open" && !isReady && <SectionsSkeleton />}
      {access === "open" && isReady && currentId && (
        <div className="intake-columns" data-layout={isManager ? "full" : "simple"}>
          <SectionNav sections={sections} currentId={currentId} hasPictures={hasPictures} onGo={go} />
          {current && <SectionSheet section={current} steps={steps} parts={parts} onGo={go} completing={completing} />}
          {isAtPictures && (
            <PicturesSheet parts={parts} lastSection={sections.at(-1)} onGo={go} completing={completing} />
          )}
          {isManager ? (
            <ManagersAside teaser={teaser}>
              <NextBestPanel onGo={go} completing={steps.next && !isAtPictures ? completing : null} />
            </ManagersAside>
          ) : (
            steps.next && <FinishEarly completing={completing} />
          )}
        </div>
      )}
      {access === "open" && !currentId && <NothingOpen />}
      <LeaveGuard />
    </>
  );
}

function ManagersAside({ teaser, children }: Pick<FormLayoutProps, "teaser"> & { children: ReactNode }) {
  return (
    <aside className="intake-aside" aria-label="What helps">
      <Wishes />
      {children}
      <DraftText loaded={teaser} />
      <OwnerAccess />
    </aside>
  );
}

// Read anew at each opening; the form itself never renders for it.
function OwnListing({ BringListing }: Pick<FormSlots, "BringListing">) {
  const session = useForm();
  const known = useStore(
    (listener) => session.book.subscribe(listener),
    () => session.book.shown(),
  );
  return (
    <div className="own-listing">
      <BringListing
        known={known}
        isOffered={(fieldId) => session.book.allowedFields().has(fieldId)}
        onKeep={(answers) => {
          for (const [fieldId, value] of Object.entries(answers)) session.type(fieldId, value);
        }}
      />
    </div>
  );
}

function NothingOpen() {
  return (
    <StateMessage title="No section is open to you right now">
      <p>The manager chooses which sections an owner fills in. This page shows them as soon as one is opened.</p>
    </StateMessage>
  );
}

// An owner who has answered all that is needed need not walk through the rest.
function FinishEarly({ completing }: { completing: Completing }) {
  const isComplete = useOverview(({ progress }) => progress === 100);
  if (!isComplete) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 text-ink-2">
      Everything that is needed is here.
      <CompleteButton completing={completing} tone="secondary" />
    </p>
  );
}

type Steps = { previous: IntakeSection | undefined; next: IntakeSection | undefined };

type SectionSheetProps = {
  section: IntakeSection;
  steps: Steps;
  parts: FormSlots;
  onGo: Go;
  completing: Completing;
};

function SectionSheet({ section, steps, parts, onGo, completing }: SectionSheetProps) {
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

function PicturesSheet({ parts: { Pictures }, lastSection, onGo, completing }: PicturesSheetProps) {
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
