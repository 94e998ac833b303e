export type OutboxSearch = { mail?: string };

export function readOutboxSearch(search: Record<string, unknown>): OutboxSearch {
  const mail = search["mail"];
  // The router reads a bare ?mail=12 as a number.
  return typeof mail === "string" || typeof mail === "number" ? { mail: String(mail) } : {};
}
