import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { softPart } from "#web/lib/soft-part.ts";
import { showToast } from "#web/ui/toast/toast-store.ts";

const dialogs = softPart(async () => (await import("./creation-dialogs.tsx")).CreationDialogs);

const LOOKS = {
  button: { className: "button", "data-tone": "primary" },
  link: { className: "bar-link cursor-pointer" },
} as const;

type StartListingButtonProps = { look?: "button" | "link"; onOpen?: () => void; children: ReactNode };

// The dialogs are fetched when somebody comes near the button, so that nobody waits for them.
export function StartListingButton({ look = "button", onOpen, children }: StartListingButtonProps) {
  const [isOpen, setIsOpen] = useState(false);

  function open({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // Not every browser focuses what is clicked, and the dialogs give focus back to where it was.
    currentTarget.focus();
    onOpen?.();
    setIsOpen(true);
  }

  return (
    <>
      <button
        type="button"
        {...LOOKS[look]}
        onPointerEnter={() => void dialogs.fetch()}
        onFocus={() => void dialogs.fetch()}
        onClick={open}
      >
        {children}
      </button>
      {isOpen && <LoadedDialogs onClose={() => setIsOpen(false)} />}
    </>
  );
}

function LoadedDialogs({ onClose }: { onClose: () => void }) {
  const { Part: CreationDialogs, hasFailed } = dialogs.usePart();

  useEffect(() => {
    if (!hasFailed) return;
    const description = "This opens as soon as the connection is back.";
    showToast({ title: "You are offline", description, tone: "problem" });
  }, [hasFailed]);

  return CreationDialogs && <CreationDialogs onClose={onClose} />;
}
