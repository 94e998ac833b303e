import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { startDraft } from "#tests/support/app/drafts.ts";
import { signUp } from "#tests/support/app/members.ts";
import { createTestApp, createTestBrowser, type TestApp, useTestApp } from "#tests/support/app/test-app.ts";
import { NOTHING_KEPT, plainPicture, sendImages, whatIsKept } from "#tests/support/app/uploads.ts";
import { eventually } from "#tests/support/eventually.ts";
import { processesNaming } from "#tests/support/processes/processes.ts";
import { nestedPdf, plainPdf, whitePng } from "#tests/support/samples/hostile-files.ts";

const current = useTestApp({ env: { DECODE_SECONDS: "5" } });
const plan = readFileSync(new URL("../../../src/writer/plans/samples/two-bedroom-house.pdf", import.meta.url));
// Some 20 s of drawing.
const BOMB = nestedPdf({ depth: 5, fanOut: 6 });
const UPLOAD = "/api/upload-property-files";

let address: Promise<string> | undefined;
const serverUrl = () => (address ??= current().app.listen({ port: 0, host: "127.0.0.1" }));

type Plan = { name: string; bytes: Uint8Array };
type Sender = { cookie?: string; draftId?: string; url?: string };

async function sendPlan({ name, bytes }: Plan, { cookie = "", draftId = "", url }: Sender = {}): Promise<Response> {
  const form = new FormData();
  form.append("floorplans", new File([Buffer.from(bytes)], name));
  if (draftId) form.append("draftId", draftId);
  return fetch(`${url ?? (await serverUrl())}${UPLOAD}`, { method: "POST", body: form, headers: { cookie } });
}

async function aManager() {
  const browser = createTestBrowser(current().app);
  const draftId = await startDraft(browser);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
  return { draftId, cookie };
}

// The longest wait of another caller while the work was under way, as a share of the time the work took.
async function longestWaitDuring(work: Promise<unknown>): Promise<number> {
  const started = performance.now();
  let isOver = false;
  const ended = work.finally(() => (isOver = true));
  let longest = 0;
  while (!isOver) {
    const asked = performance.now();
    await fetch(`${await serverUrl()}/healthz`);
    longest = Math.max(longest, performance.now() - asked);
  }
  await ended;
  return longest / (performance.now() - started);
}

test("a small PDF that takes forever to draw delays no other caller, and is refused by its name", async () => {
  expect(BOMB.length).toBeLessThan(1400);
  const manager = await aManager();
  const sent = sendPlan({ name: "plan.pdf", bytes: BOMB }, manager);
  expect(await longestWaitDuring(sent)).toBeLessThan(0.5);
  const answer = await sent;
  expect(answer.status).toBe(400);
  const message = "plan.pdf takes too long to open. Please upload a simpler version, such as a screenshot of it.";
  expect(await answer.json()).toEqual({ message, field: "floorplans" });

  // What comes after it is read as ever; on a busy machine an honest plan may be given up once, too.
  const isRead = async () => (await sendPlan({ name: "plan.pdf", bytes: plan }, manager)).status;
  await expect.poll(isRead, { timeout: 60_000, interval: 500 }).toBe(200);
});

test("a file is not even opened for a caller without a right to the draft", async () => {
  const own = await createTestApp();
  const url = await own.app.listen({ port: 0, host: "127.0.0.1" });
  const creator = createTestBrowser(own.app);
  const draftId = await startDraft(creator);
  const other = createTestBrowser(own.app);
  await startDraft(other);
  const cookie = `visitor=${encodeURIComponent(other.cookies.get("visitor") ?? "")}`;
  for (const sender of [{}, { draftId }, { cookie }, { cookie, draftId }]) {
    expect((await sendPlan({ name: "plan.pdf", bytes: BOMB }, { ...sender, url })).status).toBe(404);
  }
  expect(processesNaming(own.config.dataDir)).toEqual([]);
  expect(await whatIsKept(own)).toEqual(NOTHING_KEPT);
  await own.close();
});

test.each([
  ["too thin and too large", { widthPt: 1, heightPt: 20_000 }, "is larger than 5 metres"],
  ["too thin", { widthPt: 1, heightPt: 10_000 }, "is too thin for a floor plan"],
  ["too thin on its side", { widthPt: 2000, heightPt: 90 }, "is too thin for a floor plan"],
  ["too large", { widthPt: 15_000, heightPt: 15_000 }, "is larger than 5 metres"],
] as const)("a PDF page that is %s (%o) is refused in words", async (_what, page, words) => {
  const answer = await sendPlan({ name: "strip.pdf", bytes: plainPdf(page) }, await aManager());
  expect(answer.status).toBe(400);
  const { message, field } = (await answer.json()) as { message: string; field: string };
  expect(field).toBe("floorplans");
  expect(message).toContain(`strip.pdf has a first page that ${words}`);
});

