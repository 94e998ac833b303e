import type { ExpressPreview } from "#shared/contract/intake/express.ts";
import type { PropertyData } from "#shared/contract/orders.ts";
import { messages } from "#shared/messages/toasts.ts";

// The preview's words for what may happen while something is bought.
export const expressTexts = {
  notInitialised: messages.expressPaymentNotInitialised,
  notPrepared: (_words: string | null, isFree: boolean) =>
    isFree ? messages.expressFreeOrderFailed : messages.expressPaymentNotProcessed,
  promoCodeMissing: messages.expressPromoCodeMissing,
  invalidPromoCode: messages.expressInvalidPromoCode,
  promoCodeFailed: messages.expressPromoCodeFailed,
  refused: (words: string, isUnreachable: boolean) =>
    isUnreachable ? messages.expressPaymentNotProcessed : messages.paymentFailed(words),
  paid: null,
};

// Under the names that the results and the guest's listing read.
export function previewProperty(preview: ExpressPreview): PropertyData {
  return {
    formType: "express",
    platform: preview.platform,
    address: preview.property_address,
    bedrooms: preview.total_bedrooms,
    bathrooms: preview.total_bathrooms,
    maxGuests: preview.capacity,
    guestsGiven: preview.capacity_given,
    petFriendly: preview.pet_friendly,
    images: preview.images,
    floorPlan: preview.floor_plan,
  };
}
