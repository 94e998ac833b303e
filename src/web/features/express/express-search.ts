export type ExpressSearch = { job?: string };

export function readExpressSearch({ job }: Record<string, unknown>): ExpressSearch {
  // The router reads a value that looks like a number as one.
  const isId = (typeof job === "string" && job !== "") || typeof job === "number";
  return isId ? { job: String(job) } : {};
}
