import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";

const loadDialogs = () => import("./creation-dialogs.tsx");
const CreationDialogs = lazy(async () => ({ default: (await loadDialogs()).CreationDialogs }));

// The dialogs are fetched when somebody comes near the button, so that nobody waits for them.
export function StartListingButton({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // One dialog follows another, so the button itself takes focus back after the last one.
  useEffect(() => (isOpen ? () => button.current?.focus() : undefined), [isOpen]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="button"
        data-tone="primary"
        onPointerEnter={() => void loadDialogs()}
        onFocus={() => void loadDialogs()}
        onClick={() => setIsOpen(true)}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <CreationDialogs onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
