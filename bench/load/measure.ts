import { buildPagesIfStale } from "../../scripts/build/build-pages-if-stale.ts";
import { textFrom } from "./command-line.ts";
import { compareReads } from "./compare-reads.ts";
import { measureGrowth } from "./measure-growth.ts";
import { measureMix } from "./measure-mix.ts";
import { measureWrites } from "./measure-writes.ts";
import { openMember } from "./open-member.ts";
import { openServers } from "./servers.ts";

// How many calls a second the product answers, beside a bare server that runs the same SQL on the same database.
// `npm run bench:load -- --parts=reads,writes,mix,growth --rounds=5 --seconds=2 --mix-seconds=120`
const DATABASE = "stayscribe";

const parts = (textFrom("parts") ?? "reads,writes,mix,growth").split(",");
await buildPagesIfStale();
const servers = await openServers();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void servers.close().finally(() => process.exit(1)));
}
try {
  const product = await servers.startProduct("product", { database: DATABASE });
  const pool = servers.openPool(DATABASE);
  const member = await openMember(product.url, pool, "manager@stayscribe.example");
  await pool.end();
  if (parts.includes("reads")) {
    const bare = await servers.startBare(product, { database: DATABASE, token: member.token });
    const auto = await servers.startProduct("auto", { database: DATABASE, env: { WEB_PROCESSES: "auto" } });
    await compareReads({ product, bare, auto }, member);
    await auto.stop();
  }
  if (parts.includes("writes")) await measureWrites(product, member);
  if (parts.includes("mix")) await measureMix(product, member);
  await product.stop();
  if (parts.includes("growth")) await measureGrowth(servers);
} finally {
  await servers.close();
}
