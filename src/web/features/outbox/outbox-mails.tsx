import { useEffect, useRef } from "react";
import type { OutboxMail } from "#shared/contract/outbox.ts";
import { Link } from "#web/lib/router/link.tsx";
import { StateMessage } from "#web/ui/state-message.tsx";
import { OutboxList } from "./outbox-list.tsx";
import { OutboxMessage } from "./outbox-message.tsx";

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
