// Through the server, which knows how people sign in here, and back to where they were.
export function loginPath(next: string): string {
  return `/api/login?next=${encodeURIComponent(next)}`;
}

// The same for visitors without an account.
export function registerPath(next: string): string {
  return `${loginPath(next)}&mode=register`;
}
