import { expect, test } from "vitest";
import { RequestDurations } from "./metrics.ts";

const route = { pattern: "/api/intake/:id", isApiCall: true, hasOwnLimit: false };
const LABELS = 'method="GET",route="/api/intake/:id",status="200"';

test("each bucket holds all that took at most its time, and the last one holds all", () => {
  const durations = new RequestDurations();
  for (const seconds of [0.001, 0.005, 0.02, 60]) durations.record({ route, method: "GET", status: 200 }, seconds);
  const lines = durations.text(undefined).split("\n");
  expect(lines.slice(0, 2)).toEqual([
    "# HELP http_request_duration_seconds How long requests took",
    "# TYPE http_request_duration_seconds histogram",
  ]);
  const countUpTo = (bound: string) => lines.find((line) => line.includes(`_bucket{le="${bound}",${LABELS}}`));
  expect(["0.005", "0.01", "0.025", "10", "+Inf"].map((bound) => countUpTo(bound)?.split(" ").at(-1))).toEqual([
    "2",
    "2",
    "3",
    "3",
    "4",
  ]);
  expect(lines).toContain(`http_request_duration_seconds_count{${LABELS}} 4`);
  expect(lines).toContain(`http_request_duration_seconds_sum{${LABELS}} ${0.001 + 0.005 + 0.02 + 60}`);
});

test("methods and statuses are counted apart, and a process of a group says which it is", () => {
  const durations = new RequestDurations();
  durations.record({ route, method: "GET", status: 200 }, 1);
  durations.record({ route, method: "PUT", status: 200 }, 1);
  durations.record({ route, method: "GET", status: 404 }, 1);
  const counts = durations
    .text("3")
    .split("\n")
    .filter((line) => line.includes("_count"));
  expect(counts).toEqual([
    `http_request_duration_seconds_count{${LABELS},process="3"} 1`,
    `http_request_duration_seconds_count{${LABELS.replace("GET", "PUT")},process="3"} 1`,
    `http_request_duration_seconds_count{${LABELS.replace("200", "404")},process="3"} 1`,
  ]);
});
