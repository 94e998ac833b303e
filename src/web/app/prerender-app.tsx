import { renderToString } from "react-dom/server";
import { appPathAt, paths } from "#shared/page-paths.ts";
import { createQueryClient } from "#web/lib/http/query-client.ts";
import { prerenderAt } from "#web/lib/router/place.ts";
import { readSearch } from "#web/lib/router/search-text.ts";
import { prerenderAs, sessionStore } from "#web/lib/session-store.ts";
import { type FirstCalls, firstCallsOf } from "./first-calls.ts";
import { Providers } from "./providers.tsx";
import { ROUTES, routeAt } from "./routes.ts";

const SESSION_CALL = "/api/auth/user";

// Pages whose largest text comes from the server; the frames of all others have theirs.
const DRAWN: Set<string | null> = new Set([paths.dashboard, paths.results, paths.intakeForm]);

// For a browser without a session, and for one that may have one.
const VISITORS = ["signed-out", "unknown"] as const;

type AppFrame = {
  path: string;
  mode: string | null;
  visitor: string;
  module: string;
  html: string;
  firstCalls: FirstCalls | null;
};

// Each page of the app as it looks before anything is known of who reads it: what can be painted without its script.
export async function prerenderApp(): Promise<AppFrame[]> {
  const frames: AppFrame[] = [];
  for (const { path, Page, hasFrame = false, frameModes = [] } of ROUTES) {
    // Without its script a page shows the common loading state.
    if (hasFrame) await Page.preload?.();
    const module = moduleOf(Page.pageName ?? "PendingPage");
    for (const mode of [null, ...frameModes]) {
      prerenderAt({ path, search: mode ? { mode } : {} });
      for (const visitor of VISITORS) {
        prerenderAs(visitor);
        const html = renderToString(<Providers queryClient={createQueryClient()} />);
        frames.push({ path, mode, visitor, module, html, firstCalls: firstCallsOf(path, visitor) });
      }
    }
  }
  prerenderAs("signed-out");
  return frames;
}

// Pages live in files of their names.
function moduleOf(pageName: string): string {
  const words = pageName.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).slice(1);
  return `${words}.tsx`;
}

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
