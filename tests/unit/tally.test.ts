import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderUntilTestEnds } from "#tests/support/processes/until-test-ends.ts";
import { afterRerun, tallyOfJourneys, tallyOfVitest } from "../../scripts/checks/tally.ts";

function reportOf(content: object): string {
  const file = join(folderUntilTestEnds(), "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

type Status = "expected" | "unexpected" | "skipped";

// As Playwright reports them: one suite for the file, one for each group inside.
function journeys(...told: [title: string, ...statuses: Status[]][]): string {
  const specs = told.flatMap(([title, ...statuses]) =>
    statuses.map((status) => ({ file: "buy.spec.ts", title, tests: [{ projectName: "phone", status }] })),
  );
  return reportOf({ suites: [{ title: "buy.spec.ts", suites: [{ title: "a guest", specs }] }] });
}

test("a skipped journey is counted, and a failed one is named as a list of tests to run names it", () => {
  const tally = tallyOfJourneys(journeys(["pays", "expected"], ["returns", "unexpected"], ["hovers", "skipped"]));
  expect(tally).toEqual({
    passed: 1,
    failures: ["[phone] › buy.spec.ts › a guest › returns"],
    skipped: ["[phone] › buy.spec.ts › a guest › hovers"],
    flaky: [],
  });
});

test.each([
  { again: ["expected", "expected"] as const, end: "flaky" },
  { again: ["expected", "unexpected"] as const, end: "failed" },
  { again: ["unexpected", "unexpected"] as const, end: "failed" },
  { again: ["expected"] as const, end: "failed" },
])("a journey that failed and then is $again has $end", ({ again, end }) => {
  const first = tallyOfJourneys(journeys(["pays", "expected"], ["returns", "unexpected"]));
  const tally = afterRerun(first, { report: journeys(["returns", ...again]) });
  const name = "[phone] › buy.spec.ts › a guest › returns";
  expect(tally).toMatchObject(
    end === "flaky" ? { passed: 2, failures: [], flaky: [name] } : { passed: 1, failures: [name], flaky: [] },
  );
});

test("without a report of the second run a failed journey stays failed", () => {
  const first = tallyOfJourneys(journeys(["returns", "unexpected"]));
  expect(afterRerun(first, { report: join(folderUntilTestEnds(), "none.json") }).failures).toHaveLength(1);
});

test("a skipped unit test is counted, and a file that cannot be loaded has failed", () => {
  const report = reportOf({
    testResults: [
      {
        name: "a.test.ts",
        status: "passed",
        assertionResults: [
          { status: "passed", fullName: "adds" },
          { status: "skipped", fullName: "as root" },
        ],
      },
      { name: "b.test.ts", status: "failed", assertionResults: [] },
    ],
  });
  expect(tallyOfVitest(report)).toEqual({
    passed: 1,
    failures: ["b.test.ts"],
    skipped: ["a.test.ts as root"],
    flaky: [],
  });
});
