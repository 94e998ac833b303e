import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { FairQueue, QueueFull } from "./decoders.ts";

const SETTINGS = { atOnce: 2, perCaller: 2, mostWaiting: 100 };

// Jobs that the test finishes, and the order in which they began.
function workshop(queue: FairQueue) {
  const begun: string[] = [];
  const finishers = new Map<string, () => void>();
  const add = (caller: string, name: string, signal?: AbortSignal) =>
    queue.run(
      caller,
      () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          finishers.set(name, () => resolve(name));
        }),
      signal,
    );
  const finish = async (name: string) => {
    await sleep(0);
    finishers.get(name)?.();
    await sleep(0);
  };
  return { begun, add, finish };
}

test("never more than two at once, in the order they came, also after failures and for late comers", async () => {
  const queue = new FairQueue(SETTINGS);
  const started: number[] = [];
  let [atWork, mostAtWork] = [0, 0];
  const work = async (index: number) => {
    started.push(index);
    mostAtWork = Math.max(mostAtWork, ++atWork);
    await sleep((index % 3) * 5);
    atWork--;
    if (index % 2 === 0) throw new Error(`failed ${index}`);
    return index;
  };
  const first = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => queue.run("one", () => work(index))));
  const late = await Promise.allSettled([5, 6, 7, 8, 9].map((index) => queue.run("one", () => work(index))));
  expect(mostAtWork).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const results = [...first, ...late].map((result) => (result.status === "fulfilled" ? result.value : "failed"));
  expect(results).toEqual(["failed", 1, "failed", 3, "failed", 5, "failed", 7, "failed", 9]);
  expect(queue.isIdle).toBe(true);
});

test("callers take turns, however much one of them sends first", async () => {
  const { begun, add, finish } = workshop(new FairQueue({ ...SETTINGS, atOnce: 1 }));
  for (const name of ["a1", "a2", "a3", "a4"]) void add("a", name);
  for (const name of ["b1", "b2"]) void add("b", name);
  void add("c", "c1");
  for (const name of ["a1", "b1", "c1", "a2", "b2", "a3"]) await finish(name);
  expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
});

test("one caller never occupies every slot", async () => {
  const { begun, add } = workshop(new FairQueue({ ...SETTINGS, atOnce: 3 }));
  for (const name of ["a1", "a2", "a3", "a4"]) void add("a", name);
  await sleep(0);
  expect(begun).toEqual(["a1", "a2"]);
  void add("b", "b1");
  await sleep(0);
  expect(begun).toEqual(["a1", "a2", "b1"]);
});

test("work that waits for a sender who has left never begins, and delays no other sender", async () => {
  const { begun, add, finish } = workshop(new FairQueue({ ...SETTINGS, atOnce: 1 }));
  const left = new AbortController();
  const first = add("a", "a1", left.signal);
  const second = add("a", "a2", left.signal);
  void add("a", "a3");
  left.abort(new Error("gone"));
  await expect(second).rejects.toThrow("gone");
  await finish("a1");
  expect(await first).toBe("a1");
  expect(begun).toEqual(["a1", "a3"]);
});

test("the queue has a maximum length, and a closed queue refuses all work", async () => {
  const queue = new FairQueue({ atOnce: 1, perCaller: 1, mostWaiting: 1 });
  const { add, finish } = workshop(queue);
  const first = add("a", "a1");
  const second = add("a", "a2");
  await expect(add("a", "a3")).rejects.toBeInstanceOf(QueueFull);
  const other = add("b", "b1");
  queue.close(new Error("closed"));
  await expect(second).rejects.toThrow("closed");
  await expect(other).rejects.toThrow("closed");
  await expect(add("c", "c1")).rejects.toThrow("closed");
  await finish("a1");
  expect(await first).toBe("a1");
});
