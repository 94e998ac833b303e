import Check from "lucide-react/icons/check";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import X from "lucide-react/icons/x";
import type { Finding, FindingState } from "#shared/contract/intake/pictures.ts";
import "./finding-chips.css";

type Marking = { isLocked: boolean; onMark: (id: string, state: FindingState) => void };

type FindingChipsProps = Marking & { findings: Finding[]; label?: string };

export function FindingChips({ findings, label = "Recognised", ...marking }: FindingChipsProps) {
  if (findings.length === 0) return null;
  return (
    <ul className="finding-list" aria-label={label}>
      {findings.map((finding) => (
        <FindingChip key={finding.id} finding={finding} {...marking} />
      ))}
    </ul>
  );
}

const SAID: Record<FindingState, string> = {
  seen: "recognised",
  confirmed: "confirmed by you",
  struck: "struck out",
};

// Something recognised in a photo, to confirm or strike out; without either it is not used as a fact.
function FindingChip({ finding, isLocked, onMark }: Marking & { finding: Finding }) {
  const { id, label, confidence, state } = finding;
  const isStruck = state === "struck";
  const agree = () => onMark(id, state === "confirmed" ? "seen" : "confirmed");
  return (
    <li className="finding" data-state={state} data-source={finding.source}>
      <button
        type="button"
        className="finding-label"
        aria-pressed={state === "confirmed"}
        aria-label={`Confirm ${label}`}
        title={`${Math.round(confidence * 100)}% sure, ${SAID[state]}`}
        disabled={isLocked || isStruck}
        onClick={agree}
      >
        {state === "confirmed" && <Check aria-hidden="true" size={15} strokeWidth={2.25} />}
        <span>{label}</span>
      </button>
      <button
        type="button"
        className="finding-strike"
        aria-label={isStruck ? `Bring ${label} back` : `Strike out ${label}`}
        disabled={isLocked}
        onClick={() => onMark(id, isStruck ? "seen" : "struck")}
      >
        {isStruck ? (
          <RotateCcw aria-hidden="true" size={14} strokeWidth={2} />
        ) : (
          <X aria-hidden="true" size={15} strokeWidth={2} />
        )}
      </button>
    </li>
  );
}
