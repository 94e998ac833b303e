import { readFileSync } from "node:fs";

// A test that failed and then passed twice is flaky: it counts as passed, and is named.
export type Tally = { passed: number; failures: string[]; skipped: string[]; flaky: string[] };

type Outcome = { name: string; result: "passed" | "failed" | "skipped" };

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: "passed" | "failed" | "skipped" | "pending" | "todo"; fullName: string }[];
  }[];
};

type Suite = {
  title?: string;
  suites?: Suite[];
  specs?: { file: string; title: string; tests: { projectName: string; status: string }[] }[];
};

export function tallyOfVitest(reportFile: string): Tally {
  const files = (read(reportFile) as VitestReport | null)?.testResults ?? [];
  return tallyOf(
    files.flatMap(({ name, status, assertionResults }): Outcome[] => {
      const outcomes = assertionResults.map((test): Outcome => {
        const result = test.status === "passed" || test.status === "failed" ? test.status : "skipped";
        return { name: `${name} ${test.fullName}`, result };
      });
      // A file that cannot be loaded fails without a test of its own.
      const failedItself = status === "failed" && outcomes.every(({ result }) => result !== "failed");
      return failedItself ? [...outcomes, { name, result: "failed" }] : outcomes;
    }),
  );
}

// Each journey is named as Playwright's list of tests to run wants it.
export function tallyOfJourneys(reportFile: string): Tally {
  return tallyOf(outcomesOf((read(reportFile) as Suite | null) ?? {}, []));
}

// What failed ran twice more: a journey that did not pass both times has failed.
export function afterRerun(first: Tally, rerun: { report: string }): Tally {
  const outcomes = outcomesOf((read(rerun.report) as Suite | null) ?? {}, []);
  const isFlaky = (failure: string) => {
    const again = outcomes.filter(({ name }) => name === failure);
    return again.length === RERUNS && again.every(({ result }) => result === "passed");
  };
  const flaky = first.failures.filter(isFlaky);
  const failures = first.failures.filter((failure) => !isFlaky(failure));
  return { ...first, passed: first.passed + flaky.length, failures, flaky };
}

export const RERUNS = 2;

function outcomesOf({ suites = [], specs = [] }: Suite, describes: string[]): Outcome[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status }): Outcome => {
      const name = [`[${projectName}]`, file, ...describes, title].join(" › ");
      return { name, result: status === "skipped" ? "skipped" : status === "unexpected" ? "failed" : "passed" };
    }),
  );
  // The outermost suite is the file, which every journey names itself.
  const isFile = (suite: Suite) => suite.title?.endsWith(".ts") ?? false;
  const inner = suites.flatMap((suite) =>
    outcomesOf(suite, isFile(suite) ? describes : [...describes, suite.title ?? ""]),
  );
  return [...own, ...inner];
}

function tallyOf(outcomes: Outcome[]): Tally {
  const named = (wanted: Outcome["result"]) =>
    outcomes.filter(({ result }) => result === wanted).map(({ name }) => name);
  return { passed: named("passed").length, failures: named("failed"), skipped: named("skipped"), flaky: [] };
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
