import { execFile } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");

export type Ran = { code: number; output: string };

// One of the commands in a process of its own, with no setting but those given.
export function runScript(name: string, env: Record<string, string>, ...args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const settings = {
      env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/node"), ...env },
    };
    execFile(process.execPath, [join(ROOT, "scripts", name), ...args], settings, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, output: `${stdout}${stderr}` });
    });
  });
}
