export type ConfirmEmailSearch = { token?: string };

export function readConfirmEmailSearch({ token }: Record<string, unknown>): ConfirmEmailSearch {
  // The router reads a token of digits as a number.
  const text = typeof token === "number" ? String(token) : token;
  return typeof text === "string" && text !== "" ? { token: text } : {};
}
