import { existsSync } from "node:fs";
import { join } from "node:path";

const FILE = join(import.meta.dirname, "../.env");

// What is already in the environment wins.
export function loadEnvFile(): void {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
}
