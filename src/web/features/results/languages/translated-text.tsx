import { useState } from "react";
import type { WrittenDescription } from "#shared/contract/listings/listings.ts";
import type { Translation } from "#shared/contract/listings/platforms-and-languages.ts";
import type { Language } from "#shared/contract-values.ts";
import { EvidencePanel } from "#web/ui/description/evidence-panel.tsx";
import { ExportMenu } from "../platforms/export-menu.tsx";
import { CopyWithToast } from "../text/copy-with-toast.tsx";

type TranslatedTextProps = { listingId: string; description: WrittenDescription; translation: Translation };
type Section = Translation["sections"][number];

// In the platform's order, each field with its counter and a copy button.
export function TranslatedText({ listingId, description, translation }: TranslatedTextProps) {
  const { language, sections, leftOut, platform } = translation;
  const all = sections.map(({ ownHeading, text }) => `${ownHeading}\n${text}`).join("\n\n");
  return (
    <>
      <div className="description-bar">
        <CopyWithToast text={all} label="Copy all fields" />
        <ExportMenu listingId={listingId} platform={platform} language={language} />
      </div>
      {sections.map((section) => (
        <Field key={section.heading} {...{ section, language, description }} />
      ))}
      {leftOut.length > 0 && <LeftOut leftOut={leftOut} />}
    </>
  );
}

type FieldProps = { section: Section; language: Language; description: WrittenDescription };

// A pressed sentence shows its English one, and the facts behind that.
function Field({ section, language, description }: FieldProps) {
  const { heading, ownHeading, text, maxChars, where, sentences } = section;
  const [pressed, setPressed] = useState<number | null>(null);
  const chosen = pressed === null ? undefined : sentences[pressed];
  return (
    <section aria-label={`${heading} in this language`} className="language-field">
      <div className="description-head">
        <h3>
          {heading} <span lang={language}>({ownHeading})</span>
        </h3>
        <div className="ml-auto flex items-center gap-2.5">
          <p className="note">{maxChars === null ? text.length : `${text.length} / ${maxChars}`}</p>
          <CopyWithToast text={text} />
        </div>
      </div>
      {where && <p className="note mt-1">Paste it at {where}</p>}
      <p className="description-text" lang={language}>
        {sentences.map((sentence, at) => (
          <a
            // oxlint-disable-next-line react/no-array-index-key -- the sentences of a text do not change places
            key={at}
            href="#languages-heading"
            className="description-sentence"
            aria-current={pressed === at || undefined}
            onClick={(event) => {
              event.preventDefault();
              setPressed(at);
            }}
          >
            {`${sentence.text} `}
          </a>
        ))}
      </p>
      {chosen && (
        <div className="language-why">
          <p className="text-[0.9375rem]">
            In English: <q lang="en">{chosen.source}</q>
          </p>
          <EvidencePanel
            evidence={description.evidence.filter(({ id }) => chosen.facts.includes(id))}
            sentence={chosen.text}
          />
        </div>
      )}
    </section>
  );
}

function LeftOut({ leftOut }: Pick<Translation, "leftOut">) {
  return (
    <section aria-labelledby="languages-left-out" className="language-field">
      <h3 id="languages-left-out">Left out of this version</h3>
      <ul className="language-left-out">
        {leftOut.map(({ heading, source, reason }) => (
          <li key={`${heading} ${source}`}>
            <q>{source}</q> <span className="text-ink-2">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
