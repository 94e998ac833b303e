import { readlinkSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

// Vision models can fill every core for seconds, and requests must not wait for them. Linux sets the priority of a
// thread; other systems set that of the whole process, which must keep its own.
export function lowerPriority(): void {
  if (process.platform !== "linux") return;
  try {
    const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    setPriority(thread, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // Without a lower priority the work is slower for others, but right.
  }
}
