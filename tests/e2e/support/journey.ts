import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const isThorough = process.env["JOURNEYS"] === "all";

// Less than half of what the package exports, which every page would have to receive and read.
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

// Problems that a journey expects, declared beforehand by a piece of the message or the address. Each has to occur,
// unless a timer of the page decides whether it does.
export type ExpectProblem = (expected: string | RegExp, certainty?: { mayStayAway: boolean }) => void;
type ExpectedProblem = { expected: string | RegExp; mayStayAway: boolean };

type Fixtures = {
  expectProblem: ExpectProblem;
  checkAccessibility: () => Promise<void>;
};

export const test = base.extend<Fixtures & { watch: string[]; expectedProblems: ExpectedProblem[] }>({
  baseURL: async ({ browserName: _anyBrowser }, use) => use(process.env["JOURNEY_URL"]),
  expectedProblems: async ({ browserName: _anyBrowser }, use) => use([]),
  expectProblem: async ({ expectedProblems }, use) =>
    use((expected, { mayStayAway } = { mayStayAway: false }) => {
      if (matches("?", expected)) throw new Error("an expected problem names what will go wrong");
      expectedProblems.push({ expected, mayStayAway });
    }),

  // Anything on the console, any failed request and any accessibility violation on the last page fails the journey.
  watch: [
    async ({ page, expectedProblems, javaScriptEnabled }, use, journey) => {
      const problems: string[] = [];
      watchPage(page, problems);
      await use(problems);
      const canBeChecked = javaScriptEnabled && page.url() !== "about:blank";
      if (canBeChecked && (isThorough || (await isNewSight(page)))) {
        problems.push(...(await violationsOn(page, { contrast: isThorough })));
      }
      const unexpected = problems.filter(
        (problem) => !expectedProblems.some(({ expected }) => matches(problem, expected)),
      );
      expect(unexpected, "nothing went wrong that the journey did not expect").toEqual([]);
      // An expected problem that does not occur would hide the next failure that matches it.
      const inVain = expectedProblems
        .filter(({ mayStayAway }) => !mayStayAway)
        .map(({ expected }) => expected)
        .filter((expected) => !problems.some((problem) => matches(problem, expected)));
      if (journey.status === "passed") expect(inVain.map(String), "what the journey expected came").toEqual([]);
    },
    { auto: true },
  ],

  // For pages that a journey leaves again before it ends.
  checkAccessibility: async ({ page, watch }, use) => {
    await use(async () => void watch.push(...(await violationsOn(page, { contrast: true }))));
  },
});

export { expect };

function watchPage(page: Page, problems: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("pageerror", (error) => problems.push(`page error: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // The browser gives up what a page was still loading when the journey leaves it. A server that breaks off or
    // refuses has other words.
    if (reason !== "net::ERR_ABORTED") problems.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`answer ${response.status()}: ${response.url()}`);
  });
}

// Many journeys end on similar pages, and a check costs as much as a short journey: each state is checked once in a
// run. The kinds of elements and their states make a state; their number and words do not.
async function isNewSight(page: Page): Promise<boolean> {
  await untilDrawn(page);
  const outline = await page.evaluate(() => {
    const told = [
      "role",
      "type",
      "aria-expanded",
      "aria-invalid",
      "aria-current",
      "aria-live",
      "data-step",
      "data-tone",
    ];
    const lineOf = (element: Element) => {
      const states = told.map((name) => element.getAttribute(name)).filter((value) => value !== null);
      return [element.tagName, ...states].join(" ");
    };
    const lines = [...document.querySelectorAll("body *:not(svg *)")].map(lineOf);
    return [innerWidth, location.pathname.split("/")[1], ...new Set(lines.toSorted())].join("\n");
  });
  return isFirstToMark(createHash("sha256").update(outline).digest("hex"));
}

// All workers mark in one folder; only the first of them can make the file.
function isFirstToMark(name: string): boolean {
  const mark = join(process.env["JOURNEY_SIGHTS"] ?? "", name);
  try {
    writeFileSync(mark, "", { flag: "wx" });
    return true;
  } catch (error) {
    if (existsSync(mark)) return false;
    throw error;
  }
}

// A page that is still being drawn has neither heading nor main; one that never gets them is found out all the same.
// Behind an open dialog the heading has no role, but it is there.
async function untilDrawn(page: Page): Promise<void> {
  await page
    .locator("h1")
    .first()
    .waitFor({ state: "attached", timeout: 5000 })
    .catch(() => null);
}

// Frames are left out: what stands in them, such as a mail, is not our page, and a sandbox lets no script in.
// Contrast costs more than all other rules together, so it is judged where a journey asks for it.
async function violationsOn(page: Page, { contrast }: { contrast: boolean }): Promise<string[]> {
  await untilDrawn(page);
  if (contrast) await page.evaluate(untilNothingMoves);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    async ([tags, isJudged]) => {
      // From the top: what is half under the header where a journey happened to scroll to would count as covered.
      const { scrollX: left, scrollY: top } = window;
      window.scrollTo({ left: 0, top: 0, behavior: "instant" });
      try {
        return await window.axe.run(document, {
          iframes: false,
          runOnly: tags,
          rules: { "color-contrast": { enabled: isJudged } },
          resultTypes: ["violations"],
        });
      } finally {
        window.scrollTo({ left, top, behavior: "instant" });
      }
    },
    [RULES, contrast] as const,
  );
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(" ")).join(", ");
    return `accessibility ${id}: ${help} (${places})`;
  });
}

// Half faded in, a text has half its contrast. What stands still or moves for ever is not waited for.
async function untilNothingMoves(): Promise<void> {
  const passing = document.getAnimations().filter(({ playState, effect }) => {
    return playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  });
  await Promise.allSettled(passing.map((one) => one.finished));
}

function matches(problem: string, expected: string | RegExp): boolean {
  return typeof expected === "string" ? problem.includes(expected) : expected.test(problem);
}
