import { renderToString } from "react-dom/server";
import { prerenderAs } from "#web/features/session/session-store.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { prerenderAt } from "#web/lib/router/place.ts";
import { Providers } from "./providers.tsx";
import { ROUTES } from "./routes.ts";

// For a browser without a session, and for one that may have one.
const VISITORS = ["signed-out", "unknown"] as const;

type AppFrame = { path: string; visitor: (typeof VISITORS)[number]; module: string; html: string };

// Each page of the app as it looks before anything is known of who reads it: what can be painted without its script.
export async function prerenderApp(): Promise<AppFrame[]> {
  const frames: AppFrame[] = [];
  for (const { path, Page, hasFrame = false } of ROUTES) {
    // Without its script a page looks like any other that is on its way.
    if (hasFrame) await Page.preload?.();
    for (const visitor of VISITORS) {
      prerenderAs(visitor);
      prerenderAt(path);
      const html = renderToString(<Providers queryClient={createQueryClient()} />);
      frames.push({ path, visitor, module: moduleOf(Page.pageName ?? "PendingPage"), html });
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
