import type { ReactNode } from "react";

type EmptyStateProps = {
  title: string;
  // Why there is nothing, and the next step.
  children: ReactNode;
  action?: ReactNode;
};

// A room on the plan that nobody has furnished yet. For a whole view without content there is StateMessage.
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center rounded-sheet border border-dashed border-line-control px-6 py-10 text-center">
      <svg aria-hidden="true" viewBox="0 0 96 64" className="plan mb-5 w-24">
        <path d="M4 4h88M4 4v56M4 60h34M62 60h30M92 4v56" />
        <path d="M38 60V36a24 24 0 0 1 24 24" className="plan-thin" />
      </svg>
      <h3>{title}</h3>
      <div className="mt-2 max-w-[44ch] text-ink-2">{children}</div>
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
