import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";

// Where the pictures of one request wait for each other.
export async function inOwnFolder<T>(incomingDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(incomingDir, "request-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
