import type { ReactNode } from "react";

export type PlateInfo = { id: string; number: number; title: string; rule: string };

// One chapter of the guide: its number, its name and the rule it follows.
export function Plate({ id, number, title, rule, children }: PlateInfo & { children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="plate">
      <p className="gallery-number">{String(number).padStart(2, "0")}</p>
      <h2 id={`${id}-title`} className="mt-1">
        {title}
      </h2>
      <p className="mt-2.5 mb-8 max-w-[60ch] text-ink-2">{rule}</p>
      {children}
    </section>
  );
}
