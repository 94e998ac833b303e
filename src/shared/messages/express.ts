import { type Message, messages } from "./toasts.ts";

// What the express preview tells people, word for word; its promo code toasts end without a stop.
export const expressMessages = {
  notLoaded: { title: "Error", description: "Failed to load your property data. Please try again." },
  notSaved: (reason: string | null) => ({
    title: "Error",
    description: reason ?? "Your change was not saved. Please try again.",
  }),
  promoCodeMissing: { title: "Error", description: "Please enter a promo code" },
  invalidPromoCode: {
    title: "Invalid Promo Code",
    description: "The promo code you entered is not valid or has expired",
  },
  promoCodeFailed: { title: "Error", description: "Failed to apply promo code" },
  paymentNotInitialised: messages.expressPaymentNotInitialised,
  paymentNotProcessed: messages.expressPaymentNotProcessed,
  freeOrderFailed: messages.expressFreeOrderFailed,
  generationFailed: messages.expressGenerationFailed,
  accountMissing: { title: "Missing Information", description: "Please enter an email and a password." },
  passwordMismatch: { title: "Password Mismatch", description: "Passwords do not match." },
  passwordTooShort: { title: "Password Too Short", description: "Password must be at least 6 characters." },
  accountNotCreated: (reason: string | null) => ({
    title: "Error",
    description: reason ?? messages.expressFreeOrderFailed.description,
  }),
} as const satisfies Record<string, Message | ((detail: never) => Message)>;
