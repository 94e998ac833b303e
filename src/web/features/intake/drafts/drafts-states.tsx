import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { StateMessage } from "#web/ui/state-message.tsx";

export function DraftsSkeleton() {
  return (
    <Skeleton label="Loading the forms">
      <div className="draft-grid">
        {[0, 1, 2].map((card) => (
          <div key={card} className="sheet draft-card">
            <div className="skeleton h-6 w-24" />
            <div className="skeleton h-7 w-4/5" />
            <div className="skeleton h-4 w-3/5" />
            <div className="skeleton mt-4 h-10 w-2/3" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

type DraftsProblemProps = { isRetrying: boolean; onRetry: () => void };

export function DraftsProblem({ isRetrying, onRetry }: DraftsProblemProps) {
  return (
    <StateMessage
      title="The forms could not be read"
      isProblem
      action={
        <Button tone="primary" isBusy={isRetrying} busyLabel="Trying again…" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <p>Nothing is lost: the forms are still on our side.</p>
    </StateMessage>
  );
}
