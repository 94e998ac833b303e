import { type ReactNode, useDeferredValue, useMemo } from "react";
import type { IntakeRole } from "#shared/intake/intake-field.ts";
import {
  type FormSlots,
  useForm,
  useOverview,
  useSections,
  useSignal,
  useStore,
} from "#web/features/intake/form/form-context.ts";
import { useLeaveGuard } from "#web/lib/router/use-leave-guard.ts";
import { StateMessage } from "#web/ui/feedback/notice.tsx";
import { farContent, lazyContent } from "#web/ui/layout/lazy-content.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { ManagerTools, Wishes } from "../manager/manager-tools.tsx";
import { CompleteButton, type Completing, useCompleting } from "./complete-button.tsx";
import type { LoadedTeaser } from "./draft-text.tsx";
import { FormHead } from "./form-head.tsx";
import { MissingNotice, StandingNotice } from "./form-notices.tsx";
import { SectionsSkeleton } from "./form-skeleton.tsx";
import { SaveNotice } from "./save-notice.tsx";
import { NextBestPanel } from "./sections/next-best-panel.tsx";
import { SectionNav } from "./sections/section-nav.tsx";
import { PICTURES, PicturesSheet, SectionSheet } from "./sections/section-sheet.tsx";
import { useSectionNavigation } from "./use-section-navigation.ts";

// It names questions that this form was not sent.
const ClosedList = lazyContent(async () => (await import("./sections/closed-list.tsx")).ClosedList, null);

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

export function FormLayout({ mode, roles, teaser, parts, sectionId, ...ways }: FormLayoutProps) {
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

// Answers that were typed but can no longer be saved: shown, to be copied or let go, never dropped in silence.
function ClosedAnswers() {
  const { book, standing } = useForm();
  const { access } = useSignal(standing);
  const ids = useStore(
    (listener) => book.subscribe(listener),
    () => {
      const allowed = book.allowedFields();
      return [...book.edits().keys()].filter((id) => access !== "open" || !allowed.has(id)).join(" ");
    },
  );
  return ids === "" ? null : <ClosedList ids={ids.split(" ")} />;
}

// Only what lives on this page alone can be lost by leaving it; everything else waits on this device.
function LeaveGuard() {
  const { keeper, keeping } = useForm();
  useSignal(keeping);
  const { isAsking, stay, leave } = useLeaveGuard(() => keeper.hasRefused());
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onOpenChange={(isOpen) => !isOpen && stay()}
      title="Leave without saving?"
      description="The last answers are not saved yet, and this browser refuses to keep them on this device. If you leave, they are lost."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={leave}
    />
  );
}
