import { statfs } from "node:fs/promises";

// Less than one segment of PostgreSQL's write-ahead log, without which it cannot go on.
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

export async function isDiskFull(dir: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize < LEAST_FREE_BYTES;
}
