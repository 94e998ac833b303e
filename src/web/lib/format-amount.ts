// Amounts come from the server in dollars.
export function formatAmount(dollars: number): string {
  return `$${dollars.toFixed(2)}`;
}
