import { useEffect, useId, useRef, useState } from "react";
import type { ReadListing, WrittenDescription } from "#shared/contract/listings/listings.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { lazyOverlay } from "#web/ui/overlays/lazy-overlay.tsx";
import { EditFindings } from "./edit-findings.tsx";
import { MarkedTyping } from "./marked-typing.tsx";
import { type FieldEditing, useFieldEdit } from "./use-field-edit.ts";
import "./edit.css";

const ChangeFactDialog = lazyOverlay(async () => (await import("../facts/change-fact-dialog.tsx")).ChangeFactDialog);

export type FieldEditorProps = {
  listingId: string;
  listing: ReadListing;
  description: WrittenDescription;
  heading: string;
  // Selected at the start, where one sentence is meant.
  sentence?: string | undefined;
  onClose: () => void;
};

export function FieldEditor({ listingId, listing, description, heading, sentence, onClose }: FieldEditorProps) {
  const editing = useFieldEdit({ listingId, description, heading, onClose });
  const [isLeaving, setIsLeaving] = useState(false);
  const [isChangingFact, setIsChangingFact] = useState(false);
  const statusId = useId();
  const box = useStartingFocus(sentence);
  const limit = description.sections.find((section) => section.heading === heading)?.maxChars ?? null;
  const { findings } = editing.check;
  return (
    <div className="edit-field">
      <KeptNotice editing={editing} version={description.version} />
      <MarkedTyping
        label={`Edit ${heading}`}
        text={editing.text}
        findings={editing.check.isCurrent ? findings : []}
        describedBy={statusId}
        boxRef={box}
        onType={editing.type}
        onUndo={editing.undo}
        onRedo={editing.redo}
      />
      <EditStatus id={statusId} editing={editing} limit={limit} />
      {editing.problem && <Notice tone="problem">{editing.problem}</Notice>}
      <EditFindings
        editing={editing}
        onChangeFact={() => setIsChangingFact(true)}
        onSettled={() => box.current?.focus()}
      />
      {editing.confirmed.length > 0 && (
        <p className="text-ink-2">
          You confirm: {editing.confirmed.join("; ")}. It is kept as a fact with today's date.
        </p>
      )}
      <EditButtons editing={editing} onCancel={() => (editing.isChanged ? setIsLeaving(true) : editing.discard())} />
      <LeaveDialog isOpen={isLeaving} onOpenChange={setIsLeaving} onDiscard={editing.discard} />
      {isChangingFact && (
        <ChangeFactDialog
          listingId={listingId}
          propertyData={listing.propertyData}
          isFromForm={false}
          onClose={() => setIsChangingFact(false)}
        />
      )}
    </div>
  );
}

function KeptNotice({ editing, version }: { editing: FieldEditing; version: number }) {
  if (editing.isStale)
    return (
      <Notice
        tone="problem"
        title={`There is a newer version of this text: version ${version}`}
        action={
          <Button size="small" onClick={editing.rebase}>
            Apply it to version {version}
          </Button>
        }
      >
        What you typed here is kept. Apply it to the newer version, then save it.
      </Notice>
    );
  return editing.wasKept && <p className="text-ink-2">This is what you typed before. It is not saved yet.</p>;
}

type LeaveDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; onDiscard: () => void };

function LeaveDialog({ isOpen, onOpenChange, onDiscard }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Discard what you typed?"
      description="The text stays as it was before you edited it."
      confirmLabel="Discard it"
      cancelLabel="Keep editing"
      onConfirm={onDiscard}
    />
  );
}

// The typing starts at the sentence that is meant, or at the end.
function useStartingFocus(sentence: string | undefined) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const area = box.current;
    if (!area) return;
    const start = sentence === undefined ? -1 : area.value.indexOf(sentence);
    area.focus();
    if (start >= 0) area.setSelectionRange(start, start + (sentence?.length ?? 0));
    else area.setSelectionRange(area.value.length, area.value.length);
  }, [sentence]);
  return box;
}

function EditStatus({ id, editing, limit }: { id: string; editing: FieldEditing; limit: number | null }) {
  const { findings, isCurrent, hasFailed } = editing.check;
  const { length } = editing.text.trim();
  const open = findings.filter(({ severity }) => severity === "block").length;
  const words = hasFailed
    ? "The checks cannot be reached. What you typed is kept in this browser."
    : !isCurrent
      ? "Checking…"
      : open === 0
        ? "Nothing stands in the way of saving."
        : `${open === 1 ? "1 thing" : `${open} things`} to settle before it can be saved.`;
  return (
    <div id={id} className="edit-status">
      <p className="note" data-over={(limit !== null && length > limit) || undefined}>
        {limit === null ? length : `${length} / ${limit}`}
        {limit !== null && length > limit && `, ${length - limit} too many`}
      </p>
      <output className="text-ink-2">{words}</output>
    </div>
  );
}

function EditButtons({ editing, onCancel }: { editing: FieldEditing; onCancel: () => void }) {
  const { findings, isCurrent } = editing.check;
  const isBlocked = isCurrent && findings.some(({ severity }) => severity === "block");
  return (
    <div className="edit-buttons">
      <Button
        tone="primary"
        size="small"
        isBusy={editing.busy === "saving"}
        busyLabel="Saving…"
        disabled={isBlocked || !editing.isChanged || editing.isStale}
        onClick={() => void editing.save()}
      >
        Save
      </Button>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
      <span className="edit-steps">
        <Button size="small" tone="quiet" disabled={!editing.canUndo} onClick={editing.undo}>
          Undo
        </Button>
        <Button size="small" tone="quiet" disabled={!editing.canRedo} onClick={editing.redo}>
          Redo
        </Button>
      </span>
    </div>
  );
}
