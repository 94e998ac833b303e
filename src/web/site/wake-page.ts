/* oxlint-disable unicorn/consistent-function-scoping -- the HTML of a page carries the function as text, so it can use
   nothing that stands outside of it */
export type Waking = {
  // The script that brings the page to life, and all that it needs.
  entry: string;
  files: string[];
  // Whether the page can be read as it is until somebody does something.
  canSleep: boolean;
};

export function wakePage({ entry, files, canSleep }: Waking): void {
  const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll", "click"];
  let isAwake = false;
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

  function notice({ type, target }: Event): void {
    if (type === "pointerover") pointedAt = target;
    if (type === "click" && target instanceof Element) pressed = target.closest<HTMLElement>("a, button") ?? pressed;
    wake();
  }

  // Who is signed in or has bought something is shown it without a sign.
  function isKnown(): boolean {
    try {
      return document.cookie !== "" || localStorage.length > 0;
    } catch {
      return true;
    }
  }

  // What the page did not hear in its sleep is said again.
  function catchUp(): void {
    for (const sign of signs) removeEventListener(sign, notice, true);
    pointedAt?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    const focused = document.activeElement;
    if (focused !== document.body) focused?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    // A link has led somewhere already; the page still wants to know, to close a menu for instance.
    if (pressed instanceof HTMLAnchorElement) {
      pressed.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
    }
    pressed?.click();
  }

  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
  document.addEventListener("page-alive", catchUp, { once: true });
  // Painted first, then fetched: all at the same time, but no two in one task.
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    for (const href of [entry, ...files]) setTimeout(fetchEarly, 0, href);
    if (!canSleep || isKnown()) setTimeout(wake);
  });
  painted.observe({ type: "paint", buffered: true });
}
