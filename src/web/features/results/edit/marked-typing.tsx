import { type KeyboardEvent, type Ref, useId } from "react";
import type { EditFinding } from "#shared/contract/listings/listing-edit.ts";

type MarkedTypingProps = {
  label: string;
  text: string;
  findings: EditFinding[];
  describedBy: string;
  boxRef: Ref<HTMLTextAreaElement>;
  onType: (text: string) => void;
  onUndo: () => void;
  onRedo: () => void;
};

// A box to type in over the same words with their marks: what must be settled stands out where it stands.
export function MarkedTyping({
  label,
  text,
  findings,
  describedBy,
  boxRef,
  onType,
  onUndo,
  onRedo,
}: MarkedTypingProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="edit-box">
        <div aria-hidden="true" className="edit-marks">
          {markedPieces(text, findings).map(({ words, severity }, place) =>
            severity ? (
              // oxlint-disable-next-line react/no-array-index-key -- pieces are drawn anew with every text
              <mark key={place} data-severity={severity}>
                {words}
              </mark>
            ) : (
              words
            ),
          )}
          {"\n"}
        </div>
        <textarea
          id={id}
          ref={boxRef}
          value={text}
          spellCheck
          aria-describedby={describedBy}
          aria-invalid={findings.some(({ severity }) => severity === "block") || undefined}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => pressUndo(event, { onUndo, onRedo })}
        />
      </div>
    </div>
  );
}

type Steps = Pick<MarkedTypingProps, "onUndo" | "onRedo">;

// The browser's own undo knows nothing of fixes and confirmations.
function pressUndo(event: KeyboardEvent, { onUndo, onRedo }: Steps): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== "z" && key !== "y") return;
  event.preventDefault();
  if (key === "y" || event.shiftKey) onRedo();
  else onUndo();
}

type MarkedPiece = { words: string; severity: EditFinding["severity"] | null };

// The text cut at what was found. Where two findings overlap, the graver one is marked.
function markedPieces(text: string, findings: Pick<EditFinding, "start" | "end" | "severity">[]): MarkedPiece[] {
  const marks: EditFinding["severity"][] = [];
  for (const { start, end, severity } of findings) {
    // What is said of the whole text marks none of it.
    if (severity === "warn" && end - start >= text.length) continue;
    for (let at = start; at < end && at < text.length; at += 1) if (marks[at] !== "block") marks[at] = severity;
  }
  const pieces: MarkedPiece[] = [];
  for (const [at, character] of text.split("").entries()) {
    const severity = marks[at] ?? null;
    const last = pieces.at(-1);
    if (last?.severity === severity) last.words += character;
    else pieces.push({ words: character, severity });
  }
  return pieces;
}
