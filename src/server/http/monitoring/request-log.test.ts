import { expect, test } from "vitest";
import { capturedLog } from "#tests/support/app/test-app.ts";
import { RequestLog } from "./request-log.ts";

test("nothing is made for a request that writes nothing, and one log for all that it writes", () => {
  const { log, lines } = capturedLog();
  let made = 0;
  log.onChild = () => {
    made += 1;
  };
  const request = new RequestLog(log, { reqId: "r1" }, {});
  expect(made).toBe(0);
  for (const level of ["fatal", "error", "warn", "info", "debug", "trace"] as const) request[level]({ level }, level);
  expect(made).toBe(1);
  request.child({ part: "mail" }).warn("from a part");
  const written = lines.map((text) => JSON.parse(text));
  expect(written.map(({ reqId, msg }) => [reqId, msg])).toEqual(
    ["fatal", "error", "warn", "info", "debug", "from a part"].map((msg) => ["r1", msg]),
  );
  expect(written.at(-1)).toMatchObject({ part: "mail" });
});
