import { renderToString } from "react-dom/server";
import { appPathAt, paths } from "#shared/page-paths.ts";
import { prerenderAs, sessionStore } from "#web/features/session/session-store.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { prerenderAt } from "#web/lib/router/place.ts";
import { readSearch } from "#web/lib/router/search-text.ts";
import { firstCallsOf } from "./first-calls.ts";
import { Providers } from "./providers.tsx";
import { routeAt } from "./routes.ts";

const SESSION_CALL = "/api/auth/user";
// Pages whose largest text comes from the server; the frames of all others have theirs.
const DRAWN: Set<string | null> = new Set([paths.dashboard, paths.results, paths.intakeForm]);

// What the server has to read before it can draw the page at an address. None where its frame is all there is.
export function firstCallsAt(address: URL, mayBeSignedIn: boolean): string[] {
  const path = appPathAt(address.pathname);
  if (path === null || !DRAWN.has(path)) return [];
  const calls = firstCallsOf(path, mayBeSignedIn ? "unknown" : "signed-out")?.(address) ?? [];
  return calls.length > 0 && mayBeSignedIn ? [SESSION_CALL, ...calls] : calls;
}

// The app's own page as it looks with what the server has read for it (`takeAnswersFrom`), so that it can be painted
// before its script is there.
export async function drawPage(address: URL): Promise<string> {
  const queryClient = createQueryClient();
  const place = { path: address.pathname, search: readSearch(address.search) };
  const { Page } = routeAt(place.path);
  try {
    await Page.preload?.();
    const [{ user }] = await Promise.all([sessionStore.ask(), Page.readFirst?.(queryClient, place)]);
    // At once from here on: where the page is and who reads it belong to the module.
    prerenderAt(place);
    prerenderAs(user ?? "signed-out");
    return renderToString(<Providers queryClient={queryClient} />);
  } finally {
    prerenderAs("signed-out");
    void queryClient.cancelQueries();
    queryClient.clear();
  }
}
