import { readFileSync } from "node:fs";

// What one caller may take of the connections that all callers share, and for how long.
export type EdgeLimits = {
  headersMs: number;
  // A body that has neither ended nor brought so many bytes within the window is given up on. There is no limit for
  // the whole of it: 50 MB over a slow phone line take their time.
  bodyWindowMs: number;
  bodyBytesPerWindow: number;
  connectionsPerCaller: number;
  connections: number;
};

// A browser opens six connections; an office or a phone network hides many browsers behind one address.
const MOST_CONNECTIONS_PER_CALLER = 200;
const MOST_CONNECTIONS = 10_000;
// The rest is left to the database, the files and the workers.
const SHARE_OF_OPEN_FILES = 0.75;
const USUAL_OPEN_FILES = 1024;

export function edgeLimits(): EdgeLimits {
  return {
    headersMs: 15_000,
    bodyWindowMs: 20_000,
    bodyBytesPerWindow: 40 * 1024,
    connectionsPerCaller: MOST_CONNECTIONS_PER_CALLER,
    connections: Math.min(MOST_CONNECTIONS, Math.floor(openFilesAllowed() * SHARE_OF_OPEN_FILES)),
  };
}

function openFilesAllowed(): number {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return Number(limit ?? USUAL_OPEN_FILES);
  } catch {
    return USUAL_OPEN_FILES;
  }
}
