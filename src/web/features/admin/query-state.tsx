import type { ReactNode } from "react";
import { adminMessages } from "#shared/messages/admin.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

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
              <Button size="small" isBusy={isFetching} busyLabel="Trying again…" onClick={() => void refetch()}>
                Try again
              </Button>
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

export function reasonOf(error: Error): string {
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
