import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";

type More = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };

export function MoreButton({ query, children }: { query: More; children: ReactNode }) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <div className="mt-5">
      <Button isBusy={isFetchingNextPage} busyLabel="Loading…" onClick={() => void fetchNextPage()}>
        {children}
      </Button>
    </div>
  );
}
