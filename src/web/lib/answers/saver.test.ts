import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sectionsFor } from "#shared/intake/intake-schema.ts";
import { memoryEditStore } from "#tests/support/fakes/memory-edit-store.ts";
import { ApiError } from "#web/lib/http/request.ts";
import { AnswerBook, type Stored } from "./answer-book.ts";
import { Saver } from "./answer-session.ts";
import { createEditKeeper } from "./edit-keeper.ts";

const DELAY_MS = 500;
const SECTIONS = sectionsFor({ mode: "deep", role: "owner", ownerSections: null });

// A server that stores what it is sent, unless it is told to fail.
function serverWith(values: Record<string, unknown>) {
  const server = {
    values: { ...values },
    version: 1,
    received: [] as Record<string, unknown>[],
    failure: null as Error | null,
    send: async (changes: Record<string, unknown>): Promise<Stored> => {
      server.received.push(changes);
      if (server.failure) throw new Error("Save failed", { cause: server.failure });
      server.version += 1;
      Object.assign(server.values, changes);
      return { values: changes, version: server.version };
    },
  };
  return server;
}

type Server = ReturnType<typeof serverWith>;

function openTab(server: Server, store = memoryEditStore()) {
  const stored = { values: { ...server.values }, version: server.version };
  const book = new AnswerBook({ allowed: SECTIONS, mode: "deep", stored });
  const keeper = createEditKeeper(store, "draft", () => {});
  const saver = new Saver({
    book,
    keeper,
    delayMs: DELAY_MS,
    canSave: () => book.shown()["address"] !== "",
    send: (values) => server.send(values),
    inTurn: (work) => work(),
    onAcknowledged: () => {},
    reload: async () => book.receiveAll(SECTIONS, { values: { ...server.values }, version: server.version }),
  });
  const type = (fieldId: string, value: unknown) => {
    keeper.keep(fieldId, book.type(fieldId, value));
    saver.editMade();
  };
  return { book, saver, store, type, phase: () => saver.status.read().phase };
}

const answerWith = (status: number, body: object) => new ApiError(new Response(null, { status }), JSON.stringify(body));

const ADDRESS = { address: "Bend, OR" };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("an edit is dirty, is saved after the pause, and only what changed is sent", async () => {
  const server = serverWith({ ...ADDRESS, story: "Old." });
  const tab = openTab(server);
  tab.type("story", "New");
  tab.type("story", "New.");
  expect(tab.phase()).toBe("dirty");
  await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
  expect(server.received).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.received).toEqual([{ story: "New." }]);
  expect(tab.phase()).toBe("saved");
  expect(await tab.store.read("draft")).toEqual(new Map());
});

test("typing without a pause is saved all the same", async () => {
  const server = serverWith(ADDRESS);
  const tab = openTab(server);
  for (let at = 0; at < 20; at += 1) {
    tab.type("story", "x".repeat(at + 1));
    await vi.advanceTimersByTimeAsync(DELAY_MS / 2);
  }
  expect(server.received.length).toBeGreaterThan(0);
});

test("without an address nothing is sent, nothing is lost, and the form is idle", async () => {
  const server = serverWith({});
  const tab = openTab(server);
  tab.type("address", "");
  tab.type("story", "Kept.");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.received).toEqual([]);
  expect(tab.phase()).toBe("idle");
  expect((await tab.store.read("draft")).get("story")).toMatchObject({ value: "Kept." });
  tab.type("address", "Bend, OR");
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(server.values).toEqual({ address: "Bend, OR", story: "Kept." });
});

test("while the server is away, answers wait on the device and go when it is back", async () => {
  const server = serverWith(ADDRESS);
  const tab = openTab(server);
  server.failure = new TypeError("network");
  tab.type("story", "Typed in a tunnel.");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.received.length).toBeGreaterThan(2);
  expect(tab.phase()).toBe("dirty");
  expect(tab.saver.status.read().trouble).toMatchObject({ kind: "unreachable" });
  expect((await tab.store.read("draft")).size).toBe(1);
  server.failure = null;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.values["story"]).toBe("Typed in a tunnel.");
  expect(tab.saver.status.read()).toMatchObject({ phase: "saved", trouble: null });
  expect((await tab.store.read("draft")).size).toBe(0);
});

