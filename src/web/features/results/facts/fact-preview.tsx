import type { SentenceChange, TextPreview } from "#shared/contract/listing-facts.ts";
import { PLATFORM_LABELS } from "#shared/platforms.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Preview } from "./api.ts";
import type { FactChange } from "./use-fact-change.ts";

type FactPreviewProps = { preview: Preview; fact: FactChange };

// Each sentence that changes, before and after, under the text it belongs to.
export function FactPreview({ preview: { texts }, fact }: FactPreviewProps) {
  const isWholly = texts.every(({ changes, locked }) => changes.length === 0 && locked.length === 0);
  return (
    <div className="fact-preview">
      {isWholly && <p>No sentence changes. The fact is kept with the listing all the same.</p>}
      {texts.map((text) => (
        <TextChanges key={text.platform} text={text} isOneOfSeveral={texts.length > 1} fact={fact} />
      ))}
    </div>
  );
}

type TextChangesProps = { text: TextPreview; isOneOfSeveral: boolean; fact: FactChange };

function TextChanges({ text, isOneOfSeveral, fact }: TextChangesProps) {
  const { platform, changes, locked, untold } = text;
  if (changes.length === 0 && locked.length === 0 && untold.length === 0) return null;
  const lock = (heading: string, sentence: string, isLocked: boolean) =>
    void fact.lock({ platform, heading, sentence, isLocked });
  return (
    <section aria-label={PLATFORM_LABELS[platform]}>
      {isOneOfSeveral && <h3>{PLATFORM_LABELS[platform]}</h3>}
      {locked.map(({ heading, text: sentence, isFalse }) => (
        <Notice
          key={sentence}
          tone={isFalse ? "problem" : "info"}
          title={isFalse ? "You locked this, and it would no longer be true" : "You locked this: does it still hold?"}
          action={
            <Button size="small" isBusy={fact.busy === sentence} onClick={() => lock(heading, sentence, false)}>
              Unlock it
            </Button>
          }
        >
          {sentence}
        </Notice>
      ))}
      <ul className="fact-changes">
        {changes.map((change) => (
          <li key={`${change.heading} ${change.before} ${change.after}`}>
            <Difference change={change} />
            {change.before !== null && (
              <Button
                tone="link"
                isBusy={fact.busy === change.before}
                aria-label={`Lock this sentence instead: ${change.before}`}
                onClick={() => lock(change.heading, change.before ?? "", true)}
              >
                Lock this sentence instead
              </Button>
            )}
          </li>
        ))}
      </ul>
      {untold.map(({ label, why }) => (
        <p key={label} className="text-ink-2">
          Not told: {label}. {why}
        </p>
      ))}
    </section>
  );
}

function Difference({ change: { heading, before, after } }: { change: SentenceChange }) {
  return (
    <>
      <p className="note">{heading}</p>
      {before !== null && (
        <p>
          <span className="fact-word">{after === null ? "Taken out" : "Before"}</span> <del>{before}</del>
        </p>
      )}
      {after !== null && (
        <p>
          <span className="fact-word">{before === null ? "New" : "After"}</span> <ins>{after}</ins>
        </p>
      )}
    </>
  );
}
