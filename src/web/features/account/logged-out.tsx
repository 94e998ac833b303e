import { useEffect } from "react";
import { authToasts } from "#shared/messages/accounts.ts";
import { paths } from "#shared/page-paths.ts";
import { navigate } from "#web/lib/router/place.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { sessionStore } from "../../lib/session-store.ts";

const REDIRECT_AFTER_MS = 500;

// In place of a page that only its member may see.
export function LoggedOut({ next }: { next?: string }) {
  useEffect(() => {
    showToast({ ...authToasts.unauthorized, tone: "problem" });
    const timer = setTimeout(async () => {
      // Also when a call was refused on a page that had begun with a session: the sign-in page must not believe in it.
      await sessionStore.askAgain();
      await navigate({ to: paths.auth, search: next ? { next } : {}, replace: true });
    }, REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [next]);

  return (
    <div className="py-16 sm:py-24">
      <Spinner label="Opening the sign-in page…" />
    </div>
  );
}
