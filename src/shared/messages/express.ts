import { type Message, messages } from "./toasts.ts";

// What only the express preview tells people, word for word.
export const expressMessages = {
  notLoaded: { title: "Error", description: "Failed to load your property data. Please try again." },
  notSaved: (reason: string | null) => ({
    title: "Error",
    description: reason ?? "Your change was not saved. Please try again.",
  }),
  accountMissing: { title: "Missing Information", description: "Please enter an email and a password." },
  passwordMismatch: { title: "Password Mismatch", description: "Passwords do not match." },
  passwordTooShort: { title: "Password Too Short", description: "Password must be at least 6 characters." },
  accountNotCreated: (reason: string | null) => ({
    title: "Error",
    description: reason ?? messages.expressFreeOrderFailed.description,
  }),
} as const satisfies Record<string, Message | ((detail: never) => Message)>;
