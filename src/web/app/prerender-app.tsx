import { renderToString } from "react-dom/server";
import { prerenderAs } from "#web/features/session/session-store.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { prerenderAt } from "#web/lib/router/place.ts";
import { type FirstCalls, firstCallsOf } from "./first-calls.ts";
import { Providers } from "./providers.tsx";
import { ROUTES } from "./routes.ts";

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
    // Without its script a page looks like any other that is on its way.
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
  return `app/pages/${words}.tsx`;
}
