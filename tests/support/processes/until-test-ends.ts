import { execFileSync } from "node:child_process";
import { inject, onTestFinished } from "vitest";
import { createTemporaryFolder } from "../temporary-folder.ts";
import { type ServerProcess, type ServerSettings, startServerProcess } from "./server-process.ts";

// What these give a test is cleaned up when it ends, whichever way it ends, last come first gone.

export function folderUntilTestEnds(): string {
  const { path, remove } = createTemporaryFolder();
  onTestFinished(remove);
  return path;
}

// A data folder that a server was started in once: making a cluster and its tables takes longer than most tests.
export function usedFolderUntilTestEnds(): string {
  const path = folderUntilTestEnds();
  // With its owner: PostgreSQL may run under another account.
  execFileSync("cp", ["-a", `${inject("usedFolder")}/.`, path]);
  return path;
}

type HowToStart = Omit<ServerSettings, "env">;

export async function serverUntilTestEnds(env: ServerSettings["env"], how: HowToStart = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ env, ...how });
  onTestFinished(async () => void (await server.stop()));
  return server;
}
