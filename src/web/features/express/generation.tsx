import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { messages } from "#shared/messages/toasts.ts";
import { ApiError, reasonOf } from "#web/lib/http/request.ts";
import { Progress } from "#web/ui/feedback/progress.tsx";
import { Button } from "#web/ui/inputs/button.tsx";
import { showToast } from "#web/ui/toast/toast-store.ts";
import { generationQuery } from "./api.ts";

const RISES_EVERY_MS = 500;
const RISES_BY = 10;
const HIGHEST_UNTIL_DONE = 90;
const REDIRECT_MS = 1000;

export type PaidOrder = { paymentIntentId: string; isFree: boolean };

type GenerationProps = {
  jobId: string;
  order: PaidOrder;
  onDone: (listingId: string) => void;
  // The order turned out not to be paid: the price has to be looked at again.
  onUnpaid: () => void;
};

export function Generation({ jobId, order, onDone, onUnpaid }: GenerationProps) {
  const { paymentIntentId, isFree } = order;
  const { data: listingId, error, isFetching, refetch } = useQuery(generationQuery({ jobId, paymentIntentId }));
  const progress = useRisingProgress(isFetching);
  const isRefused = isRefusal(error);

  useEffect(() => {
    if (!error) return;
    const message = isFree && isRefusal(error) ? messages.expressFreeOrderFailed : messages.expressGenerationFailed;
    showToast({ ...message, tone: "problem" });
  }, [error, isFree]);

  useEffect(() => {
    if (!listingId) return undefined;
    const timer = setTimeout(() => onDone(listingId), REDIRECT_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the listing alone decides when to go on
  }, [listingId]);

  return (
    <section aria-labelledby="generation-heading" className="sheet generation shadow-lift">
      <h2 id="generation-heading" tabIndex={-1} ref={focusOnce} className="preview-heading">
        {headingFor({ isDone: listingId !== undefined, isFailed: error !== null && !isFetching })}
      </h2>
      <Progress
        label="Generating your listing"
        value={listingId ? 100 : progress}
        text={`${listingId ? 100 : progress}%`}
      />
      {error && !isFetching && (
        <div role="alert" className="mt-5">
          <p className="text-ink-2">
            {isFree ? "Your order is safe." : "Your payment is safe: trying again charges nothing."}
          </p>
          <p className="note mt-2 text-coral-ink">{reasonOf(error)}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button tone="primary" onClick={() => void refetch()}>
              Try again
            </Button>
            {isRefused && <Button onClick={onUnpaid}>Back to the order</Button>}
          </div>
        </div>
      )}
    </section>
  );
}

// What had the focus has gone with the payment form.
function focusOnce(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}

function headingFor({ isDone, isFailed }: { isDone: boolean; isFailed: boolean }): string {
  if (isDone) return "Your description is ready";
  return isFailed ? "Your description is not written yet" : "Writing your description";
}

// Starts anew with every attempt, and stands at nothing after a failed one.
function useRisingProgress(isRunning: boolean): number {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(
      () => setProgress((value) => Math.min(value + RISES_BY, HIGHEST_UNTIL_DONE)),
      RISES_EVERY_MS,
    );
    return () => {
      clearInterval(timer);
      setProgress(0);
    };
  }, [isRunning]);
  return progress;
}

function isRefusal(error: Error | null): boolean {
  return error instanceof ApiError && error.status < 500;
}
