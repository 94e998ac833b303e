import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import type { SectionStatus } from "#shared/intake/answers/progress.ts";
import type { IntakeSection } from "#shared/intake/intake-field.ts";
import { useForm, useOverview, useSignal } from "../form-session.ts";
import "./section-nav.css";
import type { SaveStatus } from "#web/lib/answers/answer-session.ts";
import { useHasAddress } from "../use-pending-answers.ts";
import type { Go } from "../use-section-navigation.ts";
import { PICTURES } from "../use-section-navigation.ts";

const WORDS: Record<SaveStatus["phase"], string> = {
  idle: "Autosave on",
  dirty: "Not saved yet",
  saving: "Saving…",
  saved: "Saved",
};

type SectionNavProps = { sections: readonly IntakeSection[]; currentId: string; hasPictures: boolean; onGo: Go };

// Always open beside the form; on a phone a bar that opens.
export function SectionNav({ sections, currentId, hasPictures, onGo }: SectionNavProps) {
  const [isOpen, setIsOpen] = useState(false);
  const at = sections.findIndex(({ id }) => id === currentId);
  const goTo = (sectionId: string) => {
    setIsOpen(false);
    onGo({ sectionId });
  };

  return (
    <nav className="section-nav" aria-label="Sections" data-open={isOpen}>
      <div className="section-bar">
        <button
          type="button"
          className="section-toggle"
          aria-expanded={isOpen}
          aria-controls="section-list"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="truncate">
            {at >= 0 && (
              <span className="note">
                {at + 1}/{sections.length}
              </span>
            )}{" "}
            {sections[at]?.label ?? PICTURES.label}
          </span>
          <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />
        </button>
        <SaveIndicator />
      </div>
      <ol id="section-list" className="section-list">
        {sections.map((section) => (
          <SectionItem
            key={section.id}
            section={section}
            isCurrent={section.id === currentId}
            onGo={() => goTo(section.id)}
          />
        ))}
        {hasPictures && <PicturesItem isCurrent={currentId === PICTURES.id} onGo={() => goTo(PICTURES.id)} />}
      </ol>
    </nav>
  );
}

function PicturesItem({ isCurrent, onGo }: { isCurrent: boolean; onGo: () => void }) {
  return (
    <li>
      <button type="button" className="section-item" aria-current={isCurrent ? "step" : undefined} onClick={onGo}>
        {PICTURES.label}
      </button>
    </li>
  );
}

const STATUS_WORDS: Record<SectionStatus, string> = {
  untouched: "untouched",
  "in progress": "in progress",
  "required missing": "required answers missing",
  complete: "complete",
};

type SectionItemProps = { section: IntakeSection; isCurrent: boolean; onGo: () => void };

function SectionItem({ section, isCurrent, onGo }: SectionItemProps) {
  const asksForMissing = useSignal(useForm().asksForMissing);
  const state = useOverview(({ sections }) => JSON.stringify(sections.get(section.id) ?? null));
  const { status, answered, asked, requiredMissing } = JSON.parse(state) as {
    status: SectionStatus;
    answered: number;
    asked: number;
    requiredMissing: number;
  };
  const shown: SectionStatus = asksForMissing && requiredMissing > 0 ? "required missing" : status;
  return (
    <li>
      <button
        type="button"
        className="section-item"
        data-status={shown.replace(" ", "-")}
        aria-current={isCurrent ? "step" : undefined}
        onClick={onGo}
      >
        <span className="min-w-0 grow">{section.label}</span>
        <span className="sr-only">{`, ${STATUS_WORDS[shown]}, ${answered} of ${asked} answered`}</span>
        <span aria-hidden="true" className="section-count">
          {shown === "required missing" && <span className="section-dot" />}
          {shown === "complete" ? <Check size={16} strokeWidth={2.25} /> : countWords(answered, asked)}
        </span>
      </button>
    </li>
  );
}

function countWords(answered: number, asked: number): string {
  return answered === 0 ? "–" : `${answered}/${asked}`;
}

function SaveIndicator() {
  const { phase } = useSignal(useForm().saver.status);
  const hasAddress = useHasAddress();
  return (
    <p className="save-indicator note" data-phase={phase}>
      {hasAddress ? WORDS[phase] : "Not saved without an address"}
    </p>
  );
}
