import { useEffect } from "react";
import { messages } from "#shared/messages/toasts.ts";
import { paths } from "#shared/page-paths.ts";
import { StateMessage } from "#web/ui/state-message.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";

// Long enough to read why.
const RETURN_MS = 3000;

export function MissingProperty() {
  useEffect(() => {
    showToast({ ...messages.propertyDataNotFound, tone: "problem" });
    const timer = setTimeout(() => window.location.replace(paths.home), RETURN_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <StateMessage
      title="No property to order for"
      action={
        <a href={paths.home} className="button" data-tone="primary">
          Go to the home page
        </a>
      }
    >
      <p>This page needs the details of a property, and this browser has none. Nothing was ordered or charged.</p>
    </StateMessage>
  );
}
