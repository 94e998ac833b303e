import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { adminMessages } from "#shared/messages/admin.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Skeleton } from "#web/ui/feedback/progress.tsx";
import { RetryButton } from "#web/ui/feedback/retry-button.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { showToast, type ToastContent } from "#web/ui/toast/toast-store.ts";
import { adminFilter } from "./api.ts";

type Query<Data> = {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

type QueryStateProps<Data> = {
  // What is being read, as in "The users".
  what: string;
  query: Query<Data>;
  children: (data: Data) => ReactNode;
};

// Waiting, failed, or there. What was read before stays in view when reading it again fails.
export function QueryState<Data>({
  what,
  query: { data, error, isFetching, refetch },
  children,
}: QueryStateProps<Data>) {
  return (
    <>
      {error && (
        <div className={data === undefined ? undefined : "mb-5"}>
          <Notice
            tone="problem"
            title={adminMessages.notRead(what)}
            action={
              <RetryButton size="small" isRetrying={isFetching} onRetry={() => void refetch()} label="Try again" />
            }
          >
            {reasonOf(error)}
          </Notice>
        </div>
      )}
      {data !== undefined && children(data)}
      {data === undefined && !error && <RowsSkeleton label={`${what}: loading`} />}
    </>
  );
}

function reasonOf(error: Error): string {
  if (!(error instanceof ApiError)) return adminMessages.noAnswer;
  return error.serverMessage ?? adminMessages.answered(error.status);
}

function RowsSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className="space-y-4 border-t border-line pt-4">
        {["w-4/5", "w-3/5", "w-11/12", "w-2/3"].map((width) => (
          <div key={width} className={`skeleton h-5 ${width}`} />
        ))}
      </div>
    </Skeleton>
  );
}

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

type Change<Wish, Answer> = {
  act: (wish: Wish) => Promise<Answer>;
  done: (wish: Wish, answer: Answer) => ToastContent;
  onDone?: () => void;
};

// A change by the admin: told when it is done and when it is not, and everything on the page is read again.
export function useChange<Wish, Answer>({ act, done, onDone }: Change<Wish, Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer, wish) => {
      showToast(done(wish, answer));
      onDone?.();
    },
    onError: (error) => void showToast({ ...adminMessages.notChanged(reasonOf(error)), tone: "problem" }),
    onSettled: () => queries.invalidateQueries(adminFilter),
  });
}
