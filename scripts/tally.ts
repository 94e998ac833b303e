import { readFileSync } from "node:fs";

export type Tally = { passed: number; failures: string[] };

type Outcome = { name: string; hasPassed: boolean };

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

type Suite = {
  suites?: Suite[];
  specs?: { file: string; line: number; title: string; tests: { projectName: string; status: string }[] }[];
};

export function tallyOfVitest(reportFile: string): Tally {
  const files = (read(reportFile) as VitestReport | null)?.testResults ?? [];
  return tallyOf(
    files.flatMap(({ name, status, assertionResults }) => {
      const ran = assertionResults.filter((test) => test.status === "passed" || test.status === "failed");
      const outcomes = ran.map((test) => ({ name: `${name} ${test.fullName}`, hasPassed: test.status === "passed" }));
      // A file that cannot be loaded fails without a test of its own.
      const failedItself = status === "failed" && outcomes.every((outcome) => outcome.hasPassed);
      return failedItself ? [...outcomes, { name, hasPassed: false }] : outcomes;
    }),
  );
}

export function tallyOfJourneys(reportFile: string): Tally {
  return tallyOf(outcomesOf((read(reportFile) as Suite | null) ?? {}));
}

function outcomesOf({ suites = [], specs = [] }: Suite): Outcome[] {
  const own = specs.flatMap(({ file, line, title, tests }) => {
    const ran = tests.filter((test) => test.status !== "skipped");
    return ran.map((test) => {
      return { name: `[${test.projectName}] ${file}:${line} ${title}`, hasPassed: test.status !== "unexpected" };
    });
  });
  return [...own, ...suites.flatMap(outcomesOf)];
}

function tallyOf(outcomes: Outcome[]): Tally {
  const failures = outcomes.filter((outcome) => !outcome.hasPassed).map((outcome) => outcome.name);
  return { passed: outcomes.length - failures.length, failures };
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
