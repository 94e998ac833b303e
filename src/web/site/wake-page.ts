/* oxlint-disable unicorn/consistent-function-scoping, eslint/max-lines-per-function -- the HTML of a page carries the function as text, so it can use
   nothing that stands outside of it */
export type Waking = {
  // The script that hydrates the page.
  entry: string;
  // The files that the script needs, dependencies first.
  files: string[];
  // The files that the first press is likely to need.
  soon: string[];
  // Whether the page's first sign of a person may be something typed, which would be lost before it is alive.
  isUrgent: boolean;
  // Whether the browser may have a session: then the page will ask for it.
  mayBeSignedIn: boolean;
};

export function wakePage(waking: Waking, firstCalls: (address: URL) => string[]): void {
  const { entry, files, soon, isUrgent, mayBeSignedIn } = waking;
  const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll", "click"];
  const soonAfterMs = 2000;
  let isAwake = false;
  let hasBeenAsked = false;
  let pointed: PointerEvent | null = null;
  let focused: HTMLElement | null = null;
  let pressed: HTMLElement | null = null;
  const fetched = new Set<string>();
  const root = document.getElementById("root");

  function wake(): void {
    if (isAwake) return;
    isAwake = true;
    // Under a policy with strict-dynamic a page's own script may import only what a link has begun to fetch.
    for (const href of [...files, entry]) fetchEarly(href);
    // Without a connection the next sign, or the connection itself, tries again.
    import(/* @vite-ignore */ entry).catch(() => {
      isAwake = false;
      fetched.clear();
      addEventListener("online", wake, { once: true });
    });
  }

  // Taken by the page's own calls, see lib/early-answers.ts. What the server has drawn the page with stands in the HTML.
  function askEarly(): void {
    const calls = [...(mayBeSignedIn ? ["/api/auth/user"] : []), ...firstCalls(new URL(location.href))];
    const drawnWith = document.getElementById("drawn-with")?.textContent ?? "{}";
    const known = new Map(Object.entries(JSON.parse(drawnWith) as Record<string, unknown>));
    Object.assign(window, { earlyAnswers: new Map(calls.map((url) => [url, ask(url, known).catch(() => null)])) });
  }

  // Read to the end even if unused, since an unread body keeps its connection open.
  async function ask(url: string, known: Map<string, unknown>): Promise<Response> {
    if (known.has(url)) return Response.json(known.get(url));
    const answer = await fetch(url, { credentials: "include" });
    await answer.clone().text();
    return answer;
  }

  function fetchEarly(href: string): void {
    if (fetched.has(href)) return;
    fetched.add(href);
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }

  function whenIdle(next: () => void): void {
    if ("requestIdleCallback" in window) requestIdleCallback(next, { timeout: 1000 });
    else setTimeout(next, 50);
  }

  // File by file, each in a moment of its own: run at once they would hold up the phone for a tenth of a second.
  function wakeInSlices(left: string[], afterwards: (next: () => void) => void): void {
    const [next, ...rest] = left;
    if (isAwake || hasBeenAsked) return;
    if (next === undefined) return wake();
    // A failed file is reported when the page is hydrated.
    const goOn = () => afterwards(() => wakeInSlices(rest, afterwards));
    fetchEarly(next);
    import(/* @vite-ignore */ next).then(goOn, goOn);
  }

  // The press is painted before anything runs for it.
  function wakeAfterPaint(): void {
    hasBeenAsked = true;
    for (const href of soon.splice(0)) fetchEarly(href);
    requestAnimationFrame(() => setTimeout(wake));
  }

  function notice(event: Event): void {
    const { type, target } = event;
    // Once the page has replaced its frame, it handles the event itself.
    if (root && !root.isConnected) return;
    if (event instanceof PointerEvent && type === "pointerover") pointed = event;
    if (type === "focusin" && target instanceof HTMLElement) focused = target;
    const button = target instanceof Element ? target.closest<HTMLElement>("a, button") : null;
    if (type === "click" && button) {
      pressed?.removeAttribute("data-pressed");
      pressed = button;
      pressed.setAttribute("data-pressed", "");
    }
    wakeAfterPaint();
  }

  // Sent by the browser itself, a form would leave the page with what was typed; its button is pressed again later.
  function holdBack(event: Event): void {
    event.preventDefault();
    wakeAfterPaint();
  }

  // Signed-in visitors and buyers see their state without having to interact first.
  function isKnown(): boolean {
    try {
      return document.cookie !== "" || localStorage.length > 0;
    } catch {
      return true;
    }
  }

  // What something is called, where that is not a matter of what stands in it.
  function nameOf(element: HTMLElement): string {
    return ["name", "aria-label", "href"].map((name) => element.getAttribute(name)).join() + element.textContent;
  }

  // A page may have been drawn anew when it came alive: then it is the one that is called the same, at the same place
  // among all that are.
  function sameNow(before: HTMLElement): HTMLElement | null {
    if (before.isConnected) return before;
    const top = before.getRootNode() as HTMLElement;
    const alikeIn = (place: ParentNode) =>
      [...place.querySelectorAll<HTMLElement>(before.tagName)].filter((other) => nameOf(other) === nameOf(before));
    const now = alikeIn(document);
    return now[alikeIn(top).indexOf(before)] ?? now[0] ?? null;
  }

  // Sent to what the pointer is over now, with what it is: a finger opens no tooltips.
  function pointAgain({ clientX, clientY, pointerType }: PointerEvent): void {
    const under = document.elementFromPoint(clientX, clientY);
    under?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, clientX, clientY, pointerType }));
  }

  function focusAgain(): void {
    const isLost = document.activeElement === document.body;
    if (isLost && focused && !focused.isConnected) sameNow(focused)?.focus({ preventScroll: true });
    else if (!isLost) document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }

  // Replays the events that came before hydration.
  function catchUp(): void {
    isAwake = true;
    removeEventListener("submit", holdBack, true);
    for (const sign of signs) removeEventListener(sign, notice, true);
    if (pointed) pointAgain(pointed);
    focusAgain();
    if (!pressed) return;
    pressed.removeAttribute("data-pressed");
    const button = sameNow(pressed);
    // A link has led somewhere already; the page still wants to know, to close a menu for instance.
    if (button instanceof HTMLAnchorElement) {
      button.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
    }
    button?.click();
  }

  askEarly();
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
  addEventListener("submit", holdBack, true);
  document.addEventListener("page-alive", catchUp, { once: true });
  // Painted first, then fetched: all at the same time, but no two in one task.
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    for (const href of [...files, entry]) setTimeout(fetchEarly, 0, href);
    // A person who is about to type waits for no idle moment.
    const afterwards = isUrgent || isKnown() ? (next: () => void) => setTimeout(next) : whenIdle;
    afterwards(() => wakeInSlices(files, afterwards));
    setTimeout(() => whenIdle(() => soon.splice(0).forEach(fetchEarly)), soonAfterMs);
  });
  painted.observe({ type: "paint", buffered: true });
}
