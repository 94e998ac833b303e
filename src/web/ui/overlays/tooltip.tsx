import { cloneElement, type ReactElement, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import "./tooltip.css";
import { useOverlayPlace } from "./overlay-place.ts";

const GAP_PX = 8;

const EDGE_PX = 12;

const TOOLTIP_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;
// The way from the control to its tooltip.
const GRACE_MS = 100;

// After one tooltip the next appears at once, wherever it is.
let lastClosedAt = Number.NEGATIVE_INFINITY;

type Trigger = ReactElement<
  Partial<Record<keyof TriggerHandlers, (event: never) => void>> & { "aria-describedby"?: string }
>;
type TooltipProps = {
  text: string;
  // A control that keyboard focus can reach. A touch never opens a tooltip, so it must make sense without.
  children: Trigger;
};

export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const place = useOverlayPlace();
  const { anchor, handlers, stay, leave } = useTooltip();
  const control = cloneElement(children, {
    ...alsoCalling(handlers, children.props),
    ...(anchor && { "aria-describedby": id }),
  });
  const shown = anchor && (
    <div
      ref={(tooltip) => void (tooltip && placeAbove(tooltip, anchor))}
      id={id}
      role="tooltip"
      popover="manual"
      className="tooltip"
      onPointerEnter={stay}
      onPointerLeave={leave}
    >
      {text}
    </div>
  );
  return (
    <>
      {control}
      {shown && createPortal(shown, place ?? document.body)}
    </>
  );
}

type Hovering = SyntheticEvent<HTMLElement> & { pointerType?: string };
type TriggerHandlers = ReturnType<typeof useTooltip>["handlers"];

function useTooltip() {
  // What it stands at, while it is open.
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function later(ms: number, next: HTMLElement | null): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, ms, next);
  }

  function change(next: HTMLElement | null): void {
    clearTimeout(timer.current);
    if (!next && anchor) lastClosedAt = performance.now();
    setAnchor(next);
  }

  function openLater({ currentTarget, pointerType }: Hovering): void {
    if (pointerType === "touch") return;
    const isSoonAfterOther = performance.now() - lastClosedAt < TOOLTIP_SKIP_DELAY_MS;
    if (isSoonAfterOther) change(currentTarget);
    else if (!anchor) later(TOOLTIP_DELAY_MS, currentTarget);
  }

  function openForKeyboard({ currentTarget }: SyntheticEvent<HTMLElement>): void {
    if (currentTarget.matches(":focus-visible")) change(currentTarget);
  }

  const close = () => change(null);
  useCloseBy(anchor, close);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    anchor,
    stay: () => clearTimeout(timer.current),
    leave: () => later(GRACE_MS, null),
    handlers: {
      onPointerEnter: openLater,
      onPointerLeave: () => (anchor ? later(GRACE_MS, null) : close()),
      onPointerDown: close,
      onFocus: openForKeyboard,
      onBlur: close,
    },
  };
}

function useCloseBy(anchor: HTMLElement | null, close: () => void): void {
  useEffect(() => {
    if (!anchor) return undefined;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The dialog around stays open.
      event.stopPropagation();
      close();
    };
    document.addEventListener("keydown", closeByKey, true);
    document.addEventListener("scroll", close, true);
    return () => {
      document.removeEventListener("keydown", closeByKey, true);
      document.removeEventListener("scroll", close, true);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each opening
  }, [anchor]);
}

function alsoCalling(handlers: TriggerHandlers, own: Trigger["props"]): object {
  const both = Object.entries(handlers).map(([name, handler]) => [
    name,
    (event: never) => {
      own[name as keyof TriggerHandlers]?.(event);
      handler(event);
    },
  ]);
  return Object.fromEntries(both);
}

// Puts a popover over the middle of its control, or under it where there is no room, and never beyond the screen's edge.
function placeAbove(popover: HTMLElement, control: HTMLElement): void {
  if (!popover.isConnected) return;
  // In the top layer no dialog or transform around it moves or cuts it.
  if (!popover.matches(":popover-open")) popover.showPopover();
  const { left, top, bottom, width } = control.getBoundingClientRect();
  const { width: ownWidth, height: ownHeight } = popover.getBoundingClientRect();
  const above = top - GAP_PX - ownHeight;
  const furthestLeft = document.documentElement.clientWidth - EDGE_PX - ownWidth;
  const middle = left + width / 2 - ownWidth / 2;
  popover.style.left = `${Math.max(EDGE_PX, Math.min(middle, furthestLeft))}px`;
  popover.style.top = `${above >= EDGE_PX ? above : bottom + GAP_PX}px`;
}
