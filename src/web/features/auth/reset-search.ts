export type ResetSearch = { token?: string };

export function readResetSearch({ token }: Record<string, unknown>): ResetSearch {
  // The router reads a token of digits as a number.
  const text = typeof token === "number" ? String(token) : token;
  return typeof text === "string" && text !== "" ? { token: text } : {};
}
