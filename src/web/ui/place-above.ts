const GAP_PX = 8;
const EDGE_PX = 12;

// Puts a popover over the middle of its control, or under it where there is no room, and never beyond the screen's edge.
export function placeAbove(popover: HTMLElement, control: HTMLElement): void {
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
