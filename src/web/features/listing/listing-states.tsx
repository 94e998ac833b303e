import { useEffect } from "react";
import { messages } from "#shared/messages/toasts.ts";
import { paths } from "#shared/page-paths.ts";
import { StateMessage } from "#web/ui/feedback/notice.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

// Long enough to read why.
const RETURN_MS = 3000;

// The same for a stranger's listing and for a missing one, so that the answer does not reveal which exist.
export function AccessDenied({ loginHref }: { loginHref: string | null }) {
  useEffect(() => {
    showToast({ ...messages.accessDenied, tone: "problem" });
    const timer = setTimeout(() => window.location.replace(paths.home), RETURN_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <StateMessage
      title="Access denied"
      action={
        <div className="flex flex-wrap gap-3">
          <a href={paths.home} className="button" data-tone="primary">
            Go Home
          </a>
          {loginHref && (
            <a href={loginHref} className="button">
              Sign In
            </a>
          )}
        </div>
      }
    >
      <p>{messages.accessDenied.description} You are taken home in a moment.</p>
    </StateMessage>
  );
}
