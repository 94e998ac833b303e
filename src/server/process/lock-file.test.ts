import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderUntilTestEnds } from "#tests/support/processes/until-test-ends.ts";
import { lockFile } from "./lock-file.ts";

const REFUSED = 3;
const STARTING_MS = 1000;

// Takes the lock at the given moment, gives it back, and says by its exit whether it got it.
function taker(path: string, at: number) {
  const module = join(import.meta.dirname, "lock-file.ts");
  const code = `import { lockFile } from ${JSON.stringify(module)};
    while (Date.now() < ${at});
    const lock = lockFile(${JSON.stringify(path)}, 60_000);
    lock?.release();
    process.exitCode = lock ? 0 : ${REFUSED};`;
  return spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: "ignore" });
}

test("processes that come at the same moment all get the lock, one after the other", async () => {
  const folder = folderUntilTestEnds();
  for (let round = 0; round < 3; round++) {
    const at = Date.now() + STARTING_MS;
    const takers = Array.from({ length: 4 }, () => taker(join(folder, `lock ${round}`), at));
    const exits = await Promise.all(takers.map(async (child) => (await once(child, "close"))[0] as number));
    expect(exits).toEqual([0, 0, 0, 0]);
  }
});

test("a lock that is held is refused, and free once it was given back", () => {
  const path = join(folderUntilTestEnds(), "lock");
  const lock = lockFile(path, 0);
  expect(lock).not.toBeNull();
  expect(lockFile(path, 0)).toBeNull();
  lock?.release();
  expect(lockFile(path, 0)).not.toBeNull();
});
