import type { EditFinding } from "#shared/contract/listings/listing-edit.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { RuleSource } from "../left-out/rule-source.tsx";
import type { FieldEditing } from "./use-field-edit.ts";

const MOST_SHOWN = 12;
const LONGEST_WORDS = 120;

type EditFindingsProps = {
  editing: FieldEditing;
  onChangeFact: () => void;
  // The finding is gone with the press, and its buttons with it.
  onSettled: () => void;
};

// What was found, what must be settled first; each with its rule and what one press does about it.
export function EditFindings({ editing, onChangeFact, onSettled }: EditFindingsProps) {
  const { findings, isCurrent } = editing.check;
  const inOrder = findings.toSorted(
    (one, other) => Number(one.severity === "warn") - Number(other.severity === "warn"),
  );
  if (findings.length === 0) return null;
  return (
    <ul className="edit-findings" aria-label="What the checks found">
      {inOrder.slice(0, MOST_SHOWN).map((finding) => (
        <li key={`${finding.rule} ${finding.start} ${finding.words}`} data-severity={finding.severity}>
          <p>
            <span className="edit-severity">{finding.severity === "block" ? "To settle" : "Advice"}</span>{" "}
            {finding.words !== "" && <q>{shortened(finding.words)}</q>}
          </p>
          <p>{finding.suggestion}</p>
          <RuleSource className="text-ink-2" source={finding.source} />
          <FindingActions {...{ finding, editing, isCurrent, onChangeFact, onSettled }} />
        </li>
      ))}
    </ul>
  );
}

type FindingActionsProps = EditFindingsProps & { finding: EditFinding; isCurrent: boolean };

function FindingActions({ finding, editing, isCurrent, onChangeFact, onSettled }: FindingActionsProps) {
  const { confirm, fixes, isAgainstFact } = finding;
  if (!confirm && fixes.length === 0 && !isAgainstFact) return null;
  const about = shortened(finding.words);
  const yes = confirm?.kind === "thing" ? "Yes, the home has it" : "Yes, this sentence is true";
  return (
    <div className="edit-actions">
      {confirm && (
        <Button
          size="small"
          disabled={!isCurrent}
          aria-label={`${yes}: ${about}`}
          onClick={() => {
            editing.confirm(confirm);
            onSettled();
          }}
        >
          {yes}
        </Button>
      )}
      {isAgainstFact && (
        <Button size="small" onClick={onChangeFact}>
          Change the fact
        </Button>
      )}
      {fixes.map((fix) => (
        <Button
          key={fix.label}
          size="small"
          disabled={!isCurrent}
          aria-label={`${fix.label}: ${about}`}
          onClick={() => {
            editing.fix(fix);
            onSettled();
          }}
        >
          {fix.label}
        </Button>
      ))}
    </div>
  );
}

function shortened(words: string): string {
  return words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS)}…` : words;
}
