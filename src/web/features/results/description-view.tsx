import { messages } from "#shared/messages.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import type { DescriptionSection } from "./split-sections.ts";

const copyToasts = {
  onCopied: () => void showToast(messages.descriptionCopied),
  onFailed: () => void showToast({ ...messages.descriptionNotCopied, tone: "problem" }),
};

export function CopyAll({ text }: { text: string }) {
  return <CopyButton text={text} label="Copy All" tone="primary" {...copyToasts} />;
}

export function DescriptionView({ sections }: { sections: DescriptionSection[] }) {
  return (
    <article className="sheet description">
      {sections.map(({ heading, body }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a delivered text does not change its order
        <section key={place} aria-label={heading ?? "Description"}>
          <div className="description-head">
            <h2>{heading}</h2>
            {body !== "" && <CopyButton text={body} {...copyToasts} />}
          </div>
          {body !== "" && <p className="description-text">{body}</p>}
        </section>
      ))}
    </article>
  );
}
