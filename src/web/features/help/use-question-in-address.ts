import { useEffect } from "react";

// A shared link to a question shows its answer, not only the closed line.
export function useQuestionInAddress(): void {
  useEffect(() => {
    openQuestionInAddress();
    window.addEventListener("hashchange", openQuestionInAddress);
    return () => window.removeEventListener("hashchange", openQuestionInAddress);
  }, []);
}

function openQuestionInAddress(): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
