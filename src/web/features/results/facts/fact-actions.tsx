import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { WrittenDescription } from "#shared/contract/listings/listings.ts";
import { messages } from "#shared/messages/toasts.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { listingQuery } from "../api.ts";
import type { Chosen } from "../text/description-view.tsx";
import { lockSentence } from "./api.ts";
import "./facts.css";
import type { PropertyData } from "#shared/contract/orders.ts";
import { lazyOverlay } from "#web/ui/overlays/lazy-overlay.tsx";
import type { GivenChange } from "./use-fact-change.ts";

const ChangeFactDialog = lazyOverlay(async () => (await import("./change-fact-dialog.tsx")).ChangeFactDialog);

type LockToggleProps = {
  listingId: string;
  description: WrittenDescription;
  chosen: Chosen;
  // What else can be done with the sentence.
  children?: ReactNode;
};

// A locked sentence stays as it is when a fact changes.
export function LockToggle({ listingId, description, chosen, children }: LockToggleProps) {
  const { heading, sentence } = chosen;
  const client = useQueryClient();
  const section = description.sections.find((one) => one.heading === heading);
  const isLocked = section?.sentences.some((one) => one.text === sentence.text && one.isLocked) ?? false;
  const [isBusy, setIsBusy] = useState(false);

  async function toggle() {
    setIsBusy(true);
    try {
      const place = { platform: description.platformType, heading, sentence: sentence.text };
      const listing = await lockSentence(listingId, { ...place, isLocked: !isLocked });
      client.setQueryData(listingQuery(listingId).queryKey, listing);
    } catch {
      showToast({ ...messages.sentenceNotLocked, tone: "problem" });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="fact-lock">
      <Button size="small" isBusy={isBusy} aria-pressed={isLocked} onClick={() => void toggle()}>
        {isLocked ? "Locked: unlock it" : "Lock this sentence"}
      </Button>
      {children}
      <p className="text-ink-2">
        {isLocked ? "It stays as it is when a fact changes." : "Then it stays as it is when a fact changes."}
      </p>
    </div>
  );
}

type ChangeFactButtonProps = {
  listingId: string;
  propertyData: PropertyData;
  isFromForm?: boolean;
  // A change that is shown at once, or an answer that is to be said anew.
  given?: GivenChange;
  label?: string;
};

export function ChangeFactButton({ listingId, propertyData, isFromForm = false, given, label }: ChangeFactButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {label ?? (isFromForm ? "Bring up to date" : "Change a fact")}
      </Button>
      {isOpen && (
        <ChangeFactDialog {...{ listingId, propertyData, isFromForm, given }} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
