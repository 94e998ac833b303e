import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "#shared/page-paths.ts";
import "#web/features/account/account.css";
import { AccountSettings } from "#web/features/account/account-settings.tsx";
import { accountQuery, isLoggedOut } from "#web/features/account/api.ts";
import { LoggedOut } from "#web/features/account/logged-out.tsx";
import { sessionStore, useSession } from "#web/lib/session-store.ts";
import { forgetEverything } from "#web/lib/storage/purchase-memory.ts";
import { StateMessage } from "#web/ui/feedback/notice.tsx";
import { RetryButton } from "#web/ui/feedback/retry-button.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { PendingPage } from "../../pending-page.tsx";

export function AccountPage() {
  const { status } = useSession();
  const [kept, setKept] = useState<readonly string[] | null>(null);

  function forgetAccount(keptThings: readonly string[]) {
    setKept(keptThings);
    forgetEverything();
    void sessionStore.askAgain();
  }

  if (kept) return <AccountDeleted kept={kept} />;
  if (status === "unknown") return <PendingPage />;
  if (status === "signed-out") return <LoggedOut next={paths.account} />;
  return (
    <div className="py-10 sm:py-14">
      <PageHeading title="Account" />
      <p className="mt-4 mb-8 max-w-[56ch] text-lg text-ink-2">
        Your name, how you sign in, and what we keep about you. How your descriptions sound is set in{" "}
        <a href={paths.branding} className="text-link min-h-0">
          your brand voice
        </a>
        .
      </p>
      <AccountContent onDeleted={forgetAccount} />
    </div>
  );
}

function AccountContent({ onDeleted }: { onDeleted: (kept: readonly string[]) => void }) {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(accountQuery);
  if (isLoggedOut(error)) return <LoggedOut next={paths.account} />;
  if (!data && !error) return <PendingPage />;
  if (!data) {
    return (
      <StateMessage
        title="Your account could not be loaded"
        isProblem
        action={<RetryButton tone="primary" isRetrying={isFetching} onRetry={() => void refetch()} />}
      >
        <p>Nothing is lost. The server did not answer.</p>
      </StateMessage>
    );
  }
  return (
    <AccountSettings
      account={data}
      onUserChanged={(user) => {
        sessionStore.signedInAs(user);
        queryClient.setQueryData(accountQuery.queryKey, { ...data, user });
      }}
      onDeleted={onDeleted}
    />
  );
}

function AccountDeleted({ kept }: { kept: readonly string[] }) {
  return (
    <div className="py-10 sm:py-14">
      <PageHeading title="Your account is deleted" className="mb-8" />
      <StateMessage
        title="What is kept"
        action={
          <a href={paths.home} className="button" data-tone="primary">
            Go to the home page
          </a>
        }
      >
        <ul className="settings-items">
          {kept.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </StateMessage>
    </div>
  );
}
