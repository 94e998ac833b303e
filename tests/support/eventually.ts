import { setTimeout as sleep } from "node:timers/promises";

// Many times what anything takes on a quiet machine: a busy one may be slow, but must not fail what works.
const GIVE_UP_MS = 240_000;
const POLL_MS = 20;

export async function eventually(isTrue: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (!(await isTrue())) {
    if (Date.now() > giveUpAt) throw new Error(`it did not happen: ${what}`);
    await sleep(POLL_MS);
  }
}
