import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

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

  return (
    <p role="status" className="sr-only">
      {pageTitle}
    </p>
  );
}

function focusPageStart(): void {
  const main = document.querySelector<HTMLElement>("main");
  const heading = main?.querySelector<HTMLElement>("h1");
  (heading ?? main)?.focus({ preventScroll: true });
}
