import type { FindingState } from "#shared/contract/intake/pictures.ts";
import type { SavePhase } from "#web/lib/marks/mark-saver.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import "./save-state.css";

export type Said = { label: string; state: FindingState; isSaid?: boolean };

const WORDS: Record<FindingState, string> = { confirmed: "confirmed", struck: "struck out", seen: "left open" };

type SaveStateProps = { phase: SavePhase; said: Said | null; onRetry: () => void };

// Tells, also to those who do not see the chips, what was said and whether it has arrived.
export function SaveState({ phase, said, onRetry }: SaveStateProps) {
  return (
    <>
      <output className={phase === "waiting" ? "sr-only" : "save-state note"}>{wordsOf(phase, said)}</output>
      {phase === "waiting" && (
        <div className="mb-5">
          <Notice
            title="Not saved yet"
            action={
              <Button size="small" onClick={onRetry}>
                Try again now
              </Button>
            }
          >
            The server does not answer. What you said is kept in this browser and sent as soon as it does.
          </Notice>
        </div>
      )}
    </>
  );
}

function wordsOf(phase: SavePhase, said: Said | null): string {
  if (phase === "saving") return "Saving…";
  if (phase === "waiting") return "Not saved yet";
  if (!said) return "";
  const isTakenBack = said.isSaid && said.state === "seen";
  return `Saved: ${said.label} ${isTakenBack ? "taken back" : WORDS[said.state]}`;
}
