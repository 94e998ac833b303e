import { type ComponentType, useEffect, useSyncExternalStore } from "react";

// Asked for again after this long, unless the browser says sooner that the connection is back.
const NEXT_TRY_MS = 5000;

type PartState<Props> = { Part: ComponentType<Props> | null; hasFailed: boolean };

export type SoftPart<Props> = { fetch: () => Promise<void>; usePart: () => PartState<Props> };

// A part of the page whose script is loaded when it is needed. React's own lazy() throws when the connection drops,
// which takes the whole page with it, and remembers the failure for ever.
export function softPart<Props>(load: () => Promise<ComponentType<Props>>): SoftPart<Props> {
  let state: PartState<Props> = { Part: null, hasFailed: false };
  let underWay: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function change(next: PartState<Props>): void {
    state = next;
    underWay = null;
    for (const listener of listeners) listener();
  }

  // Never rejects: whoever shows the part sees whether it came.
  async function fetchPart(): Promise<void> {
    if (state.Part) return;
    underWay ??= fetchLostStyles()
      .then(load)
      .then(
        (Part) => change({ Part, hasFailed: false }),
        () => change({ Part: null, hasFailed: true }),
      );
    await underWay;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function usePart(): PartState<Props> {
    const current = useSyncExternalStore(subscribe, read, read);
    useEffect(() => (current.hasFailed ? tryAgainLater(fetchPart) : void fetchPart()), [current]);
    return current;
  }

  const read = () => state;
  return { fetch: fetchPart, usePart };
}

let fetchingStyles: Promise<void> | null = null;

// The build's own loader never retries a style sheet that failed, so each part retries the failed ones before it loads.
async function fetchLostStyles(): Promise<void> {
  fetchingStyles ??= fetchAllLost().finally(() => {
    fetchingStyles = null;
  });
  await fetchingStyles;
}

async function fetchAllLost(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter((link) => lostStyles.has(link)).map(fetchAgain));
}

// A sheet that is still loading has no rules either, and replacing it would leave its loader waiting for ever, so only
// sheets that reported an error count as lost.
const lostStyles = new WeakSet<EventTarget>();
// Pages are also drawn where there is no document, when they are built.
if (typeof document !== "undefined") {
  document.addEventListener("error", ({ target }) => target && lostStyles.add(target), { capture: true });
}

function fetchAgain(lost: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: lost.href });
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`${lost.href} could not be loaded`)));
    lost.replaceWith(link);
  });
}

export function tryAgainLater(tryAgain: () => unknown): () => void {
  const timer = setTimeout(tryAgain, NEXT_TRY_MS);
  window.addEventListener("online", tryAgain);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("online", tryAgain);
  };
}
