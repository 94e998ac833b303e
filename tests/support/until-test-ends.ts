import { onTestFinished } from "vitest";
import { type ServerProcess, type ServerSettings, startServerProcess } from "./server-process.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

// What these give a test is cleaned up when it ends, whichever way it ends, last come first gone.

export function folderUntilTestEnds(): string {
  const { path, remove } = createTemporaryFolder();
  onTestFinished(remove);
  return path;
}

export async function serverUntilTestEnds(
  env: ServerSettings["env"],
  release: Pick<ServerSettings, "program"> = {},
): Promise<ServerProcess> {
  const server = await startServerProcess({ env, ...release });
  onTestFinished(async () => void (await server.stop()));
  return server;
}
