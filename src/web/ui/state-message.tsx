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
