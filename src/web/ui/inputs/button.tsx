import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Spinner } from "../feedback/spinner.tsx";

type ButtonProps = Omit<ComponentProps<"button">, "className"> & {
  tone?: "primary" | "secondary" | "quiet" | "danger" | "link";
  size?: "regular" | "small";
  isBusy?: boolean;
  // Shown while busy; both labels keep their place, so that the button never changes its width.
  busyLabel?: string;
};

export function Button({
  tone = "secondary",
  size = "regular",
  type = "button",
  isBusy = false,
  busyLabel,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Also holds back the form that a submit button would send.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is one of the three, a plain button unless told
      type={type}
      className={tone === "link" ? "text-link" : "button"}
      data-tone={tone}
      data-size={size}
      // Unlike disabled, this keeps the keyboard's place while the work runs.
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={handleClick}
    >
      <ButtonLabel isBusy={isBusy} busyLabel={busyLabel}>
        {children}
      </ButtonLabel>
    </button>
  );
}

type ButtonLabelProps = { isBusy: boolean; busyLabel: string | undefined; children: ReactNode };

function ButtonLabel({ isBusy, busyLabel, children }: ButtonLabelProps) {
  if (busyLabel === undefined && !isBusy) return children;
  if (busyLabel === undefined) {
    return (
      <span className="label-stack">
        <span className="opacity-0">{children}</span>
        <Spinner />
      </span>
    );
  }
  return (
    <span className="label-stack">
      <span className={isBusy ? "invisible" : undefined}>{children}</span>
      <span className={isBusy ? undefined : "invisible"}>
        <Spinner />
        {busyLabel}
      </span>
    </span>
  );
}

export function CloseIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" width="20" height="20" className="line-icon">
      <path d="M5 5l10 10M15 5L5 15" />
    </svg>
  );
}
