import type { ReactNode } from "react";

// What the checkout hands to the card form, which another feature brings.
export type PaymentSlotProps = {
  payable: { paymentIntentId: string; clientSecret: string; amountText: string };
  gate: { isComplete: () => Promise<boolean>; prepare: () => Promise<boolean> };
  onBusyChange: (isBusy: boolean) => void;
  onPaid: () => void;
  onRefused: (message: string) => void;
};

export type RenderPayment = (props: PaymentSlotProps) => ReactNode;
