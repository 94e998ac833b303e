import { Button } from "#web/ui/button.tsx";
import type { Completing } from "./use-completing.ts";

type CompleteButtonProps = { completing: Completing; tone: "primary" | "secondary" };

export function CompleteButton({ completing, tone }: CompleteButtonProps) {
  return (
    <Button tone={tone} isBusy={completing.isBusy} busyLabel="Saving the last answers…" onClick={completing.complete}>
      Complete & Generate Description
    </Button>
  );
}
