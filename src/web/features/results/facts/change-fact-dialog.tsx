import { useEffect, useId, useRef } from "react";
import type { PropertyData } from "#shared/contract/orders.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { FactFields } from "./fact-fields.tsx";
import "./facts.css";
import type { SentenceChange, TextPreview } from "#shared/contract/listings/listing-facts.ts";
import { fieldsById } from "#shared/intake/field-rules.ts";
import { INTAKE_SECTIONS, longestText } from "#shared/intake/intake-schema.ts";
import { PLATFORM_LABELS } from "#shared/property-facts.ts";
import { Field } from "#web/ui/inputs/field.tsx";
import { TextArea } from "#web/ui/inputs/text-input.tsx";
import type { Preview } from "./api.ts";
import { type FactChange, type GivenChange, useFactChange } from "./use-fact-change.ts";

type ChangeFactDialogProps = {
  listingId: string;
  propertyData: PropertyData;
  // Shows at once what the form behind the order would change.
  isFromForm: boolean;
  given?: GivenChange | undefined;
  onClose: () => void;
};

export function ChangeFactDialog({ listingId, propertyData, isFromForm, given, onClose }: ChangeFactDialogProps) {
  const formId = useId();
  const fact = useFactChange({ listingId, propertyData, isFromForm, given, onClose });
  const isShownAtOnce = isFromForm || (given !== undefined && "changes" in given);
  const asksAgain = given && "answer" in given ? given.answer.field : null;
  useFirstLook(fact, isShownAtOnce);
  return (
    <Dialog
      isOpen
      ignoresPressOutside
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={fact.preview || isShownAtOnce ? "What would change" : asksAgain ? "Say what holds now" : "Change a fact"}
      description={
        fact.preview || isShownAtOnce
          ? "Only these sentences change. All others stay as they are, to the letter, and this version can be brought back."
          : "Say what is different about the home now. Only the sentences that rest on it are rewritten, in every text of this listing."
      }
      actions={
        fact.preview || isShownAtOnce ? (
          <PreviewActions fact={fact} isFromForm={isShownAtOnce} />
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={formId} tone="primary" isBusy={fact.busy === "looking"} busyLabel="Looking…">
              See what changes
            </Button>
          </>
        )
      }
    >
      {fact.problem && <Notice tone="problem">{fact.problem}</Notice>}
      {fact.preview && <FactPreview preview={fact.preview} fact={fact} />}
      {!fact.preview && isShownAtOnce && !fact.problem && (
        <p className="text-ink-2">{isFromForm ? "Comparing with your form…" : "Looking…"}</p>
      )}
      {!fact.preview && !isShownAtOnce && (
        <form id={formId} noValidate className="field-rows" onSubmit={fact.submit}>
          {asksAgain ? (
            <AskedAgain fact={fact} field={asksAgain} />
          ) : (
            <FactFields fact={fact} propertyData={propertyData} />
          )}
        </form>
      )}
    </Dialog>
  );
}

function useFirstLook(fact: FactChange, isShownAtOnce: boolean): void {
  const hasLooked = useRef(false);
  useEffect(() => {
    if (!isShownAtOnce || hasLooked.current) return;
    hasLooked.current = true;
    void fact.look();
  }, [isShownAtOnce, fact]);
}

function PreviewActions({ fact, isFromForm }: { fact: FactChange; isFromForm: boolean }) {
  const isRefused = fact.preview?.texts.some(({ locked }) => locked.some(({ isFalse }) => isFalse)) ?? true;
  return (
    <>
      {!isFromForm && <Button onClick={fact.back}>Back</Button>}
      <Button onClick={fact.discard}>Discard</Button>
      {!isRefused && (
        <Button tone="primary" isBusy={fact.busy === "keeping"} busyLabel="Keeping…" onClick={() => void fact.keep()}>
          Keep
        </Button>
      )}
    </>
  );
}

type AskedAgainProps = { fact: FactChange; field: string };

// One answer of the host's, as it was said, to be said as it is now.
function AskedAgain({ fact: { draft, edit }, field }: AskedAgainProps) {
  const typed = draft.answers[field];
  return (
    <Field label={fieldsById(INTAKE_SECTIONS).get(field)?.label ?? "Your words"} help="These are your own words.">
      <TextArea
        rows={5}
        maxLength={longestText(field)}
        value={typeof typed === "string" ? typed : ""}
        onChange={({ target }) => edit({ answers: { ...draft.answers, [field]: target.value } })}
      />
    </Field>
  );
}

type FactPreviewProps = { preview: Preview; fact: FactChange };

// Each sentence that changes, before and after, under the text it belongs to.
function FactPreview({ preview: { texts }, fact }: FactPreviewProps) {
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
