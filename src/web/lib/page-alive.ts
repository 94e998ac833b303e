// The script in the page's HTML waits for this event to replay presses that came before hydration.
const PAGE_ALIVE = "page-alive";

export function tellPageAlive(): void {
  // After React has finished: a press that is repeated while it works would be lost in parts still to be hydrated.
  queueMicrotask(() => document.dispatchEvent(new Event(PAGE_ALIVE)));
}
