import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { publicConfigQuery } from "#web/lib/public-config.ts";
import { lazyContent } from "#web/ui/layout/lazy-content.tsx";
import { PendingPage } from "../../pending-page.tsx";

const NotFoundPage = lazyContent(
  async () => (await import("../site/not-found-page.tsx")).NotFoundPage,
  <PendingPage />,
);

// Pages of a feature that is switched off do not exist. Whoever cannot ask, because the server is away, goes on:
// the page's own calls will say so.
type IntakeGateProps = { meanwhile?: ReactNode; children: ReactNode };

export function IntakeGate({ meanwhile, children }: IntakeGateProps) {
  const { data, isPending } = useQuery(publicConfigQuery);
  if (isPending) return meanwhile ?? <PendingPage />;
  return data?.features.intake === false ? <NotFoundPage /> : children;
}
