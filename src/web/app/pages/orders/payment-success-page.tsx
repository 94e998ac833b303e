import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { paths } from "#shared/page-paths.ts";
import { navigate } from "#web/lib/router/place.ts";
import { useSearch } from "#web/lib/router/use-place.ts";
import "#web/ui/styles/reading.css";
import "#web/features/payment-success/payment-success.css";
import { isUnpaid, type Order, orderQuery, purchaseOf } from "#web/features/payment-success/api.ts";
import { NextSteps, OrderReceipt } from "#web/features/payment-success/order-receipt.tsx";
import { NotPaid, OrderProblem, UnknownOrder } from "#web/features/payment-success/payment-problem.tsx";
import { beginView } from "#web/features/results/api.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { registerPath } from "#web/lib/login-path.ts";
import { useSession } from "#web/lib/session-store.ts";
import { issueGuestToken, rememberPurchase } from "#web/lib/storage/purchase-memory.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { PageHeading } from "#web/ui/layout/page-heading.tsx";

export function PaymentSuccessPage() {
  const { order: id } = readPaymentSuccessSearch(useSearch());
  return <div className="py-10 sm:py-14">{id ? <OrderOf id={id} /> : <Nothing />}</div>;
}

function Nothing() {
  return (
    <>
      <PageHeading title="Your order" className="mb-8" />
      <UnknownOrder here={paths.dashboard} />
    </>
  );
}

function OrderOf({ id }: { id: string }) {
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(id));
  const isPaid = order !== undefined && !isUnpaid(order);
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHeading title={isPaid ? "Payment successful" : "Your order"} className={isPaid ? "mb-3" : "mb-8"} />
      {isPaid && <p className="mb-8 text-lg text-ink-2">Thank you. This is what you bought, and how to go on to it.</p>}
      {!order && !error && <Spinner label="Looking up your order…" />}
      {!order && error && isUnknown && <UnknownOrder here={`${paths.paymentSuccess}?order=${id}`} />}
      {!order && error && !isUnknown && (
        <OrderProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {order && isUnpaid(order) && <NotPaid />}
      {order && isPaid && <PaidOrder order={order} />}
    </>
  );
}

function PaidOrder({ order }: { order: Order }) {
  const { status } = useSession();
  const { listingId } = order;

  // Also when the tab is closed now: any page then says that the description waits.
  useEffect(() => rememberPurchase(purchaseOf(order)), [order]);

  async function continueAsGuest() {
    if (listingId === null) return;
    // A view that could not be begun now begins when the text is opened.
    await beginView(listingId).catch(() => null);
    const guest = issueGuestToken(order.id);
    await navigate({ to: paths.listing, params: { id: listingId }, search: { guest } });
  }

  return (
    <div className="payment-success-columns">
      <OrderReceipt order={order} />
      {status === "signed-in" ? (
        <SavedListing listingId={listingId} />
      ) : (
        <NextSteps
          isWriting={listingId === null}
          onContinueAsGuest={() => void continueAsGuest()}
          onCreateAccount={() => window.location.assign(registerPath(`${paths.paymentSuccess}?order=${order.id}`))}
        />
      )}
    </div>
  );
}

function SavedListing({ listingId }: { listingId: string | null }) {
  if (listingId === null) return <Spinner label="Writing your description…" />;
  return (
    <div className="next-steps">
      <p className="text-ink-2">It is saved to your dashboard.</p>
      <div>
        <a href={paths.listing.replace("$id", listingId)} className="button" data-tone="primary">
          Open your description
        </a>
      </div>
    </div>
  );
}

type PaymentSuccessSearch = { order?: string };

// What a bank's own page adds to the address is left alone: only the server says whether something was paid.
function readPaymentSuccessSearch({ order }: Record<string, unknown>): PaymentSuccessSearch {
  return typeof order === "string" && order !== "" ? { order } : {};
}
