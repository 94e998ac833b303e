import { seed } from "../seed.ts";
import { readsOf } from "./calls.ts";
import { numberFrom, printRows, type Row } from "./command-line.ts";
import { pressWith } from "./compare-reads.ts";
import { openMember } from "./open-member.ts";
import { type Ask, median } from "./press.ts";
import type { Servers } from "./servers.ts";

const SMALL = { listings: 5_000, users: 1_000 };
const TEN_TIMES = { listings: 50_000, users: 10_000 };
const CONNECTIONS = 8;
const WARM_UP_MS = 1500;

type Site = { url: string; reads: Record<string, Ask> };

// What ten times the data does to the slowest of twenty calls.
export async function measureGrowth(servers: Servers): Promise<void> {
  const small = await openSite(servers, "small", SMALL);
  const large = await openSite(servers, "large", TEN_TIMES);
  const names = Object.keys(small.reads).filter((read) => read.includes("/api/"));
  await printRows(names, (name) => compare(small, large, name));
}

async function openSite(servers: Servers, name: string, amounts: typeof SMALL): Promise<Site> {
  await servers.createDatabase(name);
  const product = await servers.startProduct(name, { database: name });
  const pool = servers.openPool(name);
  await seed(pool, amounts);
  const member = await openMember(product.url, pool, "manager@stayscribe.example");
  await pool.end();
  return { url: product.url, reads: readsOf(member) };
}

async function compare(small: Site, large: Site, name: string): Promise<Row> {
  const durationMs = numberFrom("seconds", 2) * 1000;
  const p95 = async ({ url, reads }: Site, ms: number) =>
    (await pressWith(reads[name] ?? { path: "/" }, { url, durationMs: ms, connections: CONNECTIONS })).p95Ms;
  for (const site of [small, large]) await p95(site, WARM_UP_MS);
  const rounds: { small: number; large: number }[] = [];
  for (let round = 0; round < numberFrom("rounds", 5); round++) {
    rounds.push({ small: await p95(small, durationMs), large: await p95(large, durationMs) });
  }
  return {
    "p95 ms": median(rounds.map((round) => round.small)).toFixed(1),
    "ten times": median(rounds.map((round) => round.large)).toFixed(1),
    ratio: median(rounds.map((round) => round.large / round.small)).toFixed(2),
  };
}
