import type { ReactNode } from "react";

type ButtonProps = {
  onClick: () => void;
  tone?: "primary" | "quiet";
  isBusy?: boolean;
  children: ReactNode;
};

export function Button({ onClick, tone = "quiet", isBusy = false, children }: ButtonProps) {
  return (
    <button
      type="button"
      className="button"
      data-tone={tone}
      // Unlike disabled, this keeps the keyboard's place while the work runs.
      aria-disabled={isBusy}
      onClick={() => !isBusy && onClick()}
    >
      {children}
    </button>
  );
}
