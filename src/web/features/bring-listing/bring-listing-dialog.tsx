import { useState } from "react";
import type { readListing } from "#shared/contract/listings/listing-check.ts";
import { LONGEST_LISTING_TEXT } from "#shared/contract-values.ts";
import type { Answers } from "#shared/intake/intake-field.ts";
import { readTextFile, TEXT_FILES } from "#web/lib/files/read-text-file.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { forgetListingText, keepListingText, keptListingText } from "#web/lib/storage/kept-listing.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { TextOrFile } from "#web/ui/files/text-or-file.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { FoundItemRow } from "./found-item-row.tsx";
import { type FoundItem, itemsOf, keptAnswers } from "./keep-answers.ts";
import "./bring-listing.css";

export type BringListingProps = {
  // The answers already in the form: what contradicts them becomes a question.
  known: Answers;
  // The fields that change, each with its whole new answer.
  onKeep: (answers: Answers) => void;
  // Which fields may be offered at all; every one unless told.
  isOffered?: (fieldId: string) => boolean;
};

export function BringListingDialog(props: BringListingProps & { onClose: () => void }) {
  const { known } = props;
  const { text, setText, items, change, isReading, problem, readText, keep, goBack, close } = useBringing(props);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      ignoresPressOutside
      title="Paste your current listing"
      description={
        items
          ? "Keep what is right, change what is not, drop the rest. Nothing in your form changes before you keep it."
          : "We read it into the answers of this form, each with the words it came from."
      }
      actions={
        items ? (
          <KeepActions kept={items.filter(({ isKept }) => isKept).length} onBack={goBack} onKeep={keep} />
        ) : (
          <Button tone="primary" isBusy={isReading} busyLabel="Reading..." onClick={() => void readText()}>
            Read it
          </Button>
        )
      }
    >
      {items ? (
        <FoundList items={items} known={known} onChange={change} />
      ) : (
        <TextOrFile
          label="Your listing"
          value={text}
          onChange={setText}
          longest={LONGEST_LISTING_TEXT}
          error={problem ?? undefined}
          accept={TEXT_FILES}
          readFile={readTextFile}
          rows={8}
        />
      )}
    </Dialog>
  );
}

type KeepActionsProps = { kept: number; onBack: () => void; onKeep: () => void };

function KeepActions({ kept, onBack, onKeep }: KeepActionsProps) {
  return (
    <>
      <Button onClick={onBack}>Back to the text</Button>
      <Button tone="primary" disabled={kept === 0} onClick={onKeep}>
        {kept === 1 ? "Keep 1 answer" : `Keep ${kept} answers`}
      </Button>
    </>
  );
}

function useBringing({ known, onKeep, isOffered, onClose }: BringListingProps & { onClose: () => void }) {
  const [text, setText] = useState(keptListingText);
  const [items, setItems] = useState<FoundItem[] | null>(null);
  const { isReading, problem, read } = useReading();

  async function readText() {
    if (text.length > LONGEST_LISTING_TEXT) return;
    const answers = await read(text);
    if (answers) setItems(itemsOf(answers, known).filter(({ field }) => isOffered?.(field.id) ?? true));
  }

  function keep() {
    forgetListingText();
    if (items) onKeep(keptAnswers(items, known));
    onClose();
  }

  // The text is kept in case the dialog was closed by accident.
  function close() {
    if (text !== "") keepListingText(text);
    onClose();
  }

  function change(changed: FoundItem) {
    const isTogether = (item: FoundItem) =>
      item.id === changed.id || (changed.isDisputed && item.field.id === changed.field.id);
    setItems((all) => (all ?? []).map((item) => (isTogether(item) ? withDecision(item, changed) : item)));
  }

  return { text, setText, items, change, isReading, problem, readText, keep, goBack: () => setItems(null), close };
}

// Rooms that are disputed are taken or left together.
function withDecision(item: FoundItem, changed: FoundItem): FoundItem {
  return item.id === changed.id ? changed : { ...item, isKept: changed.isKept };
}

type FoundListProps = { items: FoundItem[]; known: Answers; onChange: (item: FoundItem) => void };

function FoundList({ items, known, onChange }: FoundListProps) {
  if (items.length === 0)
    return (
      <Notice title="Nothing new found">
        The text says nothing that the form asks for and does not have already. You can go back and change it.
      </Notice>
    );
  return (
    <ul className="found-list" aria-label="Answers found in your listing">
      {items.map((item) => (
        <FoundItemRow key={item.id} item={item} known={known[item.field.id]} onChange={onChange} />
      ))}
    </ul>
  );
}

const FAILED = "It could not be read just now. Your text is still here; please try again in a moment.";
const EMPTY = "Paste your listing first.";
const OFFLINE = "You seem to be offline. Your text is still here; read it again when you are connected.";

function useReading() {
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function read(text: string) {
    if (text.trim() === "") {
      setProblem(EMPTY);
      return null;
    }
    setIsReading(true);
    setProblem(null);
    try {
      return (await callEndpoint<typeof readListing>("POST /api/read-listing", { body: { text } })).answers;
    } catch (error) {
      setProblem(problemOf(error));
      return null;
    } finally {
      setIsReading(false);
    }
  }

  return { isReading, problem, read };
}

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return navigator.onLine ? FAILED : OFFLINE;
  return error.status < 500 && error.serverMessage ? error.serverMessage : FAILED;
}
