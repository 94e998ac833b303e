import type { answerTestChallenge, Confirmation, confirmTestPayment } from "#shared/contract/payments.ts";
import type { TypedCard } from "#shared/payment/test-card.ts";
import { callEndpoint } from "#web/lib/http/call-endpoint.ts";
import { ApiError } from "#web/lib/http/request.ts";

const NOT_COMPLETED = "The payment was not completed. Please try again.";

type TestPayment = {
  payable: Payable;
  card: TypedCard;
  // The bank's question; answers whether the holder approved.
  askHolder: () => Promise<boolean>;
};

export async function payWithTestCard({ payable, card, askHolder }: TestPayment): Promise<PaymentOutcome> {
  const params = { id: payable.paymentIntentId };
  const { clientSecret } = payable;
  try {
    const confirmation = await callEndpoint<typeof confirmTestPayment>("POST /api/test-payments/{id}/confirm", {
      params,
      body: { clientSecret, card },
    });
    if (confirmation.status !== "requires_action") return outcomeOf(confirmation);
    const approve = await askHolder();
    return outcomeOf(
      await callEndpoint<typeof answerTestChallenge>("POST /api/test-payments/{id}/challenge", {
        params,
        body: { clientSecret, approve },
      }),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) return breakdown();
    return { kind: "refused", code: String(error.status), message: error.serverMessage ?? NOT_COMPLETED };
  }
}

function outcomeOf({ status, error }: Confirmation): PaymentOutcome {
  if (status === "succeeded") return { kind: "paid" };
  if (error) return { kind: "refused", ...error };
  return unsettled(status);
}

// Paid is only what succeeded; money that is still on its way must not be sent again.
export function unsettled(status: string): PaymentOutcome {
  const message =
    status === "processing"
      ? "Your bank is still working on this payment. Please do not pay again: reload the page in a few minutes."
      : NOT_COMPLETED;
  return { kind: "refused", code: status, message };
}

// Whether the charge went through is unknown, but a second attempt on the same intent cannot charge twice.
export function breakdown(): PaymentOutcome {
  const message = "The payment did not get through. You can try again: one order is never charged twice.";
  return { kind: "refused", code: "unreachable", message };
}

// What is to be paid. Another price is the same payable with another amount: the form keeps what was typed.
type Payable = { paymentIntentId: string; clientSecret: string; amountText: string };

// The rest of the page, which must be in order before a card is charged. Each says its own complaint.
type PaymentGate = {
  isComplete: () => Promise<boolean>;
  // Runs right before the charge, such as renewing the quote; false when the buyer has to look again.
  prepare: () => Promise<boolean>;
};

export type PaymentProps = {
  payable: Payable;
  gate: PaymentGate;
  onBusyChange: (isBusy: boolean) => void;
  onPaid: () => void;
  // The provider's words; the form itself shows them too.
  onRefused: (message: string, code: string) => void;
};

export type PaymentOutcome = { kind: "paid" } | { kind: "refused"; code: string; message: string };
