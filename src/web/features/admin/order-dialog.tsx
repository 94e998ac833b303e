import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminOrderDetails } from "#shared/contract/admin.ts";
import { adminMessages } from "#shared/messages/admin.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { orderQuery, retryDelivery } from "./api.ts";
import { Facts } from "./facts.tsx";
import { formatDollars, formatMoment } from "./figures.ts";
import { addressOf } from "./listing-words.ts";
import { OrderHistory } from "./order-history.tsx";
import { StateBadge } from "./order-state.tsx";
import { QueryState } from "./query-state.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { useChange } from "./use-change.ts";

type OrderDialogProps = { orderId: string; onClose: () => void; onViewProfile: (id: string) => void };

export function OrderDialog({ orderId, onClose, onViewProfile }: OrderDialogProps) {
  const order = useQuery(orderQuery(orderId));
  const { data } = order;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={data ? addressOf(data) : "Order"}
      actions={data && <OrderTools order={data} onViewProfile={onViewProfile} />}
    >
      <QueryState what="The order" query={order}>
        {(details) => (
          <>
            <Facts facts={factsOf(details)} />
            <OrderHistory order={details} />
          </>
        )}
      </QueryState>
    </Dialog>
  );
}

type OrderToolsProps = { order: AdminOrderDetails; onViewProfile: (id: string) => void };

function OrderTools({ order, onViewProfile }: OrderToolsProps) {
  const [isRefunding, setIsRefunding] = useState(false);
  const retry = useChange({ act: () => retryDelivery(order.id), done: () => adminMessages.retryStarted });
  const { userId } = order;
  return (
    <>
      {userId && <Button onClick={() => onViewProfile(userId)}>View Profile</Button>}
      {order.canBeRetried && (
        <Button isBusy={retry.isPending} busyLabel="Starting…" onClick={() => retry.mutate()}>
          Write again
        </Button>
      )}
      {order.canBeRefunded ? (
        <Button tone="danger" onClick={() => setIsRefunding(true)}>
          Refund {formatDollars(order.amount)}
        </Button>
      ) : (
        <p className="self-center text-[0.9375rem] text-ink-3">
          {order.state === "refunded" ? "This order was refunded." : "Nothing to refund."}
        </p>
      )}
      {isRefunding && <RefundDialog order={order} onClose={() => setIsRefunding(false)} />}
    </>
  );
}

const mono = (text: string) => <span className="note">{text}</span>;

function factsOf(order: AdminOrderDetails) {
  return [
    ["State", <StateBadge key="state" state={order.state} />],
    ["Buyer", order.email ?? "Guest, no address given"],
    ["Amount", `${formatDollars(order.amount)}${order.promoCode ? ` with ${order.promoCode}` : ""}`],
    ["Begun", formatMoment(order.createdAt)],
    ["Settled", order.settledAt ? formatMoment(order.settledAt) : "Not yet"],
    ...(order.disputedAt ? [["Disputed", formatMoment(order.disputedAt)] as const] : []),
    ["Payment", order.paymentId ? mono(order.paymentId) : "None"],
    ["Invoice", order.invoiceNumber === null ? "None" : mono(String(order.invoiceNumber).padStart(6, "0"))],
    ["Attempts to write", String(order.attempts)],
    ["Listing", order.listingId ? mono(order.listingId) : "None yet"],
    ["Order", mono(order.id)],
  ] as const;
}
