// What the pages say of a text for another platform, and of a text as a file.
export const platformMessages = {
  added: (platform: string) => ({
    title: `${platform} is ready`,
    description: "Written from the same facts. It can be revised like the others.",
  }),
  notAdded: "The server did not answer. Nothing was changed; please try again.",
  exported: (fileName: string) => ({ title: "Saved", description: fileName }),
  notExported: (reason: string | null) => ({
    title: "Not exported",
    description: reason ?? "The server did not answer. Please try again.",
  }),
} as const;
// What the page says of a text in another language.
export const languageMessages = {
  ready: (language: string) => ({
    title: `${language} is ready`,
    description: "Every sentence was checked against its English one.",
  }),
  notReached: "The server did not answer. What you had is still there; please try again.",
} as const;
// Why a description that was bought is not shown any more. The pages tell the cases apart by these words.
export const listingMessages = {
  viewEnded: "Your one-time view of this description has ended.",
  deleted: "This description was deleted.",
  refunded: "This order was refunded, so its description is closed.",
} as const;
