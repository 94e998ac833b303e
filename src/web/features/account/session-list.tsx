import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { AccountSession } from "#shared/contract/account/account-settings.ts";
import { accountToasts } from "#shared/messages/accounts.ts";
import { dateTimeText } from "#web/lib/format-text.ts";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Skeleton } from "#web/ui/feedback/progress.tsx";
import { RetryButton } from "#web/ui/feedback/retry-button.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { endOtherSessions, endSession, sessionsQuery } from "./api.ts";

export function SessionList() {
  const { data, isError, isFetching, refetch } = useQuery(sessionsQuery);
  if (data) return <Sessions sessions={data.sessions} />;
  if (!isError) {
    return (
      <Skeleton label="Loading where you are signed in">
        <div className="skeleton h-14" />
        <div className="skeleton mt-3 h-14" />
      </Skeleton>
    );
  }
  return (
    <Notice tone="problem" action={<RetryButton size="small" isRetrying={isFetching} onRetry={() => void refetch()} />}>
      The list could not be loaded.
    </Notice>
  );
}

function Sessions({ sessions }: { sessions: AccountSession[] }) {
  const queryClient = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed goes with its row.
  const settled = {
    onSuccess: async () => {
      await queryClient.invalidateQueries(sessionsQuery);
      showToast(accountToasts.sessionsEnded);
      list.current?.focus();
    },
    onError: async () => {
      await queryClient.invalidateQueries(sessionsQuery);
      showToast({ ...accountToasts.sessionsNotEnded, tone: "problem" });
    },
  };
  const endOne = useMutation({ mutationFn: endSession, ...settled });
  const endOthers = useMutation({ mutationFn: endOtherSessions, ...settled });
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Sessions" className="session-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionWords session={session} />
            {!session.current && (
              <Button
                size="small"
                isBusy={endOne.isPending && endOne.variables === session.id}
                busyLabel="Ending…"
                onClick={() => endOne.mutate(session.id)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="mt-4">
          <Button isBusy={endOthers.isPending} busyLabel="Ending…" onClick={() => endOthers.mutate()}>
            End all other sessions
          </Button>
        </div>
      )}
    </>
  );
}

function SessionWords({ session }: { session: AccountSession }) {
  const { device, current, ipAddress, lastSeen } = session;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {device}
        {current && <Badge tone="good">This browser</Badge>}
      </p>
      <p className="note mt-1">
        {ipAddress !== null && `${ipAddress} · `}last seen {dateTimeText(lastSeen)}
      </p>
    </div>
  );
}
