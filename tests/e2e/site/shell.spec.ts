import { createHash } from "node:crypto";
import { expect, test } from "../support/journey.ts";

test("the first load brings the page, nothing on the console, and a strict content policy", async ({ page }) => {
  const answer = await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Listing descriptions where every sentence is true.",
  );
  await expect(page.getByText("Test mode: no card is charged.")).toBeVisible();
  const policy = (await answer?.headerValue("content-security-policy")) ?? "";
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  await expect(page).toHaveTitle(/Stayscribe/);
});

test("an app page allows scripts by hash, never by a nonce, and is not cached", async ({ request }) => {
  for (const path of ["/auth", "/checkout", "/dashboard", "/intake/some/form"]) {
    const answer = await request.get(path);
    expect(answer.headers()["cache-control"]).toBe("no-store");
    const directives = (answer.headers()["content-security-policy"] ?? "").split(";");
    const allowed = (name: string) => directives.find((one) => one.startsWith(`${name} `))?.split(" ") ?? [];
    const html = await answer.text();
    const hashesOf = (inside: RegExp) =>
      [...html.matchAll(inside)].map(
        ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
      );
    const scripts = hashesOf(/<script type="module">([^]*?)<\/script>/g);
    expect(scripts).toHaveLength(1);
    expect(allowed("script-src")).toEqual(["script-src", "'self'", ...scripts]);
    const styles = hashesOf(/<style>([^]*?)<\/style>/g);
    expect(styles.length).toBeGreaterThan(1);
    expect(allowed("style-src")).toEqual(expect.arrayContaining(styles));
    expect(html.match(/<script/g)).toHaveLength(1);
  }
});

test("an app page has its fonts before a button can be pressed: arriving later, they would move it", async ({
  page,
}) => {
  await page.goto("/auth");
  // The page has loaded, and no script has drawn anything that asks for them.
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  for (const font of ["bricolage-grotesque-basic", "instrument-sans-basic", "spline-sans-mono-basic"]) {
    expect(loaded.filter((name) => name.includes(font))).toHaveLength(1);
  }
  const html = await (await page.request.get("/auth")).text();
  expect(html.match(/<link rel="preload" as="font"/g)).toHaveLength(3);
});

test("an inline script is stopped by the policy", async ({ page, expectProblem }) => {
  expectProblem("violates the following Content Security Policy directive");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.wasRun = true";
    document.body.append(script);
  });
  expect(await page.evaluate(() => "wasRun" in window)).toBe(false);
});

test("an unknown path shows the 404 page under status 404, and leads home", async ({ page, expectProblem }) => {
  expectProblem("404");
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Listing descriptions");
});

test("the API page works under the same policy", async ({ page, expectProblem }) => {
  // The page is the API tool's own; what it does about accessibility is not ours to change.
  expectProblem(/^accessibility /);
  await page.goto("/api/docs");
  await expect(page.getByText("Start a detailed draft under an address")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a public page has its text, title and description in the HTML", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("every sentence is true");
    await expect(page).toHaveTitle(/Stayscribe/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\$19\.99 per property/);
  });
});
