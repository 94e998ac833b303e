import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { OpenDoorPlan } from "#web/ui/open-door-plan.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Stepper } from "#web/ui/stepper.tsx";
import { Specimen } from "./specimen.tsx";

const STEPS = ["Details", "Photos", "Preview", "Payment"];

export function WaitingSpecimens() {
  return (
    <>
      <Specimen name="Steps" isWide>
        <Stepper label="Express order" steps={STEPS} currentIndex={1} />
      </Specimen>
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
