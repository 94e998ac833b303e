import { useQuery } from "@tanstack/react-query";
import { Gallery } from "#web/features/ui-gallery/gallery.tsx";
import { publicConfigQuery } from "#web/lib/public-config.ts";
import { StateMessage } from "#web/ui/feedback/notice.tsx";
import { RetryButton } from "#web/ui/feedback/retry-button.tsx";
import { PendingPage } from "../../pending-page.tsx";
import { NotFoundPage } from "../site/not-found-page.tsx";

// The component guide is for developers and does not exist in production.
export function UiPage() {
  const { data, isError, isFetching, refetch } = useQuery(publicConfigQuery);
  if (data) return data.isDevelopment ? <Gallery /> : <NotFoundPage />;
  if (!isError) return <PendingPage />;
  return (
    <div className="py-16 sm:py-24">
      <StateMessage
        title="The settings could not be read"
        isProblem
        action={<RetryButton tone="primary" isRetrying={isFetching} onRetry={() => void refetch()} />}
      >
        <p>The server did not say whether this page exists here.</p>
      </StateMessage>
    </div>
  );
}
