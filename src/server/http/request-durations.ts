import type { MatchedRoute } from "./matched-route.ts";

const NAME = "http_request_duration_seconds";
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

// How many requests fell into each bucket; the last one is for those that took longer than all of them.
type Counts = { labels: string; buckets: number[]; sum: number; count: number };
type Request = { route: MatchedRoute; method: string; status: number };

// A histogram as Prometheus reads it. The metrics library checks and hashes all labels for each request; here a route
// knows its own counts.
export class RequestDurations {
  readonly #counts: Counts[] = [];
  readonly #ofRoutes = new Map<MatchedRoute, Map<string, Counts>>();

  record(request: Request, seconds: number): void {
    const counts = this.#countsOf(request);
    let at = 0;
    while (at < BUCKETS_SECONDS.length && seconds > (BUCKETS_SECONDS[at] ?? 0)) at++;
    counts.buckets[at] = (counts.buckets[at] ?? 0) + 1;
    counts.sum += seconds;
    counts.count += 1;
  }

  #countsOf({ route, method, status }: Request): Counts {
    let ofRoute = this.#ofRoutes.get(route);
    if (!ofRoute) this.#ofRoutes.set(route, (ofRoute = new Map()));
    const key = `${method}${status}`;
    let counts = ofRoute.get(key);
    if (!counts) {
      const labels = `method="${method}",route="${route.pattern}",status="${status}"`;
      counts = { labels, buckets: [...BUCKETS_SECONDS, Number.POSITIVE_INFINITY].map(() => 0), sum: 0, count: 0 };
      ofRoute.set(key, counts);
      this.#counts.push(counts);
    }
    return counts;
  }

  // The label that tells the processes of a group apart comes with every line.
  text(process: string | undefined): string {
    const more = process === undefined ? "" : `,process="${process}"`;
    const lines = this.#counts.flatMap((counts) => linesOf(counts, more));
    return [`# HELP ${NAME} How long requests took`, `# TYPE ${NAME} histogram`, ...lines, ""].join("\n");
  }
}

function linesOf({ labels, buckets, sum, count }: Counts, more: string): string[] {
  let upTo = 0;
  const counted = BUCKETS_SECONDS.map((bound, at) => {
    upTo += buckets[at] ?? 0;
    return `${NAME}_bucket{le="${bound}",${labels}${more}} ${upTo}`;
  });
  return [
    ...counted,
    `${NAME}_bucket{le="+Inf",${labels}${more}} ${count}`,
    `${NAME}_sum{${labels}${more}} ${sum}`,
    `${NAME}_count{${labels}${more}} ${count}`,
  ];
}
