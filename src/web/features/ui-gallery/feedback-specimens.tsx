import { EmptyState, Notice, StateMessage } from "#web/ui/feedback/notice.tsx";
import { Progress, Skeleton } from "#web/ui/feedback/progress.tsx";
import { RetryButton } from "#web/ui/feedback/retry-button.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { OpenDoorPlan } from "#web/ui/layout/open-door-plan.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { Specimen } from "./specimen.tsx";

export function WaitingSpecimens() {
  return (
    <>
      <Specimen name="Progress" isWide>
        <div className="max-w-md space-y-6">
          <Progress label="Required answers" value={62} text="62% of required answers" />
          <Progress label="Uploading" value={10} max={10} text="10 of 10 photos" />
          <Progress label="Reading the plan" />
        </div>
      </Specimen>
      <Specimen name="Spinner">
        <Spinner label="Saving…" />
      </Specimen>
      <Specimen name="Skeleton" isWide>
        <Skeleton label="Loading the description">
          <div className="sheet max-w-2xl space-y-3 px-7 py-6">
            <div className="skeleton h-6 w-1/3" />
            <div className="skeleton h-4 w-full" />
            <div className="skeleton h-4 w-11/12" />
            <div className="skeleton h-4 w-2/3" />
          </div>
        </Skeleton>
      </Specimen>
      <Specimen name="A page that is missing" isWide>
        <OpenDoorPlan />
      </Specimen>
      <Specimen name="Empty" isWide>
        <EmptyState title="No bedrooms yet" action={<Button>Add a bedroom</Button>}>
          <p>Who sleeps where is the first thing a family checks. Begin with the largest room.</p>
        </EmptyState>
      </Specimen>
    </>
  );
}

export function MessageSpecimens() {
  return (
    <>
      <Specimen name="Toast">
        <Button onClick={() => showToast({ title: "Copied!", description: "Description copied to clipboard." })}>
          Show a toast
        </Button>
        <Button
          onClick={() => showToast({ title: "Error", description: "Failed to copy to clipboard.", tone: "problem" })}
        >
          Show a problem
        </Button>
      </Specimen>
      <Specimen name="Notice" isWide>
        <div className="max-w-2xl space-y-4">
          <Notice>Address suggestions are off: please type the full address manually.</Notice>
          <Notice title="Two people are editing">
            Different answers never collide. On the same answer the later one stays.
          </Notice>
          <Notice
            tone="problem"
            title="The card was not charged"
            action={<RetryButton size="small" label="Try again" isRetrying={false} onRetry={() => {}} />}
          >
            Your bank declined it. The order and everything you typed are still here.
          </Notice>
        </div>
      </Specimen>
      <Specimen name="A whole view" isWide>
        <StateMessage
          title="The drafts could not be read"
          isProblem
          action={<RetryButton tone="primary" isRetrying={false} onRetry={() => {}} />}
        >
          <p>Nothing is lost: they are still on the server.</p>
        </StateMessage>
      </Specimen>
    </>
  );
}
