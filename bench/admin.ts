import { readFileSync } from "node:fs";
import pg, { type Pool } from "pg";
import { connect } from "#server/db/connect.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start-embedded-postgres.ts";
import { migrate } from "#server/db/migrate.ts";
import { createLog } from "#server/process/log.ts";
import { createBrowser, type TestBrowser } from "../tests/support/app/browser.ts";
import { type ServerProcess, startServerProcess } from "../tests/support/processes/server-process.ts";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { type Amounts, seed, seedListingsOf } from "./seed.ts";

// How the admin's calls and a big member's dashboard answer on a large database, compared in the same run with a small
// one. `node bench/admin.ts [listings] [users]`; a million listings and 200,000 users unless told.
const LARGE = { listings: Number(process.argv[2] ?? 1_000_000), users: Number(process.argv[3] ?? 200_000) };
const SMALL = { listings: 100, users: 20 };
const LISTINGS_OF_MEMBER = 500;
const ROUNDS = 60;
const WARM_UP_ROUNDS = 8;
const ADMIN_EMAIL = "boss@stayscribe.example";
const PASSWORD = "difference engine";

const ADMIN_CALLS = [
  "summary",
  "activity?days=30",
  "activity?days=366",
  "users",
  "users?search=lovelace",
  "users?search=eva57",
  "users?search=nobody-is-called-this",
  "listings",
  "listings?search=Pine",
  "listings?search=77%20Pine%20Street",
  "listings?search=ada1%40",
  "listings?search=there-is-no-such-place",
  "orders",
  "orders?search=Harbour",
  "orders?state=failed",
  "failures",
];

type Site = { pool: Pool; server: ServerProcess; admin: TestBrowser; member: TestBrowser };

const folder = createTemporaryFolder();
const postgres = await startEmbeddedPostgres(folder.path);
try {
  const small = await open("small", SMALL);
  const large = await open("large", LARGE);
  await compare(small, large);
  await measureExport(large);
  for (const { server, pool } of [small, large]) {
    await server.stop();
    await pool.end();
  }
} finally {
  await postgres.stop();
  folder.remove();
}

async function open(name: string, amounts: Amounts): Promise<Site> {
  const { host, user, password } = postgres.connection as { host: string; user: string; password: string };
  const admin = new pg.Client({ host, user, password, database: "postgres" });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const { pool } = connect({
    connection: { host, user, password, database: name },
    poolSize: 4,
    log: createLog("silent"),
  });
  await migrate(pool);
  const begun = performance.now();
  await seed(pool, amounts);
  console.log(`${name}: ${amounts.users} users, ${amounts.listings} listings, seeded in ${seconds(begun)}`);
  const url = `postgres://${user}:${password}@/${name}?host=${encodeURIComponent(host)}`;
  const env = { DATABASE_URL: url, DATA_DIR: `${folder.path}/${name}`, ADMIN_EMAIL, ROLE: "web" };
  const server = await startServerProcess({ env: { ...env, NODE_ENV: "test", RATE_LIMIT_SCALE: "100000" } });
  const signedUp = await signUp(server.url, ADMIN_EMAIL);
  await pool.query("update users set email_verified = true where id = $1", [signedUp.id]);
  const member = await signUp(server.url, "manager@stayscribe.example");
  // In the small database a hundred listings are all there are.
  await seedListingsOf(pool, member.id, Math.min(LISTINGS_OF_MEMBER, amounts.listings));
  return { pool, server, admin: signedUp.browser, member: member.browser };
}

async function signUp(url: string, email: string) {
  const browser = createBrowser(url);
  const account = { email, password: PASSWORD, firstName: "Grace", lastName: "Hopper" };
  const { status, body } = await browser.post<{ user: { id: string } }>("/api/register", account);
  if (status !== 200) throw new Error(`registering was answered ${status}: ${JSON.stringify(body)}`);
  return { browser, id: body.user.id };
}

async function compare(small: Site, large: Site): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  for (const call of ADMIN_CALLS) {
    rows[call] = await compareCall((site) => site.admin.get(`/api/admin/${call}`), small, large);
  }
  rows[`dashboard of ${LISTINGS_OF_MEMBER}`] = await compareCall(
    (site) => site.member.get("/api/user/listings"),
    small,
    large,
  );
  console.table(rows);
}

type Ask = (site: Site) => Promise<{ status: number; body: unknown }>;

// Alternating, so that a busy moment of the machine affects both.
async function compareCall(ask: Ask, small: Site, large: Site): Promise<Record<string, string>> {
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    for (const [name, site] of [
      ["small", small],
      ["large", large],
    ] as const) {
      const begun = performance.now();
      const { status } = await ask(site);
      if (status !== 200) throw new Error(`a call was answered ${status}`);
      if (round >= 0) times[name].push(performance.now() - begun);
    }
  }
  const [p95Small, p95Large] = [percentile(times.small, 0.95), percentile(times.large, 0.95)];
  return {
    "p50 small": ms(percentile(times.small, 0.5)),
    "p50 large": ms(percentile(times.large, 0.5)),
    "p95 small": ms(p95Small),
    "p95 large": ms(p95Large),
    "p95 ratio": (p95Large / p95Small).toFixed(2),
  };
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

// The memory of the server's own process, before, while and after all listings are downloaded.
async function measureExport({ server, admin }: Site): Promise<void> {
  const before = residentMb(server.pid);
  const begun = performance.now();
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await fetch(`${server.url}/api/admin/export/listings`, { headers: { cookie } });
  let [bytes, lines, peak] = [0, 0, before];
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
    peak = Math.max(peak, residentMb(server.pid));
  }
  console.log(
    `export: ${lines} lines, ${mb(bytes / 1e6)} in ${seconds(begun)}; memory of the server: ` +
      `${mb(before)} before, ${mb(peak)} at most, ${mb(residentMb(server.pid))} after`,
  );
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}

function mb(value: number): string {
  return `${value.toFixed(0)} MB`;
}

function seconds(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`;
}
