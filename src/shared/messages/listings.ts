// Why a description that was bought is not shown any more. The pages tell the cases apart by these words.
export const listingMessages = {
  viewEnded: "Your one-time view of this description has ended.",
  deleted: "This description was deleted.",
  refunded: "This order was refunded, so its description is closed.",
} as const;
