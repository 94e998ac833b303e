import type { Ref } from "react";
import type { OutboxMail } from "#shared/contract/outbox.ts";
import { mailHtmlUrl } from "./api.ts";
import { LinkedText } from "./linked-text.tsx";
import { SentTime } from "./sent-time.tsx";

type OutboxMessageProps = { mail: OutboxMail; headingRef: Ref<HTMLHeadingElement> };

export function OutboxMessage({ mail, headingRef }: OutboxMessageProps) {
  return (
    <article className="sheet px-5 py-6 sm:px-9 sm:py-8">
      <h2 ref={headingRef} tabIndex={-1}>
        {mail.subject}
      </h2>
      <dl className="note mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-b border-line pb-5">
        <dt>To</dt>
        <dd className="min-w-0 text-ink">{mail.to}</dd>
        <dt>Sent</dt>
        <dd className="text-ink">
          <SentTime sentAt={mail.sentAt} />
        </dd>
      </dl>
      <p className="mt-6 max-w-[65ch] leading-[1.65] whitespace-pre-wrap">
        <LinkedText text={mail.text} />
      </p>
      {mail.hasHtml && (
        <>
          <h3 className="mt-8 border-t border-line pt-6">As it looks in a mail program</h3>
          <iframe
            title="Message"
            sandbox=""
            src={mailHtmlUrl(mail.id)}
            className="mail-frame mt-4 h-96 w-full resize-y rounded-control border border-line"
          />
        </>
      )}
    </article>
  );
}
