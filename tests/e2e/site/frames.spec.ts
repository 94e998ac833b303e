import type { Page, Route } from "@playwright/test";
import { orderFree, PROPERTY } from "../support/checkout.ts";
import { expect, test } from "../support/journey.ts";
import { passwordField, signUp } from "../support/members.ts";

// Holds back all scripts until told otherwise: what a person sees and does meanwhile.
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route("**/assets/*.js", async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

async function markWhenAlive(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("page-alive", () => document.documentElement.setAttribute("data-alive", "yes"));
  });
}

test("a page of the app shows its frame before any script, and what is typed and pressed then is kept", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/auth?mode=register", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create your account");
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("button", { name: "Create Account" })).toHaveAttribute("data-pressed", "");
  await release();
  // The press is answered now: what is missing is complained about, and what was typed is still there.
  await expect(passwordField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("First name")).toHaveValue("Ana");
  await expect(page.getByLabel("Email")).toHaveValue("ana@example.com");
  expect(new URL(page.url()).pathname).toBe("/auth");
});

test("a frame fits its visitor: one who may be signed in is not asked to sign in", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/vr", { waitUntil: "commit" });
  await expect(page.getByText("Sign in to enter a property.")).toBeVisible();
  await release();
  await signUp(page);
  const releaseAgain = await holdScripts(page);
  await page.goto("/vr", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Sign in to enter a property.")).toHaveCount(0);
  await releaseAgain();
  await expect(page.getByRole("form", { name: "Property" })).toBeVisible();
});

test("a checkout is not said to be empty before its property was looked for", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/checkout", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Your Purchase");
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(0);
  await release();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  // Without a property it leads home: the page must not go while it is judged.
  await expect(page).toHaveURL("/");
});

test("Get Started shows a press before any script and opens its dialog when they are there", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const start = page.getByRole("main").getByRole("button", { name: "Get Started" }).first();
  await start.click();
  await expect(start).toHaveAttribute("data-pressed", "");
  await release();
  await expect(page.getByRole("dialog", { name: "Create a listing" })).toBeVisible();
});

test("a chooser stays until the form that was chosen is there", async ({ page }) => {
  await page.goto("/");
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/assets/creation-form-*.js", async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.getByRole("main").getByRole("button", { name: "Get Started" }).first().click();
  const chooser = page.getByRole("dialog", { name: "Create a listing" });
  const detailed = chooser.getByRole("button", { name: "Detailed Mode" });
  await detailed.click();
  await expect(detailed).toHaveAttribute("aria-busy", "true");
  await expect(detailed).toBeFocused();
  letGo();
  await expect(page.getByRole("dialog", { name: "Property Address Required" })).toBeVisible();
  await expect(chooser).toHaveCount(0);
});

test("the keyboard's place in a frame is kept, in the middle of a word as on a button", async ({ page }) => {
  await markWhenAlive(page);
  let release = await holdScripts(page);
  await page.goto("/auth?mode=register", { waitUntil: "commit" });
  const name = page.getByLabel("First name");
  await name.pressSequentially("Ana");
  await page.keyboard.press("ArrowLeft");
  await release();
  await expect(page.locator("html")).toHaveAttribute("data-alive", "yes");
  await expect(name).toBeFocused();
  await page.keyboard.type("n");
  await expect(name).toHaveValue("Anna");

  release = await holdScripts(page);
  await page.goto("/auth", { waitUntil: "commit" });
  const peek = page.getByRole("button", { name: "Show password" });
  await peek.focus();
  await release();
  await expect(page.locator("html")).toHaveAttribute("data-alive", "yes");
  await expect(peek).toBeFocused();
});

test("what the pointer rests on in a frame tells its name when the page is there", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/auth", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Show password" }).hover();
  await release();
  await expect(page.getByRole("tooltip")).toHaveText("Show password");
});

test("the styles of a page are in its HTML and are not fetched again", async ({ page }) => {
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") sheets.push(request.url());
  });
  await markWhenAlive(page);
  for (const path of ["/", "/auth", "/vr", "/results"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-alive", "yes");
  }
  expect(sheets).toEqual([]);
});

test("a member's page stands in its HTML with its first data, and the page does not ask for them again", async ({
  page,
}) => {
  await signUp(page);
  const started = await page.request.post("/api/intake/property", { data: { mode: "deep", address: "1 Pine Road" } });
  const { id } = (await started.json()) as { id: string };
  const form = `/intake/${id}/form?role=manager`;
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname + search);
  });
  await markWhenAlive(page);
  for (const [path, text] of [
    ["/dashboard", "No listings yet"],
    [form, "1 Pine Road"],
  ] as const) {
    const release = await holdScripts(page);
    // A server that is busy sends the frame alone; then the page is opened again.
    await expect(async () => {
      asked.length = 0;
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByText(text).first()).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(asked).toEqual([]);
    await release();
    await expect(page.locator("html")).toHaveAttribute("data-alive", "yes");
    await expect(page.getByText(text).first()).toBeVisible();
    // The address field asks for the settings by itself, and an open form for what others change.
    const firstCalls = new Set([
      "/api/auth/user",
      "/api/user/listings?search=&sort=newest&limit=24",
      `/api/intake/${id}?role=manager`,
    ]);
    expect(asked.filter((call) => firstCalls.has(call))).toEqual([]);
    await page.unroute("**/assets/*.js");
  }
});

test("what is typed into a page that the server drew is kept, and hostile text in it stays text", async ({ page }) => {
  await signUp(page);
  await orderFree(page, { ...PROPERTY, best_thing: "The <img src=x onerror=document.title='hacked'> deck." });
  await expect(page.locator(".description-sentence").first()).toBeVisible();
  const [listing] = (await (await page.request.get("/api/user/listings")).json()) as { id: string }[];
  const results = `/results?listing=${listing?.id}`;
  const release = await holdScripts(page);
  const box = page.getByRole("textbox", { name: "What should be different?" });
  // A server that is busy sends the frame alone; then the page is opened again.
  await expect(async () => {
    await page.goto(results, { waitUntil: "commit" });
    await expect(box).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.locator("img[src=x]")).toHaveCount(0);
  await box.fill("shorter, please");
  await release();
  await expect(page.getByRole("button", { name: "Copy" }).first()).toBeEnabled();
  await expect(box).toHaveValue("shorter, please");
  expect(await page.title()).not.toBe("hacked");
});

test("what is typed is kept also where the page shows its field only when its data has come", async ({ page }) => {
  await signUp(page);
  await orderFree(page, PROPERTY);
  await expect(page.locator(".description-sentence").first()).toBeVisible();
  const [listing] = (await (await page.request.get("/api/user/listings")).json()) as { id: string }[];
  const release = await holdScripts(page);
  const box = page.getByRole("textbox", { name: "What should be different?" });
  await expect(async () => {
    await page.goto(`/results?listing=${listing?.id}`, { waitUntil: "commit" });
    await expect(box).toBeVisible({ timeout: 2000 });
  }).toPass();
  await box.fill("shorter, please");
  // As after ten seconds, when what came with the HTML is no longer taken.
  await page.evaluate(() => (globalThis as { earlyAnswers?: Map<string, unknown> }).earlyAnswers?.clear());
  const { promise: isWaiting, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/listing/**", async (route) => {
    await isWaiting;
    await route.continue();
  });
  await release();
  await expect(box).toBeHidden();
  answer();
  await expect(box).toHaveValue("shorter, please");
  await expect(box).toBeFocused();
});
