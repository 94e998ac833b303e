// The job, and the question of the interview that is open.
export type ExpressSearch = { job?: string; ask?: string };

export function readExpressSearch({ job, ask }: Record<string, unknown>): ExpressSearch {
  // The router reads a value that looks like a number as one.
  const isId = (typeof job === "string" && job !== "") || typeof job === "number";
  return { ...(isId && { job: String(job) }), ...(typeof ask === "string" && { ask }) };
}
