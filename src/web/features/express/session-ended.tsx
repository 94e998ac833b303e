import { paths } from "#shared/page-paths.ts";
import { Notice } from "#web/ui/notice.tsx";

// The listing was here a moment ago and is not known to this browser any more.
export function SessionEnded() {
  return (
    <Notice
      tone="problem"
      title="Your session has ended"
      action={
        <a href={paths.auth} target="_blank" rel="noopener" className="button" data-size="small">
          Sign in in a new tab
        </a>
      }
    >
      What you typed is still here, and nothing was charged. If you began with an account, sign in and go on on this
      page. Otherwise reload it.
    </Notice>
  );
}
