import { readFile } from "node:fs/promises";

type Examine = (bytes: Uint8Array) => Promise<Record<string, unknown>>;

const SIDE_BY_SIDE = 2;

// One line a file, in the order given. A file that fails has an error in its line and makes the command fail.
export async function printFindings(files: string[], examine: Examine): Promise<void> {
  const lines = new Map<number, string>();
  let [next, printed] = [0, 0];
  const work = async () => {
    for (let at = next++; at < files.length; at = next++) {
      lines.set(at, await lineFor(files[at] ?? "", examine));
      for (let line = lines.get(printed); line !== undefined; line = lines.get(printed)) {
        console.log(line);
        lines.delete(printed++);
      }
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
}

async function lineFor(file: string, examine: Examine): Promise<string> {
  const started = performance.now();
  try {
    const finding = await examine(await readFile(file));
    return JSON.stringify({ file, ...finding, ms: Math.round(performance.now() - started) }, shortNumbers);
  } catch (error) {
    process.exitCode = 1;
    return JSON.stringify({ file, error: error instanceof Error ? error.message : String(error) });
  }
}

function shortNumbers(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
}
