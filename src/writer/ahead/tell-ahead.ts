import { WorkerPool } from "#writer/inference/open-vision.ts";
import { type Made, rememberReadings } from "#writer/text/memoize-readings.ts";
import type { DescriptionRequest } from "#writer/write-description.ts";

// A form with notes in every field takes about two seconds; one that takes longer is told where it is written.
const POOL = { workers: 1, timeoutMs: 20_000, idleMs: 300_000 };

let pool: WorkerPool | undefined;

// Turns a host's notes into sentences in another thread and keeps the results. Writing the same text afterwards is quick,
// so other requests do not wait for it. If the thread fails, the text is still written, only more slowly.
export async function tellAhead({ property, options, seen = [] }: DescriptionRequest): Promise<void> {
  if (!hasNotes(property)) return;
  pool ??= new WorkerPool(new URL("./tell-ahead-thread.ts", import.meta.url), POOL);
  try {
    rememberReadings((await pool.run({ property, options, seen })) as Made[]);
  } catch {
    // The thread was ended; the next request starts another.
  }
}

const SAYS_WHERE_OR_WHAT = /address|city|country|neighborhood$|neighbourhood$|type$|text$|platform|email|phone|url/i;

// Short answers, addresses and chosen options need no network.
function hasNotes(property: DescriptionRequest["property"]): boolean {
  return Object.entries(property).some(([name, value]) => !SAYS_WHERE_OR_WHAT.test(name) && isNote(value));
}

function isNote(value: unknown): boolean {
  if (typeof value === "string") return /\p{L} \p{L}/u.test(value);
  if (Array.isArray(value)) return value.some((each) => typeof each === "object" && isNote(each));
  return typeof value === "object" && value !== null && Object.values(value).some(isNote);
}
