import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import type { AdminOrderDetails } from "#shared/contract/account/admin.ts";
import { adminMessages } from "#shared/messages/admin.ts";
import { Button } from "#web/ui/inputs/button.tsx";
import { Field } from "#web/ui/inputs/field.tsx";
import { TextArea } from "#web/ui/inputs/text-input.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { orderQuery, refund, retryDelivery } from "../api.ts";
import { Facts, STATE_WORDS, StateBadge } from "../badges.tsx";
import { addressOf, formatDollars, formatMoment } from "../display-text.ts";
import { QueryState, useChange } from "../query-state.tsx";

const Refund = z.object({ reason: z.string().trim().min(1, adminMessages.reasonMissing).max(500) });

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

function RefundDialog({ order, onClose }: { order: AdminOrderDetails; onClose: () => void }) {
  const amount = formatDollars(order.amount);
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(Refund) });
  const refunding = useChange({
    act: (reason: string) => refund(order.id, reason),
    done: () => adminMessages.orderRefunded(amount),
    onDone: onClose,
  });
  const submit = handleSubmit(({ reason }) => refunding.mutate(reason));
  return (
    <Dialog
      isOpen
      onOpenChange={() => !refunding.isPending && onClose()}
      ignoresPressOutside
      title={`Give ${amount} back?`}
      description="The whole amount goes back to the buyer’s card. This cannot be undone. A delivered listing stays with the buyer."
      actions={
        <>
          <Button disabled={refunding.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="refund" tone="danger" isBusy={refunding.isPending} busyLabel="Refunding…">
            Refund {amount}
          </Button>
        </>
      }
    >
      <form id="refund" noValidate aria-label="Refund" onSubmit={(event) => void submit(event)}>
        <Field label="Reason" isRequired help="Kept in the order’s history." error={formState.errors.reason?.message}>
          <TextArea required rows={3} maxLength={500} {...register("reason")} />
        </Field>
      </form>
    </Dialog>
  );
}

function OrderHistory({ order }: { order: AdminOrderDetails }) {
  return (
    <>
      <section aria-labelledby="order-history">
        <h3 id="order-history" className="mb-3">
          History
        </h3>
        <ol className="admin-rows">
          {order.events.length === 0 && <li>Nothing has happened yet.</li>}
          {order.events.map(({ id, from, to, reason, at }) => (
            <li key={id}>
              <span>
                <strong className="font-semibold">
                  {from === to ? STATE_WORDS[to] : `${STATE_WORDS[from]} to ${STATE_WORDS[to]}`}
                </strong>
                : {reason}
              </span>
              <span className="note">{formatMoment(at)}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="order-quotes">
        <h3 id="order-quotes" className="mb-3">
          Prices quoted
        </h3>
        <ul className="admin-rows">
          {order.quotes.length === 0 && <li>None.</li>}
          {order.quotes.map((quote) => (
            <li key={quote.id}>
              <span>{priceWords(quote)}</span>
              <span className="note">
                {formatMoment(quote.createdAt)}
                {quote.isInForce && ", in force"}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function priceWords({
  originalAmount,
  memberDiscount,
  promoDiscount,
  amount,
  promoCode,
}: AdminOrderDetails["quotes"][number]) {
  const parts = [
    memberDiscount > 0 && `member discount ${formatDollars(memberDiscount)}`,
    promoDiscount > 0 && `${promoCode ?? "promo code"} ${formatDollars(promoDiscount)}`,
  ].filter(Boolean);
  const less = parts.length > 0 ? ` less ${parts.join(" and ")}` : "";
  return `${formatDollars(amount)} (${formatDollars(originalAmount)}${less})`;
}
