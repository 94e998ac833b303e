import { reasonOf } from "#web/lib/http/request.ts";
import { StateMessage } from "#web/ui/feedback/notice.tsx";
import { Skeleton } from "#web/ui/feedback/progress.tsx";
import { RetryButton } from "#web/ui/feedback/retry-button.tsx";

type CheckoutProblemProps = { error: Error; isRetrying: boolean; onRetry: () => void };

export function CheckoutProblem({ error, isRetrying, onRetry }: CheckoutProblemProps) {
  return (
    <StateMessage
      title="The payment could not be prepared"
      isProblem
      action={<RetryButton tone="primary" isRetrying={isRetrying} onRetry={onRetry} />}
    >
      <p>Nothing was charged, and the details of your property are still here.</p>
      <p className="note text-coral-ink">{reasonOf(error)}</p>
    </StateMessage>
  );
}

export function CheckoutSkeleton() {
  return (
    <>
      <div className="checkout-order sheet px-5 py-5 sm:px-7 sm:py-6">
        <Skeleton label="Preparing your order">
          <div className="skeleton h-6 w-40" />
          <div className="skeleton mt-6 h-4" />
          <div className="skeleton mt-4 h-8" />
          <div className="skeleton mt-7 h-12 rounded-control" />
        </Skeleton>
      </div>
      <div className="checkout-payment sheet px-5 py-6 sm:px-7 sm:py-7" aria-hidden="true">
        <div className="skeleton h-6 w-32" />
        <div className="skeleton mt-6 h-12 rounded-control" />
        <div className="skeleton mt-6 h-12 rounded-control" />
        <div className="skeleton mt-8 h-13 rounded-control" />
      </div>
    </>
  );
}
