// Pages the browser knows how to draw. The server answers 404 beside the page for every other path.
export const PAGE_PATHS = ["/", "/dev/outbox"] as const;
export type PagePath = (typeof PAGE_PATHS)[number];

export function isPagePath(path: string): boolean {
  return PAGE_PATHS.some((known) => known === path);
}
