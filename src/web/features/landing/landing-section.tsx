import type { ReactNode } from "react";

type LandingSectionProps = {
  // Also what a link in the bar leads to.
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
};

// As in a guidebook: the chapter's name in the margin, its content beside it.
export function LandingSection({ id, title, lead, children }: LandingSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="landing-section">
      <div className="landing-margin">
        <h2 id={`${id}-heading`}>{title}</h2>
        {lead && <p className="mt-3 max-w-[38ch] text-ink-2">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
