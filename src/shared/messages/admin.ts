// What the admin's pages and calls say, word for word and once.
export const adminMessages = {
  nothingToRetry: "There is nothing to write for this order.",
  percentOrAmount: "A promo code takes off either a percentage or an amount.",
  startsAfterItExpires: "A promo code must start before it expires.",
  codeExists: "There is a promo code of this name already.",

  // Notes about the limits of the alpha release.
  mostlyFree: "Alpha release: mostly free",
  airbnbOnly: "Alpha release: express listings are Airbnb only",

  notRead: (what: string) => `${what} could not be read`,
  noAnswer: "The server did not answer. Check the connection and try again.",
  answered: (status: number) => `The server answered ${status}. Please try again in a moment.`,

  exportFailed: (what: string, reason: string) => ({ title: "Export Failed", description: `${what}: ${reason}` }),
  exportBrokenOff: "The download was broken off. Nothing was saved.",
  exported: (fileName: string) => ({ title: "Export Ready", description: `Saved as ${fileName}` }),

  notChanged: (reason: string) => ({ title: "Nothing Was Changed", description: reason }),
  membershipChanged: (name: string, isMember: boolean) => ({
    title: isMember ? "Membership Granted" : "Membership Taken Away",
    description: isMember ? `${name} is a member now.` : `${name} is no longer a member.`,
  }),
  sessionsEnded: (name: string, ended: number) => ({
    title: "Sessions Ended",
    description: ended === 0 ? `${name} was not signed in anywhere.` : `${name} is signed out everywhere.`,
  }),
  orderRefunded: (amount: string) => ({ title: "Order Refunded", description: `${amount} is on its way back.` }),
  retryStarted: { title: "Writing Again", description: "The listing is being written. It takes a moment." },
  promoCodeCreated: (code: string) => ({ title: "Promo Code Created", description: `${code} can be used now.` }),
  promoCodeChanged: (code: string) => ({ title: "Promo Code Changed", description: `${code} was saved.` }),

  reasonMissing: "Please say why: the reason is kept with the order.",
  codeMissing: "Please enter 2 to 64 letters, digits, - or _.",
  percentOutOfRange: "Please enter a whole number from 1 to 100.",
  amountOutOfRange: "Please enter an amount from 0.01 to 1000.",
  maximumNotOne: "Please enter a whole number from 1 on, or leave it empty.",
} as const;
