import type { ReactNode } from "react";

type CardProps = {
  title?: string;
  // A small line above the title: what the machine counts or cites.
  note?: string;
  action?: ReactNode;
  // At most one thing of a view is lifted off the paper.
  isLifted?: boolean;
  children: ReactNode;
};

export function Card({ title, note, action, isLifted = false, children }: CardProps) {
  return (
    <section className={`sheet px-5 py-5 sm:px-7 sm:py-6 ${isLifted ? "shadow-lift" : ""}`}>
      {(title || note || action) && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            {note && <p className="note mb-1.5">{note}</p>}
            {title && <h3>{title}</h3>}
          </div>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
