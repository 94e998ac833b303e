import CircleAlert from "lucide-react/icons/circle-alert";
import Info from "lucide-react/icons/info";
import type { ReactNode } from "react";

type StateMessageProps = {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  isProblem?: boolean;
};

// What a view says when it has nothing to show: why, and what to do next.
export function StateMessage({ title, children, action, isProblem = false }: StateMessageProps) {
  return (
    <section className="sheet max-w-2xl px-6 py-8 sm:px-10 sm:py-10" role={isProblem ? "alert" : undefined}>
      <h2>{title}</h2>
      <div className="mt-3 max-w-[56ch] space-y-3 text-ink-2">{children}</div>
      {action && <div className="mt-6">{action}</div>}
    </section>
  );
}

type EmptyStateProps = {
  title: string;
  // Why there is nothing, and the next step.
  children: ReactNode;
  action?: ReactNode;
};

// For an empty list inside a view; a whole view without content uses StateMessage.
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

type NoticeProps = { tone?: "info" | "problem"; title?: ReactNode; action?: ReactNode; children: ReactNode };

// Something to know right where it matters, which stays until it is no longer true.
export function Notice({ tone = "info", title, action, children }: NoticeProps) {
  const isProblem = tone === "problem";
  const Icon = isProblem ? CircleAlert : Info;
  const colours = isProblem ? "border-coral bg-coral-wash text-coral-ink" : "border-line-strong bg-card text-ink-2";
  return (
    <div role={isProblem ? "alert" : undefined} className={`flex gap-3 rounded-inset border px-4 py-3.5 ${colours}`}>
      <Icon size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
      <div className="min-w-0 grow">
        {title && <p className={`font-semibold ${isProblem ? "" : "text-ink"}`}>{title}</p>}
        <div>{children}</div>
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
