export type PaymentSuccessSearch = { order?: string };

// What a bank's own page adds to the address is left alone: only the server says whether something was paid.
export function readPaymentSuccessSearch({ order }: Record<string, unknown>): PaymentSuccessSearch {
  return typeof order === "string" && order !== "" ? { order } : {};
}
