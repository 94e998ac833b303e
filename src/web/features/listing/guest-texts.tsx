import type { ComponentType } from "react";
import type { GuestText } from "./assemble-texts.ts";

type GuestTextsProps = {
  texts: GuestText[];
  // Brought by the page: it tells in a toast how copying went.
  CopyText: ComponentType<{ text: string; label?: string }>;
};

export function GuestTexts({ texts, CopyText }: GuestTextsProps) {
  return (
    <article className="sheet guest-texts">
      {texts.map(({ platform, label, text }) => (
        <section key={platform} aria-label={label}>
          <div className="guest-text-head">
            <h2>{label}</h2>
            <CopyText text={text} />
          </div>
          <p className="guest-text">{text}</p>
        </section>
      ))}
    </article>
  );
}

export function allTexts(texts: GuestText[]): string {
  return texts.map(({ label, text }) => `${label}\n${text}`).join("\n\n");
}
