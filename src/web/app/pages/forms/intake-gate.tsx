import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { publicConfigQuery } from "#web/lib/public-config.ts";
import { lazyContent } from "#web/ui/layout/lazy-content.tsx";
import { PendingPage } from "../../pending-page.tsx";

const NotFoundPage = lazyContent(
  async () => (await import("../site/not-found-page.tsx")).NotFoundPage,
  <PendingPage />,
);

// A feature that is switched off shows "not found". If the server cannot be asked, the page is shown and its own
// calls report the failure.
type IntakeGateProps = { meanwhile?: ReactNode; children: ReactNode };

export function IntakeGate({ meanwhile, children }: IntakeGateProps) {
  const { data, isPending } = useQuery(publicConfigQuery);
  if (isPending) return meanwhile ?? <PendingPage />;
  return data?.features.intake === false ? <NotFoundPage /> : children;
}
