import "#web/lib/zod-without-eval.ts";
import "#web/ui/fonts/fonts.css";
import "#web/ui/styles/app.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { Providers } from "#web/app/providers.tsx";
import { ReplaceFrame } from "#web/app/replace-frame.tsx";
import { prepareFirstData, prepareRoute } from "#web/app/routes.ts";
import { createQueryClient } from "#web/lib/http/query-client.ts";
import { fetchWhenQuiet } from "#web/lib/lazy-part.ts";
import { readPlace, startRouting } from "#web/lib/router/place.ts";
import { sessionStore } from "#web/lib/session-store.ts";
import { fetchToaster } from "#web/ui/toast/toast-outlet.tsx";

const frame = document.getElementById("root");
if (!frame) throw new Error("The page has no #root to render into");

const queryClient = createQueryClient();

// Every page will want to know it, and the HTML may have asked already.
void sessionStore.ask();
startRouting((place) => prepareRoute(place, queryClient));
await prepareRoute(readPlace(), queryClient);
await prepareFirstData(readPlace(), queryClient);
// Drawn aside and in slices, so that the phone answers meanwhile; the frame gives way when all of it is there.
const page = Object.assign(document.createElement("div"), { id: frame.id });
startTransition(() =>
  createRoot(page).render(
    <>
      <ReplaceFrame frame={frame} page={page} />
      <StrictMode>
        <Providers queryClient={queryClient} />
      </StrictMode>
    </>,
  ),
);

// Needed most when it can no longer be fetched.
fetchWhenQuiet(fetchToaster);
