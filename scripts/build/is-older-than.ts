import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

// Whether something among the sources changed since the file was built from them, or it was never built.
export function isOlderThan(builtFile: string, sources: string[]): boolean {
  const built = statSync(builtFile, { throwIfNoEntry: false });
  const newestChange = Math.max(...sources.flatMap(filesIn).map((file) => statSync(file).mtimeMs));
  return !built || built.mtimeMs < newestChange;
}

// Folders count as well: a deleted file changes only the folder it was in.
function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const inside = readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => join(path, name));
  return [path, ...inside];
}
