import { type ReactNode, useId } from "react";

type SettingsSectionProps = { title: string; lead?: ReactNode; children: ReactNode };

export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sheet settings-section">
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <div className="mt-2 text-[0.9375rem] text-ink-2">{lead}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
