import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type * as edits from "#shared/contract/listings/listing-edit.ts";
import type { EditFinding, FieldEdit } from "#shared/contract/listings/listing-edit.ts";
import type { ReadListing, WrittenDescription } from "#shared/contract/listings/listings.ts";
import { messages } from "#shared/messages/toasts.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { listingQuery } from "../api.ts";
import { useAttempts } from "../use-attempts.ts";
import { type Draft, type History, redone, startHistory, stepped, typed, undone } from "./edit-history.ts";
import { type EditPlace, forgetEdit, recallEdit, rememberEdit } from "./edit-memory.ts";

const PAUSE_MS = 400;

type Options = { listingId: string; description: WrittenDescription; heading: string; onClose: () => void };
export type FieldEditing = ReturnType<typeof useFieldEdit>;

const LISTINGS_OF_MEMBER = { queryKey: ["/api/user/listings"] };

// One field while it is edited, with what the checks say of it and the way to save it.
export function useFieldEdit({ listingId, description, heading, onClose }: Options) {
  const place = { listingId, platform: description.platformType, heading };
  const typing = useTyping(place, description);
  const { text, things, sentences, version, isStale } = typing;
  const standing = sentences.filter((sentence) => text.includes(sentence));
  const edit = { platform: place.platform, version, heading, text, confirmed: { things, sentences: standing } };
  const check = useLiveCheck(listingId, edit);
  const saving = useSaving(listingId, onClose);
  return {
    ...typing,
    check,
    busy: saving.busy,
    problem: saving.problem,
    confirmed: [...things, ...standing],
    fix: ({ start, end, text: words }: EditFinding["fixes"][number]) =>
      typing.step({ text: text.slice(0, start) + words + text.slice(end) }),
    confirm: ({ kind, words }: NonNullable<EditFinding["confirm"]>) =>
      typing.step(kind === "thing" ? { things: [...things, words] } : { sentences: [...sentences, words] }),
    discard: () => {
      forgetEdit(place);
      onClose();
    },
    save: () => saving.save(edit, () => forgetEdit(place)),
    isStale,
  };
}

// Every step is kept in the browser until the text is saved or discarded.
function useTyping(place: EditPlace, description: WrittenDescription) {
  const present = description.sections.find((section) => section.heading === place.heading)?.text ?? "";
  const [kept] = useState(() => recallEdit(place));
  const [version, setVersion] = useState(kept?.version ?? description.version);
  const [history, setHistory] = useState<History>(() =>
    startHistory(kept?.draft ?? { text: present, things: [], sentences: [] }),
  );
  const isStale = version !== description.version;

  function go(next: History) {
    setHistory(next);
    if (next.present.text === present && !isStale) forgetEdit(place);
    else rememberEdit(place, { draft: next.present, version });
  }

  return {
    ...history.present,
    version,
    isStale,
    isChanged: history.present.text !== present || isStale,
    wasKept: kept !== null,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    step: (part: Partial<Draft>) => go(stepped(history, { ...history.present, ...part })),
    type: (next: string) => go(typed(history, next)),
    undo: () => go(undone(history)),
    redo: () => go(redone(history)),
    // What was typed stands for the newer version's field from now on.
    rebase: () => {
      setVersion(description.version);
      rememberEdit(place, { draft: history.present, version: description.version });
    },
  };
}

function useSaving(listingId: string, onClose: () => void) {
  const client = useQueryClient();
  const { busy, problem, attempt, show } = useAttempts(listingId);
  const save = (edit: FieldEdit, onSaved: () => void) =>
    attempt("saving", async () => {
      try {
        const listing = await saveEdit(listingId, edit);
        onSaved();
        show(listing);
        void client.invalidateQueries(LISTINGS_OF_MEMBER);
        showToast(messages.textEdited);
        onClose();
      } catch (error) {
        // The newer version comes onto the page, and the typed text is offered to it.
        if (error instanceof ApiError && error.status === 409)
          await client.refetchQueries({ queryKey: listingQuery(listingId).queryKey });
        throw error;
      }
    });
  return { busy, problem, save };
}

// Findings belong to the text they were made of: places in it mean nothing for any other.
type Answer = { text: string; findings: EditFinding[] };

type LiveCheck = { findings: EditFinding[]; isCurrent: boolean; hasFailed: boolean };

// Asks in each pause of the typing. A newer text cancels the question about the one before.
function useLiveCheck(listingId: string, edit: FieldEdit): LiveCheck {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify(edit);

  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      checkEdit(listingId, JSON.parse(asked) as FieldEdit, abort.signal).then(
        (findings) => {
          if (abort.signal.aborted) return;
          setAnswer({ text: asked, findings });
          setFailed(null);
        },
        () => {
          if (!abort.signal.aborted) setFailed(`${attempt} ${asked}`);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [listingId, asked, attempt]);

  useEffect(() => {
    const again = () => setAttempt((count) => count + 1);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);

  const isCurrent = answer?.text === asked;
  return { findings: answer?.findings ?? [], isCurrent, hasFailed: failed === `${attempt} ${asked}` };
}

async function checkEdit(listingId: string, edit: edits.FieldEdit, signal: AbortSignal): Promise<edits.EditFinding[]> {
  const sent = { params: { id: listingId }, body: edit, signal };
  return (await callEndpoint<typeof edits.checkEdit>("POST /api/listing/{id}/edit/check", sent)).findings;
}

function saveEdit(listingId: string, edit: edits.FieldEdit): Promise<ReadListing> {
  return callEndpoint<typeof edits.saveEdit>("POST /api/listing/{id}/edit", { params: { id: listingId }, body: edit });
}
