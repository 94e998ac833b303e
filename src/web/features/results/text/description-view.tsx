import type { MouseEvent, ReactNode } from "react";
import type { Evidence, WrittenSection } from "#shared/contract/listings/listings.ts";
import { EvidencePanel } from "#web/ui/description/evidence-panel.tsx";
import { CopyWithToast } from "./copy-with-toast.tsx";
import { type Piece, type Sentence, sentencePieces } from "./sentence-pieces.ts";

export type Chosen = { heading: string; sentence: Sentence };
export type Pointing = "hover" | "focus" | "press";

type DescriptionViewProps = {
  sections: WrittenSection[];
  chosen: Chosen | null;
  evidence: Evidence[];
  onChoose: (chosen: Chosen, how: Pointing) => void;
  // What can be done with the chosen sentence.
  action: ReactNode;
  editing: { editorOf: (heading: string) => ReactNode; buttonOf: (heading: string) => ReactNode };
};

export function DescriptionView({ sections, chosen, evidence, onChoose, action, editing }: DescriptionViewProps) {
  return (
    <article className="sheet description">
      {sections.map((section) => (
        <section key={section.heading} aria-label={section.heading}>
          <div className="description-head">
            <h2>{section.heading}</h2>
            <div className="ml-auto flex items-center gap-2.5">
              <p className="note">{lengthOf(section)}</p>
              <CopyWithToast text={section.text} />
              {editing.buttonOf(section.heading)}
            </div>
          </div>
          {section.where && <p className="note mt-1">Paste it at {section.where}</p>}
          {editing.editorOf(section.heading) ?? (
            <p className="description-text">
              {sentencePieces(section).map((piece, place) => (
                <TextPiece
                  // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text do not change places
                  key={place}
                  piece={piece}
                  isChosen={
                    piece.sentence !== null &&
                    chosen?.heading === section.heading &&
                    piece.sentence.text === chosen.sentence.text
                  }
                  onChoose={(sentence, how) => onChoose({ heading: section.heading, sentence }, how)}
                />
              ))}
            </p>
          )}
          {chosen?.heading === section.heading && (
            <div className="evidence-inline">
              <EvidencePanel evidence={evidence} sentence={chosen.sentence.text} />
              {action}
            </div>
          )}
        </section>
      ))}
    </article>
  );
}

function lengthOf({ text, maxChars }: WrittenSection): string {
  return maxChars === null ? String(text.length) : `${text.length} / ${maxChars}`;
}

type TextPieceProps = { piece: Piece; isChosen: boolean; onChoose: (sentence: Sentence, how: Pointing) => void };

// Sentences are links, since only they flow with the lines of a paragraph.
function TextPiece({ piece: { text, sentence }, isChosen, onChoose }: TextPieceProps) {
  if (!sentence) return text;
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onChoose(sentence, "press");
  };
  return (
    <a
      href="#why"
      aria-current={isChosen || undefined}
      className="description-sentence"
      data-locked={sentence.isLocked || undefined}
      onPointerEnter={() => onChoose(sentence, "hover")}
      onFocus={() => onChoose(sentence, "focus")}
      onClick={press}
    >
      {isChosen ? <mark className="marked">{text}</mark> : text}
    </a>
  );
}
