import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { EditFinding } from "#shared/contract/listing-edit.ts";
import type { WrittenDescription } from "#shared/contract/listings.ts";
import { messages } from "#shared/messages.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { listingQuery } from "../api.ts";
import { useAttempts } from "../facts/use-attempts.ts";
import { saveEdit } from "./api.ts";
import { type Draft, type History, redone, startHistory, stepped, typed, undone } from "./edit-history.ts";
import { forgetEdit, recallEdit, rememberEdit } from "./edit-memory.ts";
import { useLiveCheck } from "./use-live-check.ts";

type Options = { listingId: string; description: WrittenDescription; heading: string; onClose: () => void };
export type FieldEditing = ReturnType<typeof useFieldEdit>;

const LISTINGS_OF_MEMBER = { queryKey: ["/api/user/listings"] };

// One field while it is edited. Every step is kept in the browser until the text is saved or discarded.
export function useFieldEdit({ listingId, description, heading, onClose }: Options) {
  const client = useQueryClient();
  const place = { listingId, platform: description.platformType, heading };
  const present = description.sections.find((section) => section.heading === heading)?.text ?? "";
  const [kept] = useState(() => recallEdit(place));
  const [version, setVersion] = useState(kept?.version ?? description.version);
  const [history, setHistory] = useState<History>(() =>
    startHistory(kept?.draft ?? { text: present, things: [], sentences: [] }),
  );
  const { text, things, sentences } = history.present;
  const isStale = version !== description.version;
  const edit = {
    platform: description.platformType,
    version,
    heading,
    text,
    confirmed: { things, sentences: sentences.filter((sentence) => text.includes(sentence)) },
  };
  const check = useLiveCheck(listingId, edit);
  const { busy, problem, setProblem, attempt, show } = useAttempts(listingId);
  const isChanged = text !== present || isStale;

  function go(next: History) {
    setHistory(next);
    setProblem(null);
    if (next.present.text === present && !isStale) forgetEdit(place);
    else rememberEdit(place, { draft: next.present, version });
  }

  const step = (part: Partial<Draft>) => go(stepped(history, { ...history.present, ...part }));

  return {
    text,
    check,
    busy,
    problem,
    isStale,
    isChanged,
    wasKept: kept !== null,
    confirmed: [...things, ...edit.confirmed.sentences],
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    type: (next: string) => go(typed(history, next)),
    undo: () => go(undone(history)),
    redo: () => go(redone(history)),
    fix: ({ start, end, text: words }: EditFinding["fixes"][number]) =>
      step({ text: text.slice(0, start) + words + text.slice(end) }),
    confirm: ({ kind, words }: NonNullable<EditFinding["confirm"]>) =>
      step(kind === "thing" ? { things: [...things, words] } : { sentences: [...sentences, words] }),
    // What was typed stands for the newer version's field from now on.
    rebase: () => {
      setVersion(description.version);
      setProblem(null);
      rememberEdit(place, { draft: history.present, version: description.version });
    },
    discard: () => {
      forgetEdit(place);
      onClose();
    },
    save: () =>
      attempt("saving", async () => {
        try {
          const listing = await saveEdit(listingId, edit);
          forgetEdit(place);
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
      }),
  };
}