test("what a crashed tab left behind is shown and saved by the next", async () => {
  const server = serverWith(ADDRESS);
  const crashed = openTab(server);
  crashed.type("story", "Before the crash.");
  await vi.advanceTimersByTimeAsync(1);
  crashed.saver.stop();
  const next = openTab(server, crashed.store);
  await next.saver.flush();
  expect(next.book.shown()["story"]).toBe("Before the crash.");
  expect(server.values["story"]).toBe("Before the crash.");
});

test("a value the server refuses stays at its field, and the others of that save arrive", async () => {
  const server = serverWith(ADDRESS);
  const tab = openTab(server);
  server.failure = answerWith(400, { message: "Neighborhood is odd.", field: "neighborhood" });
  tab.type("neighborhood", "Odd");
  tab.type("story", "Fine.");
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  server.failure = null;
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(server.values).toEqual({ ...ADDRESS, story: "Fine." });
  expect(tab.book.read("neighborhood")).toMatchObject({ problem: "Neighborhood is odd.", edit: { value: "Odd" } });
  expect(await tab.saver.saveAll()).toBe(false);
  tab.type("neighborhood", "Old Mill");
  expect(await tab.saver.saveAll()).toBe(true);
  expect(server.values["neighborhood"]).toBe("Old Mill");
});

test("a value that is wrong by the form's own rules is kept and not sent", async () => {
  const server = serverWith(ADDRESS);
  const tab = openTab(server);
  tab.type("maxGuests", 500);
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(server.received).toEqual([]);
  expect(tab.book.read("maxGuests").problem).toBe("Maximum guests must be between 1 and 50.");
  expect((await tab.store.read("draft")).get("maxGuests")).toMatchObject({ value: 500 });
});

test("two tabs: an old tab sends neither what the other saved before nor what it replaced", async () => {
  const server = serverWith(ADDRESS);
  const one = openTab(server);
  one.type("story", "First.");
  await vi.advanceTimersByTimeAsync(1);
  // Opened while the edit was waiting, so it has it too.
  const other = openTab(server, one.store);
  server.failure = new TypeError("network");
  await other.saver.flush();
  expect(other.book.shown()["story"]).toBe("First.");
  server.failure = null;
  await one.saver.flush();
  one.type("story", "Second.");
  await one.saver.flush();
  server.received.length = 0;

  await other.saver.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.received).toEqual([]);
  expect(server.values["story"]).toBe("Second.");
  expect(other.book.shown()["story"]).toBe("Second.");
});

test("two tabs in the same field: the later one counts, whichever of them saves", async () => {
  const server = serverWith(ADDRESS);
  const one = openTab(server);
  const other = openTab(server, one.store);
  one.type("story", "Earlier.");
  await vi.advanceTimersByTimeAsync(1);
  other.type("story", "Later.");
  await vi.advanceTimersByTimeAsync(1);
  await one.saver.flush();
  await other.saver.flush();
  expect(server.values["story"]).toBe("Later.");
  expect(one.book.shown()["story"]).toBe("Later.");
});

const refuse = () => Promise.reject(new Error("no room"));

test("a device that keeps nothing still saves, and says that it keeps nothing", async () => {
  const server = serverWith(ADDRESS);
  const store = memoryEditStore();
  const tab = openTab(server, { ...store, keep: refuse, read: refuse });
  tab.type("story", "Only here.");
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(server.values["story"]).toBe("Only here.");
  expect(tab.phase()).toBe("saved");
});

test("what is typed while a save is on its way is saved next, and shows all the time", async () => {
  const server = serverWith(ADDRESS);
  const tab = openTab(server);
  const gate = Promise.withResolvers<void>();
  const plainSend = server.send;
  server.send = async (changes) => {
    await gate.promise;
    return plainSend(changes);
  };
  tab.type("story", "On its way");
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  tab.type("story", "On its way and further");
  gate.resolve();
  await vi.advanceTimersByTimeAsync(1);
  expect(tab.book.shown()["story"]).toBe("On its way and further");
  server.send = plainSend;
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(server.values["story"]).toBe("On its way and further");
  expect((await tab.store.read("draft")).size).toBe(0);
});
