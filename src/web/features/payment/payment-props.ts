// What is to be paid. Another price is the same payable with another amount: the form keeps what was typed.
export type Payable = { paymentIntentId: string; clientSecret: string; amountText: string };

// The rest of the page, which must be in order before a card is charged. Each says its own complaint.
export type PaymentGate = {
  isComplete: () => Promise<boolean>;
  // The last word before the charge, such as a renewed quote; false when the buyer has to look again.
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
