// Goes through the server, which knows the sign-in method, and leads back to the page.
export function loginPath(next: string): string {
  return `/api/login?next=${encodeURIComponent(next)}`;
}

// The same for visitors without an account.
export function registerPath(next: string): string {
  return `${loginPath(next)}&mode=register`;
}
