import type { Page } from "@playwright/test";
import { startServerProcess } from "../../support/processes/server-process.ts";
import { createTemporaryFolder } from "../../support/temporary-folder.ts";
import { answer, goToSection, HOME } from "../support/intake.ts";
import { expect, test } from "../support/journey.ts";

const TOGETHER_SECONDS = 60;
const AROUND_A_CRASH_SECONDS = 20;

test.describe.configure({ timeout: 300_000 });
test.skip(({ isMobile }) => isMobile, "the same on any screen, and long");

type Typing = { page: Page; field: string; key: string };
type Typed = { typed: string; acknowledged: string; saves: number };

// Types without a pause until the time is up, and remembers what the server said it has.
async function typeFor(seconds: number, { page, field, key }: Typing): Promise<Typed> {
  const record: Typed = { typed: "", acknowledged: "", saves: 0 };
  page.on("response", (response) => {
    const sent = response.request().method() === "PUT" ? response.request().postDataJSON().form_data?.[key] : undefined;
    if (!response.ok() || typeof sent !== "string") return;
    record.acknowledged = sent;
    record.saves += 1;
  });
  const box = answer(page, field);
  await box.click();
  const end = Date.now() + seconds * 1000;
  for (let word = 0; Date.now() < end; word += 1) {
    const text = `${key}${word} `;
    await box.pressSequentially(text, { delay: 25 });
    record.typed += text;
    // A pause now and then, as people make, so that saves and words interleave.
    if (word % 5 === 4) await page.waitForTimeout(700);
  }
  return record;
}

type Pair = { manager: Page; owner: Page; read: () => Promise<Record<string, string>> };

async function openPair(manager: Page, owner: Page, url: string): Promise<Pair> {
  const started = await manager.request.post(`${url}/api/intake/property`, { data: { mode: "deep", address: HOME } });
  const { id } = await started.json();
  const shared = await manager.request.get(`${url}/api/intake/${id}/share?role=owner`);
  await manager.goto(`${url}/intake/${id}/form?mode=deep&role=manager`);
  const link = new URL((await shared.json()).url, url);
  await owner.goto(`${url}${link.pathname}${link.search}`);
  await goToSection(manager, "In your own words");
  await goToSection(owner, "In your own words");
  const read = async () => (await (await manager.request.get(`${url}/api/intake/${id}?role=manager`)).json()).form_data;
  return { manager, owner, read };
}

test("two people typing at once lose no letter that was acknowledged, and none that was typed", async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await (await browser.newContext()).newPage();
  const { manager, read } = await openPair(page, owner, baseURL ?? "");
  const [mine, theirs] = await Promise.all([
    typeFor(TOGETHER_SECONDS, { page: manager, field: "The story of the place", key: "story" }),
    typeFor(TOGETHER_SECONDS, { page: owner, field: "What guests mention first", key: "best_thing" }),
  ]);
  await expect.poll(read).toMatchObject({ story: mine.typed, best_thing: theirs.typed });
  expect(mine.saves).toBeGreaterThan(1);
  expect(theirs.saves).toBeGreaterThan(1);
  expect(mine.typed.startsWith(mine.acknowledged)).toBe(true);
  expect(theirs.typed.startsWith(theirs.acknowledged)).toBe(true);
  // Each has the other's text on the screen, too.
  await answer(manager, "The story of the place").blur();
  await expect(answer(manager, "What guests mention first")).toHaveValue(theirs.typed);
  await expect(answer(owner, "The story of the place")).toHaveValue(mine.typed);
});

test("a server that is killed in the middle and started again has every letter", async ({
  page,
  browser,
  expectProblem,
}) => {
  // A server that has just begun to listen may not hear its database yet.
  expectProblem(/net::ERR_(INCOMPLETE_CHUNKED_ENCODING|CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE)|\b503\b/);
  const folder = createTemporaryFolder();
  const env = { DATA_DIR: folder.path, RATE_LIMIT_SCALE: "1000" };
  const doomed = await startServerProcess({ env });
  const { port } = new URL(doomed.url);
  const owner = await (await browser.newContext()).newPage();
  const { manager, read } = await openPair(page, owner, doomed.url);

  const typing = Promise.all([
    typeFor(AROUND_A_CRASH_SECONDS, { page: manager, field: "The story of the place", key: "story" }),
    typeFor(AROUND_A_CRASH_SECONDS, { page: owner, field: "What guests mention first", key: "best_thing" }),
  ]);
  await expect.poll(read).toHaveProperty("story");
  doomed.signal("SIGKILL");
  await expect(manager.getByText("Saving does not work right now")).toBeVisible();
  const atKill = await answer(manager, "The story of the place").inputValue();
  const revived = await startServerProcess({ env: { ...env, PORT: port } });
  const [mine, theirs] = await typing;

  await expect.poll(read).toMatchObject({ story: mine.typed, best_thing: theirs.typed });
  expect(mine.typed.startsWith(atKill.trimEnd())).toBe(true);
  await expect(manager.getByText("Saving does not work right now")).toHaveCount(0);
  await expect(answer(owner, "The story of the place")).toHaveValue(mine.typed);
  await revived.stop();
  folder.remove();
});
