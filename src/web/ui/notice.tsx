import CircleAlert from "lucide-react/icons/circle-alert";
import Info from "lucide-react/icons/info";
import type { ReactNode } from "react";

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
