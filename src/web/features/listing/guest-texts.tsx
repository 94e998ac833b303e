import type { ComponentType, ReactNode } from "react";
import { Notice } from "#web/ui/feedback/notice.tsx";
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

type GuestNoticeProps = { loginHref: string; resultsHref: string; timeLeft: ReactNode };

export function GuestNotice({ loginHref, resultsHref, timeLeft }: GuestNoticeProps) {
  return (
    <Notice
      title={<>One-time view ({timeLeft})</>}
      action={
        <div className="flex flex-wrap gap-3">
          <a href={loginHref} className="button" data-tone="primary" data-size="small">
            Create Account
          </a>
          <a href={resultsHref} className="button" data-size="small">
            Read the full description
          </a>
        </div>
      }
    >
      Guest listings are not saved and cannot be reopened. These are short texts from your details; the full description
      you bought opens once, for 30 minutes.
    </Notice>
  );
}
