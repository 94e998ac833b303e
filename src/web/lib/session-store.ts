import { useSyncExternalStore } from "react";
import type { CurrentUser } from "#shared/contract/account/accounts.ts";
import { SIGNED_IN_HINT_COOKIE } from "#shared/signed-in-hint.ts";
import { ApiError, readJson, request } from "#web/lib/http/request.ts";

export type Session = { status: "unknown" | "signed-out"; user: null } | { status: "signed-in"; user: CurrentUser };

const UNKNOWN: Session = { status: "unknown", user: null };
const SIGNED_OUT: Session = { status: "signed-out", user: null };

let session: Session = UNKNOWN;
let asking: Promise<Session> | null = null;
const listeners = new Set<() => void>();
// The HTML of the public pages is written for those who are not signed in.
let prerendered: Session = SIGNED_OUT;

export function prerenderAs(next: "unknown" | "signed-out" | CurrentUser): void {
  if (typeof next === "object") prerendered = { status: "signed-in", user: next };
  else prerendered = next === "unknown" ? UNKNOWN : SIGNED_OUT;
}

// Public pages know who is signed in without loading the query client, hence a store of its own.
export const sessionStore = {
  // Without the hint cookie there is no session, so no page has to wait for the server's answer.
  read: () => (session === UNKNOWN && !hasHint() ? SIGNED_OUT : session),
  readWhilePrerendering: () => prerendered,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    void sessionStore.ask();
    return () => void listeners.delete(listener);
  },
  // Asked once for each page load; anonymous visits make no call at all. A server draws for many, and remembers none.
  ask: () => (isServer() ? askServer() : (asking ??= askServer().then(settle))),
  // After signing in, or when a call was answered "not signed in".
  askAgain: () => {
    asking = null;
    return sessionStore.ask();
  },
  // Saves a second call when the server has just answered with the user.
  signedInAs: (user: CurrentUser) => void settle({ status: "signed-in", user }),
};

async function askServer(): Promise<Session> {
  if (!hasHint()) return SIGNED_OUT;
  try {
    // Not through the contract: its schemas would be loaded by every public page.
    const user = (await readJson(await request("GET", "/api/auth/user"))) as CurrentUser;
    return { status: "signed-in", user };
  } catch (error) {
    // A session that ended elsewhere leaves its hint behind, and every page would ask again.
    if (error instanceof ApiError && error.status === 401) forgetHint();
    return SIGNED_OUT;
  }
}

function forgetHint(): void {
  document.cookie = `${SIGNED_IN_HINT_COOKIE}=; path=/; max-age=0`;
}

function settle(next: Session): Session {
  session = next;
  asking = Promise.resolve(next);
  for (const listener of listeners) listener();
  return next;
}

const isServer = () => typeof document === "undefined";

function hasHint(): boolean {
  if (isServer()) return true;
  return document.cookie.split("; ").some((cookie) => cookie.startsWith(`${SIGNED_IN_HINT_COOKIE}=`));
}

export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read, sessionStore.readWhilePrerendering);
}
