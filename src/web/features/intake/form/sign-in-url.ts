import { paths } from "#shared/page-paths.ts";

// Back to this very page afterwards.
export function signInUrl(): string {
  const { pathname, search } = window.location;
  return `${paths.auth}?${new URLSearchParams({ next: `${pathname}${search}` })}`;
}
