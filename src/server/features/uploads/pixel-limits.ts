// Phones make 12 to 50 megapixels.
export const GUEST_PIXELS = 50_000_000;
export const ACCOUNT_PIXELS = 100_000_000;
