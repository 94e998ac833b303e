import { existsSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// npm leaves out of the lockfile what its registry does not offer, such as builds for other platforms, and
// `npm ci` then refuses the lockfile as incomplete. With --write the missing builds are named in it; npm skips
// them wherever they do not fit.

type Locked = { version?: string; os?: string[]; cpu?: string[]; libc?: string[]; dev?: boolean; optional?: boolean };
type Lockfile = { packages: Record<string, Locked & { optionalDependencies?: Record<string, string> }> };

const FILE = join(import.meta.dirname, "../../package-lock.json");
const INSTALLED = join(import.meta.dirname, "../../node_modules/.package-lock.json");
const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const PROCESSORS = ["arm64", "arm", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "x64", "wasm32"];

const lockfile = JSON.parse(readFileSync(FILE, "utf8")) as Lockfile;
const missing = Object.entries(lockfile.packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !isLocked(path, name))
    .map(([name, version]) => ({ name, entry: entryFor(name, version, dev) })),
);

if (missing.length > 0 && process.argv.includes("--write")) {
  for (const { name, entry } of missing) lockfile.packages[`node_modules/${name}`] = entry;
  const sorted = Object.entries(lockfile.packages).toSorted(([a], [b]) => a.localeCompare(b, "en"));
  writeFileSync(FILE, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  // The installed packages are still current.
  if (existsSync(INSTALLED)) utimesSync(INSTALLED, new Date(), new Date());
  console.log(`${missing.length} builds for other platforms were added.`);
} else if (missing.length > 0) {
  console.error(`${missing.length} optional packages are missing, among them ${missing[0]?.name}.`);
  console.error('Run "node scripts/checks/complete-lockfile.ts --write" and commit the lockfile.');
  process.exitCode = 1;
}

// A package is found beside the one that asks for it, or in any folder above.
function isLocked(path: string, name: string): boolean {
  const inside = path === "" ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (inside in lockfile.packages) return true;
  const above = path.lastIndexOf("/node_modules/");
  return path !== "" && isLocked(above === -1 ? "" : path.slice(0, above), name);
}

// Such packages are named after where they run: @scope/binding-linux-arm64-musl.
function entryFor(name: string, version: string, dev: boolean): Locked {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const isMusl = words.some((word) => word.startsWith("musl"));
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(os.includes("linux") && { libc: [isMusl ? "musl" : "glibc"] }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}
