import { type ReactNode, type Ref, useEffect, useRef } from "react";
import type { OutboxMail } from "#shared/contract/mails.ts";
import { dateTimeText } from "#web/lib/format-text.ts";
import { Link } from "#web/lib/router/link.tsx";
import { StateMessage } from "#web/ui/feedback/notice.tsx";
import { mailHtmlUrl } from "./api.ts";

// A full stop or bracket right after an address belongs to the sentence.
const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g;

type OutboxMailsProps = { mails: OutboxMail[]; chosenId: string | undefined };

// A wide screen shows list and message side by side, a phone the one that was chosen.
export function OutboxMails({ mails, chosenId }: OutboxMailsProps) {
  const hasChoice = chosenId !== undefined;
  const shown = hasChoice ? mails.find((mail) => mail.id === chosenId) : mails[0];
  const { listRef, headingRef } = useFocusOnPhone(chosenId);

  return (
    <div className="outbox-columns">
      <div ref={listRef} tabIndex={-1} className={hasChoice ? "hidden lg:block" : undefined}>
        <OutboxList mails={mails} selectedId={shown?.id} />
      </div>
      <div className={hasChoice ? "min-w-0" : "hidden min-w-0 lg:block"}>
        {hasChoice && (
          <Link to="." search={{}} className="text-link mb-2 lg:hidden">
            All mails
          </Link>
        )}
        {shown ? (
          <OutboxMessage key={shown.id} mail={shown} headingRef={headingRef} />
        ) : (
          <StateMessage title="This mail is gone">
            <p>It is no longer in the outbox. Choose another one from the list.</p>
          </StateMessage>
        )}
      </div>
    </div>
  );
}

// On a phone the link that was tapped disappears with its column, and focus would be lost.
function useFocusOnPhone(chosenId: string | undefined) {
  const listRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const lastChosenId = useRef(chosenId);

  useEffect(() => {
    if (lastChosenId.current === chosenId) return;
    lastChosenId.current = chosenId;
    const isListHidden = listRef.current?.offsetParent === null;
    const isMessageHidden = headingRef.current?.offsetParent === null;
    if (isListHidden) headingRef.current?.focus();
    else if (isMessageHidden) listRef.current?.focus();
  }, [chosenId]);

  return { listRef, headingRef };
}

type OutboxListProps = { mails: OutboxMail[]; selectedId: string | undefined };

function OutboxList({ mails, selectedId }: OutboxListProps) {
  return (
    <ol className="space-y-1.5">
      {mails.map((mail) => (
        <li key={mail.id}>
          <Link
            to="."
            search={{ mail: mail.id }}
            resetScroll={false}
            aria-current={mail.id === selectedId ? "true" : undefined}
            className="mail-row"
          >
            <span className="line-clamp-2 font-semibold">{mail.subject}</span>
            <span className="truncate text-[0.9375rem] text-ink-2">{mail.to}</span>
            <span className="note">
              <SentTime sentAt={mail.sentAt} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

type OutboxMessageProps = { mail: OutboxMail; headingRef: Ref<HTMLHeadingElement> };

function OutboxMessage({ mail, headingRef }: OutboxMessageProps) {
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

// The HTML of a mail is shown in a frame that cannot navigate, so its links must work here.
function LinkedText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: url, index } of text.matchAll(address)) {
    parts.push(
      text.slice(end, index),
      <a key={index} href={url} className="text-pine break-all underline underline-offset-4">
        {url}
      </a>,
    );
    end = index + url.length;
  }
  return [...parts, text.slice(end)];
}

function SentTime({ sentAt }: { sentAt: string }) {
  return <time dateTime={sentAt}>{dateTimeText(sentAt)}</time>;
}
