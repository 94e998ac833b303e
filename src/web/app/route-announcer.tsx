import { useEffect, useState } from "react";
import { focusPageStart } from "#web/lib/focus-page-start.ts";
import { subscribeToShown } from "#web/lib/router/place.ts";

// A change of page inside the app is silent to a screen reader unless focus moves and a word is said.
export function RouteAnnouncer() {
  const [pageTitle, setPageTitle] = useState("");

  useEffect(
    () =>
      subscribeToShown(({ hasNewPath }) => {
        if (!hasNewPath) return;
        focusPageStart();
        setPageTitle(document.title);
      }),
    [],
  );

  return <output className="sr-only">{pageTitle}</output>;
}
