import type { CDPSession, Locator, Page } from "@playwright/test";
import fc from "fast-check";
import { buildPagesIfStale } from "../scripts/build/build-pages-if-stale.ts";
import { INTAKE_SECTIONS } from "../src/shared/intake/intake-schema.ts";
import { startServerProcess } from "../tests/support/processes/server-process.ts";
import { answerTo } from "../tests/support/samples/random-form.ts";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { openChromium } from "./open-chromium.ts";

// A browser trace of fast typing into a form in which every question is answered, and into the question on the express
// preview whose answer rewrites the text beside it.
const LETTERS = 300;
const LETTER_MS = 50;
const FRAME_MS = 1000 / 60;
const TEXT = "The road down to the lake is steep, and the light in the morning is worth every step of it. ";

type TraceEvent = { name: string; ph: string; pid: number; tid: number; tdur?: number; dur?: number; args?: object };

await buildPagesIfStale();
const folder = createTemporaryFolder();
const server = await startServerProcess({ env: { DATA_DIR: folder.path, RATE_LIMIT_SCALE: "1000" } });
const browser = await openChromium();
try {
  for (const [name, open] of Object.entries({
    "the detailed form": openFullForm,
    "the express preview": openInterview,
  })) {
    const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 900 } });
    const box = await open(page);
    await box.click();
    await box.pressSequentially("Warming up. ", { delay: LETTER_MS });
    await page.evaluate(watchFrames);
    const events = await traced(page, async () => {
      await box.pressSequentially(TEXT.repeat(4).slice(0, LETTERS), { delay: LETTER_MS, timeout: 0 });
    });
    console.log(`\n${name}`);
    report(events, await page.evaluate(() => window.frameGapsMs));
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  folder.remove();
}

declare global {
  interface Window {
    frameGapsMs: number[];
  }
}

async function openFullForm(page: Page): Promise<Locator> {
  const started = await page.request.post("/api/intake/property", { data: { mode: "deep", address: "Bend, OR" } });
  const { id } = (await started.json()) as { id: string };
  const fields = INTAKE_SECTIONS.flatMap((section) => section.fields).filter((field) => field.roles?.[0] !== "owner");
  const answers = fields.map((field) => [field.id, fc.sample(answerTo(field), { seed: 7, numRuns: 1 })[0]]);
  const saved = await page.request.put(`/api/intake/${id}?role=manager`, {
    data: { form_data: Object.fromEntries(answers) },
  });
  if (!saved.ok()) throw new Error(await saved.text());
  await page.goto(`/intake/${id}/form?mode=deep&role=manager&section=story`);
  return page.getByRole("textbox", { name: "The story of the place" });
}

async function openInterview(page: Page): Promise<Locator> {
  const details = { property_address: "12 Pine Road, Bend, OR", bedrooms: 3, bathrooms: 2, maxGuests: 6 };
  const started = await page.request.post("/api/intake/express", { data: details });
  const { jobId } = (await started.json()) as { jobId: string };
  const fields = INTAKE_SECTIONS.flatMap((section) => section.fields).filter(({ id }) => id !== "story");
  const answers = fields.map((field) => [field.id, fc.sample(answerTo(field), { seed: 7, numRuns: 1 })[0]]);
  const form_data = Object.fromEntries(answers.filter(([id]) => id !== "address"));
  const saved = await page.request.patch(`/api/intake/express/${jobId}`, { data: { form_data } });
  if (!saved.ok()) throw new Error(await saved.text());
  await page.goto(`/intake/express/preview?job=${jobId}&ask=home`);
  return page.getByRole("textbox", { name: "The story of the place" });
}

function watchFrames(): void {
  window.frameGapsMs = [];
  let before = performance.now();
  const next = (now: number) => {
    window.frameGapsMs.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

async function traced(page: Page, work: () => Promise<void>): Promise<TraceEvent[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"] },
  });
  await work();
  const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await done;
  return events;
}

// The time a task had the processor, not the time it waited for it: other programs do not count.
function report(events: TraceEvent[], frameGapsMs: number[]): void {
  const main = events.find(({ name, args }) => name === "thread_name" && nameIn(args) === "CrRendererMain");
  const tasks = events.filter(({ name, ph, pid, tid }) => {
    return ph === "X" && name === "ThreadControllerImpl::RunTask" && pid === main?.pid && tid === main.tid;
  });
  const times = tasks.map(({ tdur = 0 }) => tdur / 1000).toSorted((a, b) => a - b);
  const total = times.reduce((sum, time) => sum + time, 0);
  const onTime = frameGapsMs.filter((gap) => gap < FRAME_MS * 1.5).length;
  console.log(`letters typed                       ${LETTERS}`);
  console.log(`main thread per letter              ${(total / LETTERS).toFixed(2)} ms of processor time`);
  console.log(`longest task                        ${(times.at(-1) ?? 0).toFixed(2)} ms of processor time`);
  console.log(`99th percentile of tasks            ${(times[Math.floor(times.length * 0.99)] ?? 0).toFixed(2)} ms`);
  console.log(
    `tasks longer than a frame           ${times.filter((time) => time > FRAME_MS).length} of ${times.length}`,
  );
  console.log(`frames drawn on time (wall clock)   ${onTime} of ${frameGapsMs.length}`);
}

function nameIn(args: object | undefined): unknown {
  return args && "name" in args ? args.name : null;
}
