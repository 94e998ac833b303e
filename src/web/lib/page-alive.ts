// The page's own HTML waits for this word: it repeats what came too early.
const PAGE_ALIVE = "page-alive";

export function tellPageAlive(): void {
  // After React has finished: a press that is repeated while it works would be lost in parts still to be hydrated.
  queueMicrotask(() => document.dispatchEvent(new Event(PAGE_ALIVE)));
}
