import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { signUp } from "#tests/support/app/members.ts";
import { createTestBrowser, useTestApp } from "#tests/support/app/test-app.ts";
import { createPageDrawer, type Drawing } from "./drawn-pages.ts";

const current = useTestApp();
const FRAME = `<body><div id="root"><!--page-start-->frame<!--page-end--></div><script>wake()</script></body>`;

// Shows what it was given as it is, so that a test sees what a page would be drawn with.
function drawingOf(calls: string[]): Drawing {
  let answers: (() => Map<string, Promise<Response>> | undefined) | null = null;
  return {
    firstCallsAt: () => calls,
    takeAnswersFrom: (source) => {
      answers = source;
    },
    drawPage: async () => {
      const taken = await Promise.all([...(answers?.() ?? [])].map(async ([, answer]) => (await answer).text()));
      return `<p>drawn with ${taken.length}</p>`;
    },
  };
}

type Asking = { drawing: Drawing; longestMs?: number };
type Browser = { cookies: Map<string, string> };

// On a busy machine what a page waits for takes longer than a reader would wait.
const PATIENT = { longestMs: 60_000 };

function draw(app: FastifyInstance, browser: Browser, { drawing, ...options }: Asking) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { host: "localhost", ...(cookie && { cookie }) };
  const asked = { url: "/page", headers, ip: "127.0.0.1", log: app.log, socket: { remoteAddress: "127.0.0.1" } };
  return createPageDrawer(app, async () => drawing, { ...PATIENT, ...options })(FRAME, asked);
}

async function startDraft(browser: Awaited<ReturnType<typeof signUp>>, address: string): Promise<string> {
  const answer = await browser.post("/api/intake/property", { mode: "deep", address });
  return `/api/intake/${answer.json<{ id: string }>().id}?role=manager`;
}

test("a member's page is drawn with what its calls answer, and carries the answers along", async () => {
  const { app } = current();
  const ada = await signUp(app, "ada.drawn@example.com");
  const draft = await startDraft(ada, "1 Pine Road");
  const drawn = await draw(app, ada, { drawing: drawingOf(["/api/auth/user", draft]) });
  expect(drawn?.html).toContain('<div id="root"><p>drawn with 2</p></div>');
  const data = /<script type="application\/json" id="drawn-with">(.*?)<\/script>/.exec(drawn?.html ?? "")?.[1] ?? "";
  expect(JSON.parse(data)).toMatchObject({ "/api/auth/user": { id: ada.id } });
  expect(data).toContain("1 Pine Road");
});

test("a page is not drawn with what its reader may not read", async () => {
  const { app } = current();
  const ada = await signUp(app, "ada.rights@example.com");
  const draft = await startDraft(ada, "2 Pine Road");
  const other = await signUp(app, "other.rights@example.com");
  const guest = createTestBrowser(app);
  const formerMember = { cookies: new Map([["signed_in", "1"]]) };
  const drawing = drawingOf([draft]);
  for (const reader of [other, guest, formerMember]) expect(await draw(app, reader, { drawing })).toBeNull();
  expect(await draw(app, ada, { drawing })).not.toBeNull();
});

test("hostile text in an answer ends no element and is read as it was written", async () => {
  const { app } = current();
  const ada = await signUp(app, "ada.hostile@example.com");
  const hostile = `</script><script>alert(1)</script><!--"'&`;
  const draft = await startDraft(ada, hostile);
  const { html = "" } = (await draw(app, ada, { drawing: drawingOf([draft]) })) ?? {};
  expect(html).not.toContain("<script>alert");
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  const data = /id="drawn-with">(.*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(JSON.stringify(JSON.parse(data))).toContain(JSON.stringify(hostile).slice(1, -1));
});

test("a drawing that fails, or takes too long, leaves the frame to be sent", async () => {
  const { app } = current();
  const ada = await signUp(app, "ada.failing@example.com");
  const failing = { ...drawingOf(["/api/auth/user"]), drawPage: () => Promise.reject(new Error("cannot be drawn")) };
  expect(await draw(app, ada, { drawing: failing })).toBeNull();
  const endless = { ...drawingOf(["/api/auth/user"]), drawPage: () => new Promise<string>(() => undefined) };
  expect(await draw(app, ada, { drawing: endless, longestMs: 20 })).toBeNull();
});
