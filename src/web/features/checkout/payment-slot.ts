import type { ReactNode } from "react";

// What the checkout hands to the card form, which another feature brings.
export type PaymentSlotProps = {
  payable: { orderId: string; paymentIntentId: string; clientSecret: string; amountText: string };
  gate: { isComplete: () => Promise<boolean>; prepare: () => Promise<boolean> };
  onBusyChange: (isBusy: boolean) => void;
  onPaid: () => void;
  // The code tells a provider that refuses from one that cannot be reached.
  onRefused: (message: string, code: string) => void;
};

export type RenderPayment = (props: PaymentSlotProps) => ReactNode;

type FreeOrderSlotProps = Pick<PaymentSlotProps, "gate" | "onBusyChange"> & { onOrdered: () => void };

export type RenderFreeOrder = (props: FreeOrderSlotProps) => ReactNode;
