import "#web/lib/zod-without-eval.ts";
import "#web/ui/fonts/fonts.css";
import "#web/ui/app.css";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Providers } from "#web/app/providers.tsx";
import { prepareRoute } from "#web/app/routes.ts";
import { sessionStore } from "#web/features/session/session-store.ts";
import { carryTyped } from "#web/lib/carry-typed.ts";
import { tellPageAlive } from "#web/lib/page-alive.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { readPlace, startRouting } from "#web/lib/router/place.ts";
import { fetchWhenQuiet } from "#web/lib/soft-part.ts";
import { fetchToaster } from "#web/ui/toast/toast-outlet.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to render into");

const queryClient = createQueryClient();

// Every page will want to know it, and the HTML may have asked already.
void sessionStore.ask();
startRouting((place) => prepareRoute(place, queryClient));
await prepareRoute(readPlace(), queryClient);
// In one go, so that nothing can be typed between what is carried over and the page that takes it.
const carryOver = carryTyped(root);
flushSync(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient} />
    </StrictMode>,
  ),
);
carryOver();
tellPageAlive();

// Needed most when it can no longer be fetched.
fetchWhenQuiet(fetchToaster);
