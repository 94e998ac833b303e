import { useEffect, useRef, useState } from "react";
import type { Proposal, SaidFact } from "#shared/contract/listings/listing-ask.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { Checkbox } from "#web/ui/inputs/checkbox.tsx";
import { lazyOverlay } from "#web/ui/overlays/lazy-overlay.tsx";
import { amenitiesIn, EMPTY_DRAFT, type FactDraft, recallDraft, rememberDraft } from "../facts/fact-draft.ts";
import { type DiffPiece, diffWords } from "./diff-words.ts";
import type { ProposalState } from "./use-proposal.ts";

const ChangeFactDialog = lazyOverlay(async () => (await import("../facts/change-fact-dialog.tsx")).ChangeFactDialog);

type PanelProps = {
  listingId: string;
  propertyData: PropertyData;
  answer: Proposal;
  proposal: ProposalState;
  onDone: () => void;
};

// The new text beside the old, section by section, with what was understood and what was not.
export function ProposalPanel({ listingId, propertyData, answer, proposal, onDone }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headings = answer.sections.map((section) => section.heading);
  const [left, setLeft] = useState<string[]>([]);
  const chosen = headings.filter((one) => !left.includes(one));
  useEffect(() => heading.current?.focus(), []);
  const keep = async () => {
    if (await proposal.keep(chosen)) onDone();
  };
  return (
    <section className="proposal" aria-labelledby="proposal-heading">
      <h2 id="proposal-heading" ref={heading} tabIndex={-1}>
        {headings.length > 0 ? "What would change" : "Nothing would change"}
      </h2>
      <Notes answer={answer} />
      {answer.facts.length > 0 && <NewFacts {...{ listingId, propertyData }} facts={answer.facts} />}
      {answer.sections.map((section) => (
        <SectionDifference
          key={section.heading}
          section={section}
          isChosen={chosen.includes(section.heading)}
          onChoose={(isChosen) =>
            setLeft(isChosen ? left.filter((one) => one !== section.heading) : [...left, section.heading])
          }
        />
      ))}
      <div className="proposal-actions">
        <Button onClick={proposal.discard}>{headings.length > 0 ? "Discard" : "Close"}</Button>
        {headings.length > 0 && (
          <Button
            tone="primary"
            isBusy={proposal.isKeeping}
            busyLabel="Keeping…"
            disabled={chosen.length === 0}
            onClick={() => void keep()}
          >
            {chosen.length === headings.length ? "Keep" : `Keep ${chosen.length} of ${headings.length}`}
          </Button>
        )}
      </div>
    </section>
  );
}

function Notes({ answer: { outcomes, notUnderstood } }: { answer: Proposal }) {
  const told = outcomes.filter(({ isDone, note }) => !isDone || note !== null);
  return (
    <ul className="proposal-notes">
      {outcomes
        .filter(({ isDone, note }) => isDone && note === null)
        .map(({ words }) => (
          <li key={words}>
            <span className="font-semibold">Done:</span> {words}
          </li>
        ))}
      {told.map(({ words, isDone, note }) => (
        <li key={`${words} ${note}`}>
          <span className="font-semibold">{isDone ? "Done" : "Not done"}:</span> {words}. {note}
        </li>
      ))}
      {notUnderstood.map((words) => (
        <li key={words}>
          <span className="font-semibold">We did not understand:</span> “{words}”. You can ask for another length or
          tone, for more, less or nothing about a thing, for what comes first or last, or for other words.
        </li>
      ))}
    </ul>
  );
}

type NewFactsProps = { listingId: string; propertyData: PropertyData; facts: SaidFact[] };

// What no fact says is entered as a fact first, by the host.
function NewFacts({ listingId, propertyData, facts }: NewFactsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    rememberDraft(listingId, draftWith(recallDraft(listingId) ?? EMPTY_DRAFT, facts, propertyData));
    setIsOpen(true);
  };
  return (
    <div className="proposal-facts">
      <p>
        <span className="font-semibold">New about the home:</span> {facts.map(({ words }) => `“${words}”`).join(", ")}.
        We write only what is entered as a fact.
      </p>
      <Button size="small" onClick={open}>
        Enter it as a fact
      </Button>
      {isOpen && (
        <ChangeFactDialog {...{ listingId, propertyData }} isFromForm={false} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}

function boxFor(boxes: readonly string[], words: string): string | undefined {
  return boxes.find((box) => box.toLowerCase() === words.toLowerCase());
}

function draftWith(draft: FactDraft, facts: SaidFact[], propertyData: PropertyData): FactDraft {
  const { present, others } = amenitiesIn(propertyData);
  const gone = (words: string) => present.filter((line) => line.toLowerCase().includes(words.toLowerCase()));
  const added = facts.flatMap((fact) => fact.added);
  const lines = draft.ownWords.split("\n").filter((line) => line !== "");
  return {
    ...draft,
    counts: {
      ...draft.counts,
      ...Object.fromEntries(
        facts.flatMap(({ counts }) => Object.entries(counts).map(([name, count]) => [name, String(count)])),
      ),
    },
    added: [...new Set([...draft.added, ...added.flatMap((words) => boxFor(others, words) ?? [])])],
    ownWords: [...new Set([...lines, ...added.filter((words) => !boxFor(others, words))])].join("\n"),
    removed: [...new Set([...draft.removed, ...facts.flatMap((fact) => fact.removed.flatMap(gone))])],
  };
}

type DifferenceProps = {
  section: Proposal["sections"][number];
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

function SectionDifference({ section: { heading, before, after }, isChosen, onChoose }: DifferenceProps) {
  const pieces = diffWords(before ?? "", after ?? "");
  return (
    <section
      className="proposal-section"
      aria-label={`${heading}, before and after`}
      data-left={!isChosen || undefined}
    >
      <Checkbox label={`Keep ${heading}`} checked={isChosen} onChange={(event) => onChoose(event.target.checked)} />
      <div className="proposal-columns">
        <Column label="Before" pieces={pieces.filter(({ kind }) => kind !== "added")} isEmpty={before === null} />
        <Column label="After" pieces={pieces.filter(({ kind }) => kind !== "removed")} isEmpty={after === null} />
      </div>
    </section>
  );
}

function Column({ label, pieces, isEmpty }: { label: string; pieces: DiffPiece[]; isEmpty: boolean }) {
  return (
    <div>
      <h3 className="note">{label}</h3>
      {isEmpty ? (
        <p className="text-ink-2">{label === "Before" ? "Not in the text" : "Left out"}</p>
      ) : (
        <p className="proposal-text">
          {pieces.map(({ text, kind }, place) => {
            // oxlint-disable-next-line react/no-array-index-key -- the pieces of a difference do not change places
            if (kind === "removed") return <del key={place}>{text}</del>;
            // oxlint-disable-next-line react/no-array-index-key -- the pieces of a difference do not change places
            return kind === "added" ? <ins key={place}>{text}</ins> : text;
          })}
        </p>
      )}
    </div>
  );
}
