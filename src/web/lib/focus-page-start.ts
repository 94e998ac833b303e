// For the moments when what had the focus goes away: the reader starts again at the page's heading.
export function focusPageStart(): void {
  const main = document.querySelector<HTMLElement>("main");
  const heading = main?.querySelector<HTMLElement>("h1");
  (heading ?? main)?.focus({ preventScroll: true });
}
