import { expressMessages } from "#shared/messages/express.ts";
import { messages } from "#shared/messages/toasts.ts";

// The preview's words for what may happen while something is bought.
export const expressTexts = {
  notInitialised: expressMessages.paymentNotInitialised,
  notPrepared: (_words: string | null, isFree: boolean) =>
    isFree ? expressMessages.freeOrderFailed : expressMessages.paymentNotProcessed,
  promoCodeMissing: expressMessages.promoCodeMissing,
  invalidPromoCode: expressMessages.invalidPromoCode,
  promoCodeFailed: expressMessages.promoCodeFailed,
  refused: (words: string, isUnreachable: boolean) =>
    isUnreachable ? expressMessages.paymentNotProcessed : messages.paymentFailed(words),
  paid: null,
};
