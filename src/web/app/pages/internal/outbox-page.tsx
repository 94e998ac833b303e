import { useQuery } from "@tanstack/react-query";
import { useSearch } from "#web/lib/router/use-place.ts";
import "#web/features/outbox/outbox.css";
import { outboxQuery } from "#web/features/outbox/api.ts";
import { OutboxMails } from "#web/features/outbox/outbox-mails.tsx";
import { OutboxProblem, OutboxSkeleton } from "#web/features/outbox/outbox-states.tsx";
import { focusPageStart } from "#web/lib/router/place.ts";
import { StateMessage } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

export function OutboxPage() {
  const outbox = useQuery(outboxQuery);

  async function refresh() {
    const { isError } = await outbox.refetch();
    if (isError) {
      showToast({
        title: "Outbox not refreshed",
        description: "Reading it again failed. You still see the mails from before.",
        tone: "problem",
      });
    } else {
      showToast({ title: "Outbox is up to date" });
    }
  }

  return (
    <div className="py-10 sm:py-14">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <PageHeading title="Outbox" />
          <p className="mt-3 max-w-[56ch] text-ink-2">
            Without a mail server, mails are kept here instead of being sent.
          </p>
        </div>
        {outbox.data && (
          <Button isBusy={outbox.isFetching} busyLabel="Refreshing…" onClick={() => void refresh()}>
            Refresh
          </Button>
        )}
      </div>
      <OutboxContent />
    </div>
  );
}

function OutboxContent() {
  const { mail: chosenId } = readOutboxSearch(useSearch());
  const { data, error, isFetching, refetch } = useQuery(outboxQuery);

  async function retry() {
    const { isSuccess } = await refetch();
    if (isSuccess) focusPageStart();
  }

  if (!data && error) {
    return <OutboxProblem error={error} isRetrying={isFetching} onRetry={() => void retry()} />;
  }
  if (!data) return <OutboxSkeleton />;
  if (data.mails.length === 0) {
    return (
      <StateMessage title="No mail yet">
        <p>Order receipts, shared descriptions and account mails will appear here as soon as the product sends one.</p>
      </StateMessage>
    );
  }
  return <OutboxMails mails={data.mails} chosenId={chosenId} />;
}

type OutboxSearch = { mail?: string };

function readOutboxSearch(search: Record<string, unknown>): OutboxSearch {
  const mail = search["mail"];
  // The router reads a bare ?mail=12 as a number.
  return typeof mail === "string" || typeof mail === "number" ? { mail: String(mail) } : {};
}
