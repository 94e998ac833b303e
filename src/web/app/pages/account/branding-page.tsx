import { useQuery } from "@tanstack/react-query";
import { paths } from "#shared/page-paths.ts";
import "#web/features/branding/branding.css";
import { LoggedOut } from "#web/features/account/logged-out.tsx";
import { brandingQuery, isLoggedOut } from "#web/features/branding/api.ts";
import { BrandVoiceEditor } from "#web/features/branding/brand-voice-editor.tsx";
import { useSession } from "#web/lib/session-store.ts";
import { StateMessage } from "#web/ui/feedback/notice.tsx";
import { RetryButton } from "#web/ui/feedback/retry-button.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { PendingPage } from "../../pending-page.tsx";

export function BrandingPage() {
  const { status } = useSession();
  if (status === "unknown") return <PendingPage />;
  if (status === "signed-out") return <LoggedOut next={paths.branding} />;
  return (
    <div className="py-10 sm:py-14">
      <PageHeading title="Branding" />
      <p className="mt-4 mb-8 max-w-[56ch] text-lg text-ink-2">
        How your descriptions sound. It holds for everything written from now on; facts stay facts.
      </p>
      <BrandingContent />
    </div>
  );
}

function BrandingContent() {
  const { data, error, isFetching, refetch } = useQuery(brandingQuery);
  if (data) return <BrandVoiceEditor voice={data} />;
  if (isLoggedOut(error)) return <LoggedOut next={paths.branding} />;
  if (!error) return <PendingPage />;
  return (
    <StateMessage
      title="Your brand voice could not be loaded"
      isProblem
      action={<RetryButton tone="primary" isRetrying={isFetching} onRetry={() => void refetch()} />}
    >
      <p>What you saved is safe. The server did not answer.</p>
    </StateMessage>
  );
}
