export type AccountSearch = { problem?: "verification" };

export function readAccountSearch({ problem }: Record<string, unknown>): AccountSearch {
  return problem === "verification" ? { problem } : {};
}
