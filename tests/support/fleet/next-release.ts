import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const DB = join(import.meta.dirname, "../../../src/server/db");
// As the program of every run spells it.
const PLACE = `join(\`${DB}\`,\`migrations\`)`;
export const GATE_LOCK = 7_412_999;

const MIGRATION = [
  // It lasts for as long as the test holds this lock.
  `select pg_advisory_xact_lock_shared(${GATE_LOCK})`,
  `alter table "orders" add column "next_release" text default 'added' not null`,
  `create table "next_release_runs" ("at" timestamptz default clock_timestamp() not null)`,
  `insert into "next_release_runs" default values`,
].join(";--> statement-breakpoint\n");

type Journal = { entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[] };

// The server as a release with one more migration would be; the path of its program.
export function makeNextRelease(): string {
  const program = process.env["SERVER_PROGRAM"] ?? "";
  const folder = join(dirname(program), "next-release");
  const migrations = join(folder, "migrations");
  mkdirSync(folder, { recursive: true });
  cpSync(join(DB, "migrations"), migrations, { recursive: true });
  const journal = JSON.parse(readFileSync(join(DB, "migrations/meta/_journal.json"), "utf8")) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error("there are no migrations");
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: "next_release" };
  write(join(migrations, "next_release.sql"), MIGRATION);
  write(join(migrations, "meta/_journal.json"), JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
  const code = readFileSync(program, "utf8");
  if (!code.includes(PLACE)) throw new Error("the server's program does not say where its migrations are");
  const nextProgram = join(folder, "server.mjs");
  write(nextProgram, code.replace(PLACE, JSON.stringify(migrations)));
  return nextProgram;
}

// Moved into place, so that a run beside this one never reads half a file.
function write(file: string, text: string): void {
  const written = `${file}.${process.pid}`;
  writeFileSync(written, text);
  renameSync(written, file);
}
