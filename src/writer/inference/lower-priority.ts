import { readlinkSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

// Looking at pictures can fill every core for seconds, while a page that somebody waits for needs a moment. Linux ranks
// threads one by one; other systems rank the whole process, which must not step back.
export function lowerPriority(): void {
  if (process.platform !== "linux") return;
  try {
    const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    setPriority(thread, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // It only takes its turn with the others then.
  }
}
