import pg from "pg";
import { startEmbeddedPostgres } from "#server/db/embedded/start-embedded-postgres.ts";
import { postgresUrl } from "#server/db/open-database.ts";
import { buildPagesIfStale } from "../../scripts/build-pages-if-stale.ts";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { type Member, openMember } from "./open-site.ts";
import { type Ask, median, type Pressed, press } from "./press.ts";
import { type Started, startProcess } from "./start-process.ts";

// How many calls a second the product answers, beside a bare server that runs the same SQL on the same database.
// `npm run bench:load -- --rounds=5 --seconds=2`.
const CONNECTIONS = 32;
const ROUNDS = numberFrom("rounds", 5);
const ROUND_MS = numberFrom("seconds", 2) * 1000;
const WARM_UP_MS = 2000;

await buildPagesIfStale();
const folder = createTemporaryFolder();
const postgres = await startEmbeddedPostgres(folder.path);
const databaseUrl = postgresUrl(postgres.connection);
const started: Started[] = [];
try {
  const product = await startProduct("product", {});
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const member = await openMember(product.url, pool, "manager@stayscribe.example");
  await pool.end();
  const bare = await startBare(product, member);
  await compareReads(product, bare, member);
} finally {
  for (const server of started) await server.stop();
  await postgres.stop();
  folder.remove();
}

async function startProduct(name: string, env: Record<string, string>): Promise<Started> {
  const server = await startProcess({
    script: "src/server/main.ts",
    logFile: `${folder.path}/${name}.log`,
    nodeOptions: process.argv.filter((option) => option.startsWith("--cpu-prof")),
    env: {
      NODE_ENV: "production",
      ALLOW_TEST_MODE: "1",
      RATE_LIMIT_SCALE: "1000000",
      LOOK_AT_PHOTOS: "0",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: `${folder.path}/${name}`,
      DATABASE_URL: databaseUrl,
      COOKIE_SECRET: "the same secret for all that are measured",
      ...env,
    },
  });
  started.push(server);
  return server;
}

async function startBare(product: Started, { token }: Member): Promise<Started> {
  const server = await startProcess({
    script: "bench/load/bare-server.ts",
    logFile: `${folder.path}/bare.log`,
    env: { NODE_ENV: "production", BARE_DATABASE_URL: databaseUrl, BARE_TOKEN: token, BARE_PAGE: product.url },
  });
  started.push(server);
  return server;
}

function readsOf({ cookie, listingId, draftId }: Member): Record<string, Ask> {
  const signedIn = { cookie };
  return {
    "GET /api/auth/user": { path: "/api/auth/user", headers: signedIn },
    "GET /api/user/listings": { path: "/api/user/listings", headers: signedIn },
    "GET /api/listing/{id}": { path: `/api/listing/${listingId}`, headers: signedIn },
    "GET /api/intake/{id}": { path: `/api/intake/${draftId}`, headers: signedIn },
    "GET /": { path: "/", headers: { "accept-encoding": "gzip, deflate, br" } },
    "GET /healthz": { path: "/healthz" },
  };
}

async function compareReads(product: Started, bare: Started, member: Member): Promise<void> {
  const only = process.argv.find((option) => option.startsWith("--only="))?.slice("--only=".length);
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, ask] of Object.entries(readsOf(member))) {
    if (only && !name.includes(only)) continue;
    rows[name] = await compare([product, bare], ask);
  }
  console.table(rows);
}

// In short turns, so that a busy moment of the machine meets both; the ratio is the median over the rounds.
async function compare([product, bare]: [Started, Started], ask: Ask): Promise<Record<string, string>> {
  const once = async (url: string, durationMs: number): Promise<Pressed> => {
    const pressed = await press({ url, connections: CONNECTIONS, durationMs, next: () => ask });
    if (pressed.refused > 0) throw new Error(`${ask.path} was refused ${pressed.refused} times by ${url}`);
    return pressed;
  };
  for (const { url } of [product, bare]) await once(url, WARM_UP_MS);
  const rounds: { product: Pressed; bare: Pressed }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ product: await once(product.url, ROUND_MS), bare: await once(bare.url, ROUND_MS) });
  }
  return {
    product: median(rounds.map((round) => round.product.perSecond)).toFixed(0),
    bare: median(rounds.map((round) => round.bare.perSecond)).toFixed(0),
    ratio: median(rounds.map((round) => round.product.perSecond / round.bare.perSecond)).toFixed(2),
    "p50 ms": median(rounds.map((round) => round.product.p50Ms)).toFixed(1),
    "p95 ms": median(rounds.map((round) => round.product.p95Ms)).toFixed(1),
  };
}

function numberFrom(name: string, otherwise: number): number {
  const given = process.argv.find((option) => option.startsWith(`--${name}=`));
  return given ? Number(given.slice(name.length + 3)) : otherwise;
}
