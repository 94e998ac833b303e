// What the account pages and calls tell people, word for word and once.
export const accountMessages = {
  emailAndPasswordRequired: "Email and password are required",
  namesRequired: "First name and last name are required for registration",
  emailNotOne: "Please enter a valid email address.",
  emailTaken: "An account with this email already exists. Please sign in instead.",
  tooManyRegistrations: "Too many attempts to register. Please sign in instead, or try again in an hour.",
  wrongEmailOrPassword: "Invalid email or password",
  resetEmailMissing: "Please enter your email address",
  resetLinkSent: "If an account with this email exists, a link to set a new password is on its way.",
  resetLinkInvalid: "This reset link is invalid or expired.",
  confirmationLinkDead: "This confirmation link is invalid or expired.",
  confirmByPassword: "Please enter the password of the account that this link belongs to.",
  confirmBySigningIn: "Please sign in to the account first, then open the link again.",
  verificationSent: "A new link is on its way. Please look into your mailbox.",
  alreadyVerified: "Your e-mail address is confirmed already.",
  tooManyMails: "Several links are on their way already. Please look into your mailbox, or try again in an hour.",
  wrongPassword: "This is not your current password.",
  noPasswordYet: "Your account has no password yet. Set one with the link that “Forgot password” mails you.",
  emailUnchanged: "This is your address already.",
  changeLinkSent:
    "Please open the link that we mailed to the new address and confirm it there. Until then your address stays as it is.",
  passwordChanged: "Your password is changed, and all other sessions are ended.",
  emailNotYours: "Please type the e-mail address of your account.",
  deletionWaitsForOrder:
    "An order of yours is paid and not delivered yet. Please delete your account once it is, or write to us if it takes long.",
  deletionWaitsForPayment: "A payment of yours is just being made. Please try again in a few minutes.",
} as const;

// What the sign-in and reset pages say in their toasts.
export const authToasts = {
  complaint: (description: string) => ({ title: "Error", description }),
  loginFailed: "Login failed",
  registrationFailed: "Registration failed",
  resetMailFailed: "Failed to send reset email",
  signedIn: (firstName: string) => ({ title: "Welcome back!", description: `You are signed in, ${firstName}.` }),
  registered: (firstName: string) => ({ title: "Welcome!", description: `Your account is ready, ${firstName}.` }),
  resetMailSent: { title: "Check your email", description: accountMessages.resetLinkSent },
  resetFieldsMissing: { title: "Missing Information", description: "Please fill in all fields." },
  passwordsDiffer: { title: "Passwords Don't Match", description: "Please type the same password twice." },
  passwordTooShort: { title: "Password Too Short", description: "Password must be at least 6 characters long." },
  resetLinkInvalid: { title: "Invalid Reset Link", description: accountMessages.resetLinkInvalid },
  resetFailed: { title: "Reset Failed", description: "Failed to reset password. Please try again." },
  passwordReset: { title: "Password Changed", description: "Please sign in with your new password." },
  unauthorized: { title: "Unauthorized", description: "You are logged out. Logging in again..." },
} as const;

// What the account settings say.
export const accountToasts = {
  notSaved: { title: "Error", description: "This could not be saved. Please try again." },
  nameChanged: "Your name is changed.",
  sessionsEnded: { title: "Session Ended", description: "Whoever was signed in there has to sign in again." },
  sessionsNotEnded: { title: "Error", description: "The session could not be ended. Please try again." },
  mailNotSent: "The mail could not be sent. Please try again.",
  confirmAddress: "Please confirm your e-mail address",
  notConfirmed: "Your address could not be confirmed. Please try again.",
  notDeleted: "Your account could not be deleted. Please try again.",
  brandingSaved: { title: "Saved", description: "Your next descriptions and revisions use this voice." },
} as const;

// What the member dashboard says in its toasts.
export const dashboardToasts = {
  copyFailed: { title: "Copy Failed", description: "Failed to copy to clipboard" },
  listingDeleted: { title: "Listing Deleted", description: "Its texts are gone. The order and its invoice stay." },
  listingNotDeleted: { title: "Error", description: "Failed to delete the listing. Please try again." },
} as const;

// What an account is good for, on the pages that offer or show one.
export const memberBenefits = [
  ["Secure access", "Your descriptions open for you alone, on any device you sign in on."],
  ["Unlimited listings", "Keep as many properties as you have, side by side."],
  ["Permanent access", "What you bought stays yours to read, copy and revise."],
  ["10 percent off", "Every description costs members less."],
  ["Priority support", "Your questions are answered first."],
] as const;

// Said before an account is deleted, and what is kept again afterwards.
export const accountDeletion = {
  deleted: [
    "your account with its name, e-mail address and password",
    "all your sessions, everywhere",
    "your brand voice",
    "your forms and drafts, and the links you shared",
    "your photos and floor plans",
    "the texts of all your listings",
  ],
  kept: [
    "your orders with their amounts, promo codes and dates, as the law asks of bookkeeping",
    "the property's address on invoices of orders that were paid",
  ],
} as const;

// Why a visitor was sent to /auth?problem=…, and what to do next.
export const authProblems = {
  "openid-cancelled": "The sign-in was cancelled at the provider. You can try again or use your e-mail and password.",
  "openid-expired": "The sign-in took too long or was started in another window. Please try again.",
  "openid-not-linked":
    "An account with this e-mail address exists already. Sign in with your password and confirm your address; after that the provider's sign-in works too, if your address is confirmed there.",
  "openid-no-email":
    "The provider did not tell us an e-mail address that we can write to, which we need. Please use e-mail and password.",
  "openid-unavailable": "The sign-in provider cannot be reached right now. Please try again or use your password.",
  "openid-failed": "The sign-in at the provider did not work. Please try again or use your e-mail and password.",
} as const;
export type AuthProblem = keyof typeof authProblems;
