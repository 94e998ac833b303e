import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderUntilTestEnds } from "#tests/support/processes/until-test-ends.ts";
import { prepareDataFolder } from "./data-folder.ts";

const NOBODY = 65_534;

// As an account without rights, since root may write anywhere; the module is loaded before the rights are given up.
function complaintWithoutRights(dataDir: string): string {
  const code = `import { prepareDataFolder } from ${JSON.stringify(join(import.meta.dirname, "data-folder.ts"))};
    if (process.getuid() === 0) process.setuid(${NOBODY});
    try { prepareDataFolder(${JSON.stringify(dataDir)}); } catch (error) { console.log(error.name + ": " + error.message); }`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" });
  return `${stdout}${stderr}`.trim();
}

test("a folder that is not there yet is made, and used again at the next start", () => {
  const dataDir = join(folderUntilTestEnds(), "new/data");
  prepareDataFolder(dataDir);
  writeFileSync(join(dataDir, "lock"), "");
  expect(() => prepareDataFolder(dataDir)).not.toThrow();
});

test("a file in the place of the folder, or of one above it, is named", () => {
  const file = join(folderUntilTestEnds(), "data");
  writeFileSync(file, "");
  for (const dataDir of [file, join(file, "inner")]) {
    expect(() => prepareDataFolder(dataDir)).toThrow(
      `The data folder ${dataDir} cannot be used: there is a file where a folder should be, at ${dataDir} or above.`,
    );
  }
});

test.runIf(process.getuid)("a folder that may only be read is refused, and so is one that cannot be made in it", () => {
  const folder = folderUntilTestEnds();
  chmodSync(folder, 0o555);
  for (const dataDir of [folder, join(folder, "inner")]) {
    expect(complaintWithoutRights(dataDir)).toBe(
      `StartError: The data folder ${dataDir} cannot be used: this account may not write to ${dataDir}. Give it the right to (chown, chmod), or set DATA_DIR to another folder.`,
    );
  }
  chmodSync(folder, 0o755);
});

test.runIf(process.getuid)("a lock that another account left behind is named", () => {
  const folder = folderUntilTestEnds();
  const dataDir = join(folder, "data");
  mkdirSync(dataDir);
  const lock = join(dataDir, "lock");
  writeFileSync(lock, "", { mode: 0o444 });
  for (const path of [folder, dataDir]) chmodSync(path, 0o777);
  expect(complaintWithoutRights(dataDir)).toContain(`this account may not write to ${lock}.`);
});
