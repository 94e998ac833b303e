import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from "react";

const loadDialogs = () => import("./creation-dialogs.tsx");
const CreationDialogs = lazy(async () => ({ default: (await loadDialogs()).CreationDialogs }));

const LOOKS = {
  button: { className: "button", "data-tone": "primary" },
  link: { className: "bar-link cursor-pointer" },
} as const;

type StartListingButtonProps = { look?: "button" | "link"; children: ReactNode };

// The dialogs are fetched when somebody comes near the button, so that nobody waits for them.
export function StartListingButton({ look = "button", children }: StartListingButtonProps) {
  const [isOpen, setIsOpen] = useState(false);

  function open({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // Not every browser focuses what is clicked, and the dialogs give focus back to where it was.
    currentTarget.focus();
    setIsOpen(true);
  }

  return (
    <>
      <button
        type="button"
        {...LOOKS[look]}
        onPointerEnter={() => void loadDialogs()}
        onFocus={() => void loadDialogs()}
        onClick={open}
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
