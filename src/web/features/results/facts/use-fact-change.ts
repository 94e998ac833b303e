import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { ReadListing } from "#shared/contract/listings.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { messages } from "#shared/messages.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { listingQuery } from "../api.ts";
import { type Change, changeFacts, type Locking, lockSentence, type Preview, previewFacts } from "./api.ts";
import { COUNTS, changesOf, countProblem, EMPTY_DRAFT, type FactDraft, isEmptyChange } from "./fact-draft.ts";
import { forgetDraft, recallDraft, rememberDraft } from "./fact-memory.ts";

type Options = { listingId: string; propertyData: PropertyData; isFromForm: boolean; onClose: () => void };

type Step = { change: Change; preview: Preview };

const NOTHING_SAID = "Change a number, add or take off a thing, or answer a question first.";
const NO_ANSWER = "The server did not answer. Nothing was changed, and what you typed is kept here. Please try again.";

export type FactChange = ReturnType<typeof useFactChange>;

export function useFactChange({ listingId, propertyData, isFromForm, onClose }: Options) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<FactDraft>(() => recallDraft(listingId) ?? EMPTY_DRAFT);
  const [step, setStep] = useState<Step | null>(null);
  const [busy, setBusy] = useState<"looking" | "keeping" | string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function show(listing: ReadListing) {
    client.setQueryData(listingQuery(listingId).queryKey, listing);
  }

  async function attempt(name: string, work: () => Promise<void>): Promise<void> {
    setBusy(name);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.status === 410)
        await client.resetQueries({ queryKey: listingQuery(listingId).queryKey });
      setProblem((error instanceof ApiError ? error.serverMessage : null) ?? NO_ANSWER);
    } finally {
      setBusy(null);
    }
  }

  async function look(change: Change): Promise<void> {
    await attempt("looking", async () => setStep({ change, preview: await previewFacts(listingId, change) }));
  }

  return {
    draft,
    preview: step?.preview ?? null,
    busy,
    problem,
    edit: (part: Partial<FactDraft>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      rememberDraft(listingId, next);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      const changes = changesOf(draft, propertyData);
      const wrong = COUNTS.map((count) => countProblem(count, draft.counts[count.name] ?? "")).find(Boolean);
      if (wrong) setProblem(wrong);
      else if (isEmptyChange(changes) && !isFromForm) setProblem(NOTHING_SAID);
      else void look({ changes, isFromForm });
    },
    look: () => look({ changes: changesOf(EMPTY_DRAFT, propertyData), isFromForm }),
    back: () => {
      setStep(null);
      setProblem(null);
    },
    discard: () => {
      forgetDraft(listingId);
      onClose();
    },
    keep: () =>
      attempt("keeping", async () => {
        if (!step) return;
        show(await changeFacts(listingId, step.change, step.preview));
        forgetDraft(listingId);
        showToast(messages.factsChanged);
        onClose();
      }),
    // The preview is asked for again, since a sentence that is locked stays.
    lock: (locking: Locking) =>
      attempt(locking.sentence, async () => {
        if (!step) return;
        show(await lockSentence(listingId, locking));
        setStep({ ...step, preview: await previewFacts(listingId, step.change) });
      }),
  };
}
