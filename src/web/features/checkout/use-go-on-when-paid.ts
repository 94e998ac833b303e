import { useEffect } from "react";
import type { Quote } from "./api.ts";

// A page that is reloaded right after paying finds its order paid.
export function useGoOnWhenPaid(quote: Quote | undefined, finish: (quote: Quote) => void): void {
  const paid = quote?.alreadyPaid && !quote.boughtBefore ? quote : null;
  useEffect(() => {
    if (paid) finish(paid);
    // oxlint-disable-next-line react/exhaustive-deps -- going on once is enough, however often the page is drawn
  }, [paid]);
}
