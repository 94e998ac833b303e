import { type KeyboardEvent, type ReactNode, useId } from "react";
import "./tabs.css";

export type Tab = { value: string; label: string; content: ReactNode };

type TabsProps = {
  // Names the row of tabs to those who do not see what is around it.
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
};

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const chosen = tabs.find((tab) => tab.value === value);

  // The keys of a row of tabs: they move the focus and choose at once.
  function moveByKey(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs.at(indexAfter(event.key, at, tabs.length) ?? at);
    if (!next || next.value === value) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(tabId(id, next))?.focus();
  }

  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div role="tablist" aria-label={label} aria-orientation="horizontal" className="tab-list" onKeyDown={moveByKey}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={tabId(id, tab)}
            type="button"
            role="tab"
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${id}-panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            data-state={tab === chosen ? "active" : "inactive"}
            className="tab"
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {chosen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel may hold nothing that takes the focus
        <div
          id={`${id}-panel`}
          key={chosen.value}
          role="tabpanel"
          aria-labelledby={tabId(id, chosen)}
          tabIndex={0}
          className="tab-panel"
        >
          {chosen.content}
        </div>
      )}
    </div>
  );
}

const tabId = (id: string, { value }: Tab) => `${id}-${value}`;

function indexAfter(key: string, at: number, count: number): number | null {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
