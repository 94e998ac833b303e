import { useRef, useState } from "react";
import type { PaymentOutcome, PaymentProps } from "./api.ts";

type Refusal = Extract<PaymentOutcome, { kind: "refused" }>;

type Attempt = {
  // Shows what is wrong with the fields, and answers whether nothing is.
  checkFields: () => Promise<boolean>;
  pay: () => Promise<PaymentOutcome>;
  // Answers whether the refusal found its place at one of the fields.
  complainAtField?: (refusal: Refusal) => boolean;
};

// One attempt at a time, from the check of the fields to the provider's answer.
export function usePaymentAttempt({ gate, onBusyChange, onPaid, onRefused }: PaymentProps) {
  const isUnderWay = useRef(false);
  // The provider's answer was lost: the next attempt must be on the very same intent, which cannot be charged twice.
  const isOutcomeUnknown = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  function setBusy(busy: boolean) {
    isUnderWay.current = busy;
    setIsBusy(busy);
    onBusyChange(busy);
  }

  async function isPaidBy({ checkFields, pay, complainAtField }: Attempt): Promise<boolean> {
    const areFieldsRight = await checkFields();
    // Last, so that its complaint, which stands above the card, gets the focus.
    if (!(await gate.isComplete()) || !areFieldsRight) return false;
    if (!isOutcomeUnknown.current && !(await gate.prepare())) return false;
    const outcome = await pay();
    if (outcome.kind === "paid") return true;
    isOutcomeUnknown.current = outcome.code === "unreachable";
    onRefused(outcome.message, outcome.code);
    if (!complainAtField?.(outcome)) setRefusal(outcome.message);
    return false;
  }

  async function attempt(steps: Attempt): Promise<void> {
    // A second Enter must not pay a second time.
    if (isUnderWay.current) return;
    setBusy(true);
    setRefusal(null);
    let isPaid = false;
    try {
      isPaid = await isPaidBy(steps);
    } finally {
      // After a payment the form stays busy until the next page is shown.
      if (!isPaid) setBusy(false);
    }
    if (isPaid) onPaid();
  }

  return { isBusy, refusal, attempt };
}
