import { type Message, messages } from "#shared/messages/toasts.ts";

// Each screen that sells has its own words for the same events.
export type PurchaseTexts = {
  notInitialised: Message;
  // The price could not be renewed before the charge; the server may have said why.
  notPrepared: (serverWords: string | null, isFree: boolean) => Message;
  promoCodeMissing: Message;
  invalidPromoCode: Message;
  promoCodeFailed: Message;
  // The provider's words, or that it could not be reached.
  refused: (words: string, isUnreachable: boolean) => Message;
  paid: Message | null;
};

export const checkoutTexts: PurchaseTexts = {
  notInitialised: messages.paymentNotInitialised,
  notPrepared: (words) => (words ? messages.paymentFailed(words) : messages.paymentNotInitialised),
  promoCodeMissing: messages.promoCodeMissing,
  invalidPromoCode: messages.invalidPromoCode,
  promoCodeFailed: messages.promoCodeFailed,
  refused: (words) => messages.paymentFailed(words),
  paid: messages.paymentSuccessful,
};
