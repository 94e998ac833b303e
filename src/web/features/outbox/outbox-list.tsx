import type { OutboxMail } from "#shared/contract/outbox.ts";
import { Link } from "#web/lib/router/link.tsx";
import { SentTime } from "./sent-time.tsx";

type OutboxListProps = { mails: OutboxMail[]; selectedId: string | undefined };

export function OutboxList({ mails, selectedId }: OutboxListProps) {
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
