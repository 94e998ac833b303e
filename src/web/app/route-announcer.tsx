import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { focusPageStart } from "#web/lib/focus-page-start.ts";

// A change of page inside the app is silent to a screen reader unless focus moves and a word is said.
export function RouteAnnouncer() {
  const router = useRouter();
  const [pageTitle, setPageTitle] = useState("");

  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        focusPageStart();
        setPageTitle(document.title);
      }),
    [router],
  );

  return <output className="sr-only">{pageTitle}</output>;
}
