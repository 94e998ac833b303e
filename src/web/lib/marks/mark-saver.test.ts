import { expect, test } from "vitest";
import type { FindingState } from "#shared/contract/intake/pictures.ts";
import { eventually } from "#tests/support/eventually.ts";
import { MarkSaver } from "./mark-saver.ts";

type Sent = [id: string, state: FindingState];

function aBrowser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const sent: Sent[] = [];
  const refused: string[] = [];
  const server = { failures: 0, refuses: "", hold: Promise.resolve() };
  const open = () =>
    new MarkSaver({
      formId: "draft",
      kept: storage,
      send: async (id, state) => {
        await server.hold;
        if (server.failures-- > 0) throw new Error("the server is away");
        if (id === server.refuses) throw new Error("refused");
        sent.push([id, state]);
      },
      isRefusal: (error) => error instanceof Error && error.message === "refused",
      onRefused: (id) => refused.push(id),
      retryDelaysMs: [1],
    });
  return { kept, storage, sent, refused, server, open };
}

test("a mark is sent at once, shown meanwhile, and forgotten by the browser when it has arrived", async () => {
  const { kept, sent, open } = aBrowser();
  const saver = open();
  saver.mark("a/tv", "confirmed");
  expect(saver.read()).toEqual({ phase: "saving", pending: { "a/tv": "confirmed" } });
  expect(kept.size).toBe(1);
  await eventually(() => saver.read().phase === "saved", "it was saved");
  expect(sent).toEqual([["a/tv", "confirmed"]]);
  expect(kept.size).toBe(0);
});

test("a server that is away is asked again, and what was said meanwhile goes too, in its last form", async () => {
  const { sent, server, open } = aBrowser();
  server.failures = 2;
  const saver = open();
  const phases = new Set<string>();
  saver.subscribe(() => phases.add(saver.read().phase));
  saver.mark("a/tv", "confirmed");
  saver.mark("a/oven", "struck");
  saver.mark("a/tv", "struck");
  await eventually(() => saver.read().phase === "saved", "it was saved");
  expect(phases).toContain("waiting");
  expect(sent).toEqual([
    ["a/oven", "struck"],
    ["a/tv", "struck"],
  ]);
});

test("what is said again while it is under way is sent again", async () => {
  const { sent, server, open } = aBrowser();
  const way = Promise.withResolvers<void>();
  server.hold = way.promise;
  const saver = open();
  saver.mark("a/tv", "confirmed");
  saver.mark("a/tv", "seen");
  way.resolve();
  await eventually(() => saver.read().phase === "saved", "it was saved");
  expect(sent).toEqual([
    ["a/tv", "confirmed"],
    ["a/tv", "seen"],
  ]);
});

test("a page that was closed too early leaves its marks to the next visit", async () => {
  const { sent, server, open } = aBrowser();
  server.failures = Number.POSITIVE_INFINITY;
  const first = open();
  first.mark("a/tv", "confirmed");
  await eventually(() => first.read().phase === "waiting", "it waits");
  first.stop();
  server.failures = 0;
  const next = open();
  expect(next.read().pending).toEqual({ "a/tv": "confirmed" });
  await next.sendAll();
  expect(sent).toEqual([["a/tv", "confirmed"]]);
});

test("what the server refuses is given up and told, and the rest is saved", async () => {
  const { kept, sent, refused, server, open } = aBrowser();
  server.refuses = "a/pool";
  const saver = open();
  saver.mark("a/pool", "confirmed");
  saver.mark("a/tv", "confirmed");
  await eventually(() => saver.read().phase === "saved", "the rest was saved");
  expect([refused, sent, kept.size]).toEqual([["a/pool"], [["a/tv", "confirmed"]], 0]);
});

test.for(["{", "[]", "null", '{"a/tv":"certain"}', "7"])("%s in the browser's storage is ignored", (text) => {
  const { storage, open } = aBrowser();
  storage.setItem("picture_marks draft", text);
  expect(open().read()).toEqual({ phase: "saved", pending: {} });
});

test("what is said again goes last, so that the later of two words holds", async () => {
  const { sent, server, open } = aBrowser();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.hold = promise;
  server.failures = 1;
  const saver = open();
  saver.mark("a/room.gym", "confirmed");
  saver.mark("a/room.pool", "confirmed");
  saver.mark("a/room.gym", "confirmed");
  expect(Object.keys(saver.read().pending)).toEqual(["a/room.pool", "a/room.gym"]);
  resolve();
  await eventually(() => saver.read().phase === "saved", "all was saved");
  expect(sent.map(([id]) => id)).toEqual(["a/room.pool", "a/room.gym"]);
});
