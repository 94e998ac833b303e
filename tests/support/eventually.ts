import { setTimeout as sleep } from "node:timers/promises";

const GIVE_UP_MS = 90_000;
const POLL_MS = 20;

export async function eventually(isTrue: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (!(await isTrue())) {
    if (Date.now() > giveUpAt) throw new Error(`it did not happen: ${what}`);
    await sleep(POLL_MS);
  }
}
