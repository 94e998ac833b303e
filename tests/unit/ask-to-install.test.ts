import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { mayInstall } from "../../scripts/checks/find-chromium.ts";

function terminal(isTTY: boolean) {
  return { input: Object.assign(new PassThrough(), { isTTY }), output: Object.assign(new PassThrough(), { isTTY }) };
}

test.for([
  ["y", true],
  ["", true],
  ["YES", true],
  ["n", false],
  ["what?", false],
] as const)(
  "a person at a terminal is asked before a system package is installed, and '%s' means %s",
  async ([answer, expected]) => {
    const { input, output } = terminal(true);
    const asked = mayInstall("chromium", input, output);
    input.write(`${answer}\n`);
    expect(await asked).toBe(expected);
    expect(String(output.read())).toContain("Install the system package chromium");
  },
);

test("without a terminal it does not ask, and goes on", async () => {
  const { input, output } = terminal(false);
  expect(await mayInstall("chromium", input, output)).toBe(true);
  expect(output.read()).toBe(null);
});
