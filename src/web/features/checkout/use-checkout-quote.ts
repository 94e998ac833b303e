import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { type PurchaseSubject, type Quote, quoteQuery, requestQuote } from "./api.ts";
import type { PurchaseTexts } from "./purchase-texts.ts";

type Wish = { promoCode: string | null; email?: string };

// The order's price as the server last named it, and the way to have it named again.
type QuoteOptions = { what: PurchaseSubject; texts: PurchaseTexts };

export function useCheckoutQuote({ what, texts }: QuoteOptions) {
  const client = useQueryClient();
  const options = quoteQuery(what, texts);
  const asking = useRef<Promise<Quote>>(undefined);
  // Not renewed by itself: the server holds a code for a quarter of an hour after the buyer last did something, and the
  // price is asked once more before every charge.
  const query = useQuery(options);

  const isMissing = query.isError && !query.data;
  useEffect(() => {
    if (isMissing) showToast({ ...texts.notInitialised, tone: "problem" });
  }, [isMissing, texts]);

  function ask(wish: Wish): Promise<Quote> {
    asking.current = requestNext(wish);
    return asking.current;
  }

  async function requestNext(wish: Wish): Promise<Quote> {
    // An earlier answer that comes in late would bring the former price back.
    await client.cancelQueries({ queryKey: options.queryKey });
    const quote = await requestQuote({ ...what, ...wish });
    client.setQueryData(options.queryKey, quote);
    return quote;
  }

  // The price in force, once any question under way has its answer.
  async function settled(): Promise<Quote | undefined> {
    await asking.current?.catch(() => null);
    return client.getQueryData<Quote>(options.queryKey);
  }

  return { query, ask, settled, forgetOnLeaving: useForgetOnLeaving(options.queryKey) };
}

// A paid order must not be offered again to whoever comes back to the page. While the page is still there,
// a forgotten price would be asked for anew.
function useForgetOnLeaving(queryKey: readonly unknown[]) {
  const client = useQueryClient();
  const forgotten = useRef<readonly unknown[]>(null);

  useEffect(
    () => () => {
      if (forgotten.current) client.removeQueries({ queryKey: forgotten.current });
    },
    [client],
  );

  return () => {
    forgotten.current = queryKey;
  };
}
