import type { ReactNode } from "react";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

export type LegalSection = { id: string; title: string; content: ReactNode };

type LegalDocumentProps = {
  title: string;
  lead: string;
  inShort: readonly string[];
  sections: readonly LegalSection[];
};

export function LegalDocument({ title, lead, inShort, sections }: LegalDocumentProps) {
  return (
    <article className="legal reading-columns">
      <header className="legal-opening">
        <PageHeading title={title} />
        <p className="mt-5 text-lg text-ink-2">{lead}</p>
        <time dateTime="2025-07-28" className="note mt-5 block">
          Last updated: July 28, 2025
        </time>
        <section aria-labelledby="in-short" className="legal-short legal-text reading-text sheet">
          <h2 id="in-short">In short</h2>
          <ul>
            {inShort.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      </header>
      <Contents sections={sections} />
      <div className="legal-sections legal-text reading-text">
        {sections.map(({ id, title: heading, content }) => (
          // It takes focus when the contents lead to it, so that the keyboard goes on from there.
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} className="legal-section">
            <h2 id={`${id}-heading`}>{heading}</h2>
            {content}
          </section>
        ))}
      </div>
    </article>
  );
}

function Contents({ sections }: Pick<LegalDocumentProps, "sections">) {
  return (
    <nav aria-labelledby="contents" className="legal-contents reading-contents">
      <h2 id="contents" className="note">
        Contents
      </h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
