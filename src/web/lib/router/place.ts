import { flushSync } from "react-dom";
import { isAppPath } from "#shared/page-paths.ts";
import { readSearch, type Search, writeSearch } from "./search-text.ts";

// The page that is shown. The address bar may be ahead of it while the next page's script loads.
export type Place = { path: string; search: Search };

export type Target = {
  // A path of the app; the present one when left out.
  to?: string;
  // What stands for the parts of the path that begin with $.
  params?: Record<string, string>;
  search?: Search | ((before: Search) => Search);
};
export type Going = Target & { replace?: boolean; resetScroll?: boolean };

type Shown = { hasNewPath: boolean };
type Guard = { wouldLose: () => boolean; ask: (goOn: () => void) => void };

let place: Place | null = null;
let prepare: (next: Place) => unknown = () => undefined;
let lastTurn = 0;
// How many steps this tab has taken; each step's number is kept in the browser's history.
let step = 0;
let isTurningBack = false;
let guard: Guard | null = null;
const scrolledTo = new Map<number, number>();
const placeListeners = new Set<() => void>();
const shownListeners = new Set<(shown: Shown) => void>();

export function readPlace(): Place {
  place ??= placeInAddressBar();
  return place;
}

let prerendered: Place = { path: "/", search: {} };

// Pages are also drawn without a browser; the code that draws them sets the address.
export function prerenderAt(next: Place): void {
  prerendered = next;
}

export const readPrerenderedPlace = () => prerendered;

export function subscribeToPlace(listener: () => void): () => void {
  placeListeners.add(listener);
  return () => void placeListeners.delete(listener);
}

// Told after a page has been drawn, but not of the first.
export function subscribeToShown(listener: (shown: Shown) => void): () => void {
  shownListeners.add(listener);
  return () => void shownListeners.delete(listener);
}

// Called once: from now on the back button is heard, and a page is shown when what it needs is there.
export function startRouting(prepareNext: (next: Place) => unknown): void {
  prepare = prepareNext;
  step = stepIn(window.history.state) ?? 0;
  keepStep();
  window.addEventListener("popstate", ({ state }) => void hearHistory(stepIn(state)));
}

export function hrefOf({ to, params = {}, search = {} }: Target): string {
  const { path, search: before } = typeof window === "undefined" ? prerendered : readPlace();
  const target = to === undefined || to === "." ? path : to;
  const filled = target.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return filled + writeSearch(typeof search === "function" ? search(before) : search);
}

export async function navigate({ replace = false, resetScroll = true, ...target }: Going): Promise<void> {
  const href = hrefOf(target);
  const goOn = async () => {
    // A public page is a document of its own.
    if (!isAppPath(href.split("?")[0] ?? "")) {
      window.location.assign(href);
      return;
    }
    scrolledTo.set(step, window.scrollY);
    if (!replace) step += 1;
    window.history[replace ? "replaceState" : "pushState"]({ step }, "", href);
    await show(resetScroll ? 0 : null);
  };
  if (guard?.wouldLose()) guard.ask(() => void goOn());
  else await goOn();
}

export function guardLeaving(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

async function hearHistory(keptStep: number | null): Promise<void> {
  if (isTurningBack) {
    isTurningBack = false;
    return;
  }
  if (keptStep === null) return hearNewStep();
  const steps = keptStep - step;
  if (guard?.wouldLose() && steps !== 0) {
    // The address bar has moved already; it goes back until the person has decided.
    isTurningBack = true;
    window.history.go(-steps);
    const left = guard;
    left.ask(() => {
      guard = null;
      window.history.go(steps);
    });
    return;
  }
  scrolledTo.set(step, window.scrollY);
  step = keptStep;
  await show(scrolledTo.get(keptStep) ?? 0);
}

// A link to a place on the page, which the browser has gone to by itself: a step that is not numbered yet.
async function hearNewStep(): Promise<void> {
  scrolledTo.set(step, window.scrollY);
  step += 1;
  keepStep();
  const isHere = JSON.stringify(placeInAddressBar()) === JSON.stringify(readPlace());
  if (!isHere) await show(0);
}

function keepStep(): void {
  window.history.replaceState({ step }, "");
}

async function show(scrollTo: number | null): Promise<void> {
  const next = placeInAddressBar();
  lastTurn += 1;
  const turn = lastTurn;
  await prepare(next);
  // The visitor may have left this page in the meantime.
  if (turn !== lastTurn) return;
  const hasNewPath = readPlace().path !== next.path;
  place = next;
  flushSync(() => {
    for (const listener of placeListeners) listener();
  });
  if (scrollTo !== null) window.scrollTo({ top: scrollTo, behavior: "instant" });
  for (const listener of shownListeners) listener({ hasNewPath });
}

function placeInAddressBar(): Place {
  const { pathname, search } = window.location;
  return { path: pathname, search: readSearch(search) };
}

function stepIn(state: unknown): number | null {
  const kept = typeof state === "object" && state !== null && "step" in state ? state.step : null;
  return typeof kept === "number" ? kept : null;
}

// For the moments when what had the focus goes away: the reader starts again at the page's heading.
export function focusPageStart(): void {
  const main = document.querySelector<HTMLElement>("main");
  const heading = main?.querySelector<HTMLElement>("h1");
  (heading ?? main)?.focus({ preventScroll: true });
}
