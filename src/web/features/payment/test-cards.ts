export const TEST_CARDS = [
  { number: "4242 4242 4242 4242", outcome: "Success" },
  { number: "4000 0025 0000 3155", outcome: "Authentication" },
  { number: "4000 0000 0000 0002", outcome: "Declined" },
  { number: "4000 0000 0000 9995", outcome: "Insufficient funds" },
  { number: "4000 0000 0000 0069", outcome: "Expired" },
  { number: "4000 0000 0000 0127", outcome: "Wrong CVC" },
] as const;
