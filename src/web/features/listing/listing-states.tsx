import { useEffect } from "react";
import { messages } from "#shared/messages.ts";
import { paths } from "#shared/page-paths.ts";
import { StateMessage } from "#web/ui/state-message.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

// Long enough to read why.
const RETURN_MS = 3000;

export function ListingNotFound() {
  return (
    <StateMessage
      title="Listing not found"
      action={
        <a href={paths.home} className="button" data-tone="primary">
          Go Home
        </a>
      }
    >
      <p>There is no such listing in your account, or it was deleted.</p>
    </StateMessage>
  );
}

export function AccessDenied({ loginHref }: { loginHref: string }) {
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
          <a href={loginHref} className="button">
            Sign In
          </a>
        </div>
      }
    >
      <p>{messages.accessDenied.description} You are taken home in a moment.</p>
    </StateMessage>
  );
}
