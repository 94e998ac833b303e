import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import "./tooltip.css";
import { useOverlayPlace } from "./overlay-place.ts";

const TOOLTIP_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;

// Tooltips in one area share their delay: after the first, the next ones appear at once.
export function TooltipArea({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </RadixTooltip.Provider>
  );
}

type TooltipProps = {
  text: string;
  // A control that keyboard focus can reach. A touch never opens a tooltip, so it must make sense without.
  children: ReactElement;
};

export function Tooltip({ text, children }: TooltipProps) {
  const place = useOverlayPlace();
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal container={place}>
        <RadixTooltip.Content className="tooltip" sideOffset={8} collisionPadding={12}>
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
