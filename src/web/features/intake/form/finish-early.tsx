import { CompleteButton } from "./complete-button.tsx";
import { useOverview } from "./form-context.ts";
import type { Completing } from "./use-completing.ts";

// An owner who has answered all that is needed need not walk through the rest.
export function FinishEarly({ completing }: { completing: Completing }) {
  const isComplete = useOverview(({ progress }) => progress === 100);
  if (!isComplete) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 text-ink-2">
      Everything that is needed is here.
      <CompleteButton completing={completing} tone="secondary" />
    </p>
  );
}
