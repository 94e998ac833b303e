import { Tabs as RadixTabs } from "radix-ui";
import type { ReactNode } from "react";
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
  return (
    <RadixTabs.Root value={value} onValueChange={onChange}>
      <RadixTabs.List aria-label={label} className="tab-list">
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className="tab">
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="tab-panel">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
