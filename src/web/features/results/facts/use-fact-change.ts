import { type FormEvent, useState } from "react";
import type { FactChanges } from "#shared/contract/listings/listing-facts.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { messages } from "#shared/messages/toasts.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { useAttempts } from "../use-attempts.ts";
import { type Change, changeFacts, type Locking, lockSentence, type Preview, previewFacts } from "./api.ts";
import {
  COUNTS,
  changesOf,
  countProblem,
  EMPTY_DRAFT,
  type FactDraft,
  forgetDraft,
  isEmptyChange,
  recallDraft,
  rememberDraft,
} from "./fact-draft.ts";

// Either what is to change, or the answer that is asked for again, as it is.
export type GivenChange = { changes: FactChanges } | { answer: { field: string; words: string } };

type Options = {
  listingId: string;
  propertyData: PropertyData;
  isFromForm: boolean;
  given?: GivenChange | undefined;
  onClose: () => void;
};

const NOTHING_SAID = "Change a number, add or take off a thing, or answer a question first.";

export type FactChange = ReturnType<typeof useFactChange>;

// First what would change, then keeping or discarding it.
export function useFactChange({ listingId, propertyData, isFromForm, given, onClose }: Options) {
  // What is typed over one answer is remembered apart from other changes.
  const memory = given && "answer" in given ? `${listingId}_${given.answer.field}` : listingId;
  const [draft, setDraft] = useState<FactDraft>(() => recallDraft(memory) ?? draftFrom(given));
  const isGiven = given !== undefined && "changes" in given;
  const [step, setStep] = useState<{ change: Change; preview: Preview } | null>(null);
  const { busy, problem, setProblem, attempt, show } = useAttempts(listingId);
  const look = (change: Change) =>
    attempt("looking", async () => setStep({ change, preview: await previewFacts(listingId, change) }));

  return {
    draft,
    preview: step?.preview ?? null,
    busy,
    problem,
    edit: (part: Partial<FactDraft>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      rememberDraft(memory, next);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      const wrong = problemWith(draft, propertyData);
      if (wrong) setProblem(wrong);
      else void look({ changes: changesOf(draft, propertyData), isFromForm });
    },
    look: () => look({ changes: isGiven ? given.changes : changesOf(EMPTY_DRAFT, propertyData), isFromForm }),
    back: () => {
      setStep(null);
      setProblem(null);
    },
    discard: () => {
      if (!isFromForm && !isGiven) forgetDraft(memory);
      onClose();
    },
    keep: () =>
      attempt("keeping", async () => {
        if (!step) return;
        show(await changeFacts(listingId, step.change, step.preview));
        if (!isFromForm && !isGiven) forgetDraft(memory);
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

// An answer that is asked for again begins as it was said.
function draftFrom(given: GivenChange | undefined): FactDraft {
  if (!given || !("answer" in given)) return EMPTY_DRAFT;
  return { ...EMPTY_DRAFT, answers: { [given.answer.field]: given.answer.words } };
}

function problemWith(draft: FactDraft, propertyData: PropertyData): string | null {
  const wrong = COUNTS.map((count) => countProblem(count, draft.counts[count.name] ?? "")).find(Boolean);
  return wrong ?? (isEmptyChange(changesOf(draft, propertyData)) ? NOTHING_SAID : null);
}
