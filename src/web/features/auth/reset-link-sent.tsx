import { accountMessages } from "#shared/messages/accounts.ts";
import { paths } from "#shared/page-paths.ts";
import { Link } from "#web/lib/router/link.tsx";
import { Button } from "#web/ui/button.tsx";
import { MailAddress } from "#web/ui/mail-address.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { AuthSearch } from "./auth-search.ts";

type ResetLinkSentProps = { email: string; search: AuthSearch; onAgain: () => void };

export function ResetLinkSent({ email, search, onAgain }: ResetLinkSentProps) {
  return (
    <>
      <Notice title="Check your email">
        <p>{accountMessages.resetLinkSent}</p>
        <p className="note mt-2">
          <MailAddress address={email} />
        </p>
      </Notice>
      <p className="mt-5 text-ink-2">
        The link works once, for one hour. Nothing there after a few minutes? Look into the spam folder.
      </p>
      <a href={paths.outbox} className="with-outbox text-link">
        Open the outbox
      </a>
      <div className="auth-ways">
        <Button tone="link" onClick={onAgain}>
          Use another address or send it again
        </Button>
        <Link to={paths.auth} search={search.next ? { next: search.next } : {}} className="text-link">
          Back to sign in
        </Link>
      </div>
    </>
  );
}