test("the decoders have a bound on their memory, and none of the server's settings", async () => {
  const manager = await aManager();
  // A decoder that took too long, as it may on a busy machine, is ended and cannot be looked at.
  const isRead = async () => (await sendPlan({ name: "plan.pdf", bytes: plan }, manager)).status;
  await expect.poll(isRead, { timeout: 60_000, interval: 500 }).toBe(200);
  const decoders = processesNaming(current().config.dataDir);
  expect(decoders.length).toBeGreaterThan(0);
  for (const pid of decoders) {
    const bytes = Number(/Max data size +(\d+)/.exec(readFileSync(`/proc/${pid}/limits`, "utf8"))?.[1]);
    expect(bytes).toBeLessThan(1.5 * 1024 ** 3);
    expect(readFileSync(`/proc/${pid}/environ`, "utf8")).not.toMatch(/SECRET|PASSWORD|DATABASE|HOME=/);
  }
});

// Each from another address and without a cookie, like a client that keeps none.
async function sendFrom({ app }: TestApp, remoteAddress: string, pictures: Buffer[]): Promise<number> {
  const form = new FormData();
  for (const bytes of pictures) form.append("images", new File([Buffer.from(bytes)], "a.png"));
  const encoded = new Response(form);
  const answer = await app.inject({
    method: "POST",
    url: "/api/upload-images",
    remoteAddress,
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return answer.statusCode;
}

// Originals that have arrived, of requests that are not answered yet.
function waitingIn({ config }: TestApp): number {
  const all = readdirSync(join(config.dataDir, "incoming"), { recursive: true, encoding: "utf8" });
  return all.filter((path) => /request-[^/]+\/\d+$/.test(path)).length;
}

test("twenty large pictures of one network keep no other caller's photo waiting", async () => {
  const own = await createTestApp({ env: { DECODE_SECONDS: "60" } });
  const large = whitePng({ widthPx: 5000, heightPx: 4000 });
  const finished: string[] = [];
  const flood = ["a", "b"].map(async (name) => {
    const status = await sendFrom(own, "203.0.113.9", Array<Buffer>(10).fill(large));
    finished.push(`${name} ${status}`);
  });
  await eventually(() => waitingIn(own) === 20, "all of them are waiting or at work");
  const honest = await sendFrom(own, "198.51.100.7", [await plainPicture()]);
  finished.push(`honest ${honest}`);
  await Promise.all(flood);
  expect(finished[0]).toBe("honest 200");
  expect(finished.toSorted()).toEqual(["a 200", "b 200", "honest 200"]);
  await own.close();
});

test("guests send up to 50 megapixels, accounts up to 100", async () => {
  const own = await createTestApp({ env: { DECODE_SECONDS: "60" } });
  const member = await signUp(own.app, "large@example.com");
  const large = [{ name: "wall.png", bytes: whitePng({ widthPx: 8000, heightPx: 7500 }) }];
  const [asGuest, asMember] = [
    await sendImages(own.app, large),
    await sendImages(own.app, large, Object.fromEntries(member.cookies)),
  ];
  expect([asGuest.statusCode, asMember.statusCode]).toEqual([400, 200]);
  const message =
    "wall.png has more than 50 megapixels. Please upload a smaller version, or sign in to upload up to 100 megapixels.";
  expect(asGuest.json()).toEqual({ message, field: "images" });
  await own.close();
});

test("a picture that has to be decoded as a whole is refused when that takes too much memory", async () => {
  const deep = await sharp({ create: { width: 6000, height: 5000, channels: 4, background: "#4080c0" } })
    .toColourspace("rgb16")
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer();
  const answer = await sendImages(current().app, [{ name: "deep.png", bytes: deep }]);
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    "deep.png takes too much memory to open. Please upload a smaller version.",
  ]);
});

test.each(["png", "jpeg", "webp"] as const)("a %s that ends a few bytes early is refused", async (format) => {
  const whole = await plainPicture({ width: 300, height: 200, format });
  for (const missing of [1, 4, 8, 11, 12, 13, 16]) {
    const answer = await sendImages(current().app, [{ name: "cut", bytes: whole.subarray(0, -missing) }]);
    expect([missing, answer.statusCode, answer.json().message]).toEqual([
      missing,
      400,
      "cut is not a valid image file",
    ]);
  }
  expect((await sendImages(current().app, [{ name: "whole", bytes: whole }])).statusCode).toBe(200);
});

test("a PNG with fewer rows than it says is refused", async () => {
  const bytes = whitePng({ widthPx: 300, heightPx: 200 }, 150);
  const answer = await sendImages(current().app, [{ name: "short.png", bytes }]);
  expect([answer.statusCode, answer.json().message]).toEqual([400, "short.png is not a valid image file"]);
});
