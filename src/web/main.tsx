import "#web/lib/zod-without-eval.ts";
import "#web/ui/fonts/fonts.css";
import "#web/ui/app.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Providers } from "#web/app/providers.tsx";
import { createAppRouter } from "#web/app/router.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to render into");

const queryClient = createQueryClient();

createRoot(root).render(
  <StrictMode>
    <Providers queryClient={queryClient} router={createAppRouter({ queryClient })} />
  </StrictMode>,
);
