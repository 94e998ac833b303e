import "#web/lib/zod-without-eval.ts";
import "#web/ui/fonts/fonts.css";
import "#web/ui/app.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Providers } from "#web/app/providers.tsx";
import { createAppRouter } from "#web/app/router.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";
import { fetchToaster } from "#web/ui/toast/toast-outlet.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to render into");

// The page itself goes first.
const AFTER_THE_PAGE_MS = 1000;

const queryClient = createQueryClient();

createRoot(root).render(
  <StrictMode>
    <Providers queryClient={queryClient} router={createAppRouter({ queryClient })} />
  </StrictMode>,
);

// Needed most when it can no longer be fetched.
setTimeout(() => void fetchToaster(), AFTER_THE_PAGE_MS);
