/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing that stands outside of it */
import type { Browser, Page } from "@playwright/test";

// A slow phone: a quarter of this processor, a slow mobile network.
const CPU_SLOWDOWN = 4;
const ROUND_TRIP_MS = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;
const MOST_TRIES = 5;

// How long the page has been seen when it is pressed.
export const PRESSES = [
  ["after 3 s", 3000],
  ["at once", 0],
] as const;

type Press = { shownMs: number; openMs: number };

// A page that is drawn in another font until its own arrives may move under the finger: then the press is made anew.
export async function pressGetStarted(browser: Browser, url: string, openForMs: number): Promise<Press> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const press = await pressOnce(browser, url, openForMs);
    if (press !== "missed") return press;
    console.log("a press missed the button, which moved meanwhile");
  }
  throw new Error("Get Started moves away from every press");
}

async function pressOnce(browser: Browser, url: string, openForMs: number): Promise<Press | "missed"> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(watchPress);
    await page.goto(`${url}/`, { waitUntil: "commit" });
    const button = page.getByRole("main").getByRole("button", { name: "Get Started" }).first();
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await page.waitForTimeout(openForMs);
    // Where it is now: what came after the first bytes may have moved it.
    const box = await button.boundingBox();
    if (!box) throw new Error("Get Started cannot be seen");
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const measured = await page.waitForFunction(() => (window as Watched).measuredPress, null, { timeout: 20_000 });
    return (await measured.jsonValue()) as Press | "missed";
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
}

type Watched = typeof window & { measuredPress?: Press | "missed" };

// Runs in the page, by the page's own clock: from the press to the frames that show it and the dialog.
function watchPress(): void {
  const looksOf = (button: Element) => {
    const { backgroundColor, transform, opacity, filter, cursor } = getComputedStyle(button);
    return [backgroundColor, transform, opacity, filter, cursor].join(" ");
  };
  const notice = ({ target, timeStamp }: Event) => {
    removeEventListener("pointerdown", notice, true);
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button) {
      (window as Watched).measuredPress = "missed";
      return;
    }
    const before = looksOf(button);
    let shownMs = Number.NaN;
    const look = () => {
      const now = performance.now() - timeStamp;
      const isOpen = document.querySelector('[role="dialog"]') !== null;
      if (Number.isNaN(shownMs) && (isOpen || looksOf(button) !== before)) shownMs = now;
      if (isOpen) (window as Watched).measuredPress = { shownMs, openMs: now };
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener("pointerdown", notice, true);
}
