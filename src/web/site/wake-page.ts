/* oxlint-disable unicorn/consistent-function-scoping, eslint/max-lines-per-function -- the HTML of a page carries the function as text, so it can use
   nothing that stands outside of it */
export type Waking = {
  // The script that brings the page to life.
  entry: string;
  // All that it needs, what others need first.
  files: string[];
  // What the first press on the page is likely to need.
  soon: string[];
  // Whether the page's first sign of a person may be something typed, which would be lost before it is alive.
  isUrgent: boolean;
};

export function wakePage({ entry, files, soon, isUrgent }: Waking): void {
  const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll", "click"];
  const soonAfterMs = 2000;
  let isAwake = false;
  let hasBeenAsked = false;
  let pointedAt: EventTarget | null = null;
  let pressed: HTMLElement | null = null;

  function wake(): void {
    if (isAwake) return;
    isAwake = true;
    // Without a connection the next sign, or the connection itself, tries again.
    import(/* @vite-ignore */ entry).catch(() => {
      isAwake = false;
      addEventListener("online", wake, { once: true });
    });
  }

  function fetchEarly(href: string): void {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }

  function whenIdle(next: () => void): void {
    if ("requestIdleCallback" in window) requestIdleCallback(next, { timeout: 1000 });
    else setTimeout(next, 50);
  }

  // File by file, each in an idle moment of its own: run at once they would hold up the phone for a tenth of a second.
  function wakeInSlices(left: string[]): void {
    const [next, ...rest] = left;
    if (isAwake || hasBeenAsked) return;
    if (next === undefined) return wake();
    // A file that does not come is told of when the page is woken.
    const goOn = () => whenIdle(() => wakeInSlices(rest));
    import(/* @vite-ignore */ next).then(goOn, goOn);
  }

  // The press is painted before anything runs for it.
  function wakeAfterPaint(): void {
    hasBeenAsked = true;
    for (const href of soon.splice(0)) fetchEarly(href);
    requestAnimationFrame(() => setTimeout(wake));
  }

  function notice({ type, target }: Event): void {
    if (type === "pointerover") pointedAt = target;
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

  // Who is signed in or has bought something is shown it without a sign.
  function isKnown(): boolean {
    try {
      return document.cookie !== "" || localStorage.length > 0;
    } catch {
      return true;
    }
  }

  // A page may have been drawn anew when it came alive.
  function sameNow(before: HTMLElement): HTMLElement | null {
    if (before.isConnected) return before;
    const alike = [...document.querySelectorAll<HTMLElement>(before.tagName)];
    return alike.find(({ textContent }) => textContent === before.textContent) ?? null;
  }

  // What the page did not hear in its sleep is said again.
  function catchUp(): void {
    isAwake = true;
    removeEventListener("submit", holdBack, true);
    for (const sign of signs) removeEventListener(sign, notice, true);
    pointedAt?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    const focused = document.activeElement;
    if (focused !== document.body) focused?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    if (!pressed) return;
    pressed.removeAttribute("data-pressed");
    const button = sameNow(pressed);
    // A link has led somewhere already; the page still wants to know, to close a menu for instance.
    if (button instanceof HTMLAnchorElement) {
      button.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
    }
    button?.click();
  }

  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
  addEventListener("submit", holdBack, true);
  document.addEventListener("page-alive", catchUp, { once: true });
  // Painted first, then fetched: all at the same time, but no two in one task.
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    for (const href of [...files, entry]) setTimeout(fetchEarly, 0, href);
    if (isUrgent || isKnown()) setTimeout(wake);
    else whenIdle(() => wakeInSlices(files));
    setTimeout(() => soon.splice(0).forEach(fetchEarly), soonAfterMs);
  });
  painted.observe({ type: "paint", buffered: true });
}
