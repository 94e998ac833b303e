// Inside the product money is whole cents; on the wire and on screens it is dollars.
export function dollarsOf(cents: number): number {
  return cents / 100;
}

export function formatCents(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
