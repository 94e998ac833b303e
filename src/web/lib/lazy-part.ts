import { type ComponentType, startTransition, useEffect, useState } from "react";

// Asked for again after this long, unless the browser says sooner that the connection is back.
const NEXT_TRY_MS = 5000;

type PartState<Props> = { Part: ComponentType<Props> | null; hasFailed: boolean };

export type LazyPart<Props> = { fetch: () => Promise<void>; usePart: (isWanted?: boolean) => PartState<Props> };

// A part of the page whose script is loaded when it is needed. React's own lazy() throws when the connection drops,
// which takes the whole page with it, and remembers the failure for ever.
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let state: PartState<Props> = { Part: null, hasFailed: false };
  let underWay: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function change(next: PartState<Props>): void {
    state = next;
    underWay = null;
    for (const listener of listeners) listener();
  }

  // Never rejects: the component reads from the state whether the part has loaded.
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

  function usePart(isWanted = true): PartState<Props> {
    const [current, setCurrent] = useState(state);
    useEffect(() => {
      // A large part is drawn in slices, so that a phone answers meanwhile; an external store would be drawn at once.
      const follow = () => startTransition(() => setCurrent(state));
      follow();
      return subscribe(follow);
    }, []);
    useEffect(() => {
      if (!isWanted) return undefined;
      return current.hasFailed ? tryAgainLater(fetchPart) : void fetchPart();
    }, [current, isWanted]);
    return current;
  }

  return { fetch: fetchPart, usePart };
}

// The page's own requests go first.
const AFTER_THE_PAGE_MS = 10_000;
const AFTER_A_SIGN_MS = 300;
const SIGNS = ["pointermove", "pointerdown", "keydown"];
const waiting = new Set<() => Promise<void>>();

// Loads what the first view does not need: shortly after the first interaction or after a while, one at a time, so that it
// opens at once later, also when the connection drops.
export function fetchWhenQuiet(fetch: () => Promise<void>): void {
  if (typeof window === "undefined") return;
  if (waiting.size === 0) {
    setTimeout(fetchWaiting, AFTER_THE_PAGE_MS);
    for (const sign of SIGNS) window.addEventListener(sign, hearSign, { once: true, passive: true, capture: true });
  }
  waiting.add(fetch);
}

function hearSign(): void {
  for (const sign of SIGNS) window.removeEventListener(sign, hearSign, true);
  setTimeout(fetchWaiting, AFTER_A_SIGN_MS);
}

async function fetchWaiting(): Promise<void> {
  for (const fetch of waiting) {
    await fetch();
    waiting.delete(fetch);
  }
}

// The build's own loader asks for a style sheet once and never again, so those that failed are noted. One that is still
// on its way must be left alone: a link that is replaced never says that it arrived.
const lostStyles = new Set<HTMLLinkElement>();
let fetchingStyles: Promise<void> | null = null;

globalThis.document?.addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lostStyles.add(target);
  },
  true,
);

async function fetchLostStyles(): Promise<void> {
  fetchingStyles ??= fetchAllLost().finally(() => {
    fetchingStyles = null;
  });
  await fetchingStyles;
}

async function fetchAllLost(): Promise<void> {
  const links = [...lostStyles];
  lostStyles.clear();
  await Promise.all(links.filter(({ isConnected }) => isConnected).map(fetchAgain));
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
