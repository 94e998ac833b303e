import { join } from "node:path";
import { expect, test } from "vitest";
import { createBrowser, type TestBrowser } from "#tests/support/app/browser.ts";
import { databaseUrl } from "#tests/support/app/test-server.ts";
import { freshDatabase } from "#tests/support/database/fresh-database.ts";
import { runScript } from "#tests/support/processes/run-script.ts";
import { type ServerProcess } from "#tests/support/processes/server-process.ts";
import {
  folderUntilTestEnds,
  serverUntilTestEnds,
  usedFolderUntilTestEnds,
} from "#tests/support/processes/until-test-ends.ts";
import { claimDatabase, noteFilled } from "../../scripts/demo/mark.ts";

const PROGRAM = join(import.meta.dirname, "../../scripts/demo/run.ts");

const startDemo = (folder: string) => serverUntilTestEnds({}, { program: PROGRAM, args: [folder] });

type Listing = { address: string; generatedContent: string; promoCode: string | null; imageUrls: string[] };
type Summary = { totalUsers: number; totalListings: number; guestListings: number; totalRefunded: number };

async function signedIn({ url, output }: ServerProcess, role: "Member" | "Admin"): Promise<TestBrowser> {
  const [, email, password] = new RegExp(`${role}\\s+(\\S+)\\s+(\\S+)`).exec(output()) ?? [];
  const browser = createBrowser(url);
  expect((await browser.post("/api/login", { email, password })).status).toBe(200);
  return browser;
}

async function get<T>(browser: TestBrowser, path: string): Promise<T> {
  const { status, body } = await browser.get<T>(path);
  expect(status).toBe(200);
  return body;
}

test("the demo shows a member's homes and an admin's month, and a second run shows the same ones", async () => {
  const folder = folderUntilTestEnds();
  const demo = await startDemo(folder);
  const member = await signedIn(demo, "Member");
  const listings = await get<Listing[]>(member, "/api/user/listings");
  expect(listings).toHaveLength(6);
  for (const { generatedContent, imageUrls } of listings) {
    expect(generatedContent).toContain("**Title**");
    expect((await fetch(new URL(imageUrls[0] ?? "", demo.url))).status).toBe(200);
  }
  expect(listings.map(({ promoCode }) => promoCode)).toContain("HOST15");
  expect(await get<unknown[]>(member, "/api/intake")).toHaveLength(5);

  const admin = await signedIn(demo, "Admin");
  const summary = await get<Summary>(admin, "/api/admin/summary");
  expect(summary.totalRefunded).toBeGreaterThan(0);
  expect(summary.guestListings).toBeGreaterThan(0);
  const { days } = await get<{ days: { orders: number }[] }>(admin, "/api/admin/activity?days=31");
  expect(days.filter(({ orders }) => orders > 0).length).toBeGreaterThan(15);
  // No order is dated by its filling: most would be today's.
  expect(Math.max(...days.map(({ orders }) => orders))).toBeLessThan(8);
  const orders = await get<{ state: string }[]>(admin, "/api/admin/orders?limit=100");
  const states = new Set(orders.map(({ state }) => state));
  expect(["delivered", "refunded"].every((state) => states.has(state))).toBe(true);
  expect(states.has("open") || states.has("expired")).toBe(true);
  expect(await demo.stop()).toBe(0);

  const again = await startDemo(folder);
  expect(again.output()).not.toContain("Filling");
  expect(await get<Summary>(await signedIn(again, "Admin"), "/api/admin/summary")).toEqual(summary);
});

test("a data folder with an account in it is refused, and left as it was", async () => {
  const DATA_DIR = usedFolderUntilTestEnds();
  const account = { email: "host@mail.example", password: "difference engine", firstName: "Ada", lastName: "Lovelace" };
  const server = await serverUntilTestEnds({ DATA_DIR });
  expect((await createBrowser(server.url).post("/api/register", account)).status).toBe(200);
  await server.stop();
  const refused = await runScript("demo/run.ts", { PORT: "0" }, DATA_DIR);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain("accounts, drafts or orders that the demo did not make");
  const still = await serverUntilTestEnds({ DATA_DIR });
  expect((await createBrowser(still.url).post("/api/login", account)).status).toBe(200);
});

test("a database with a draft in it is refused too, and none of its rows is touched", async () => {
  const database = await freshDatabase();
  await database.pool.query(`with owner as (insert into customers (id) values (gen_random_uuid()) returning id)
    insert into drafts (customer_id, mode, form_data) select id, 'deep', '{}' from owner`);
  const named = ["--database", databaseUrl(database)];
  const refused = await runScript("demo/run.ts", { PORT: "0" }, folderUntilTestEnds(), ...named);
  expect(refused.code).toBe(1);
  expect((await database.pool.query("select from drafts")).rowCount).toBe(1);
  const { rows } = await database.pool.query("select to_regnamespace('stayscribe_demo') as found");
  expect(rows).toEqual([{ found: null }]);
  await database.drop();
});

test("a filling that was cut off is begun anew, and one that was finished is kept", async () => {
  const { pool, drop } = await freshDatabase();
  const first = await claimDatabase(pool);
  await pool.query("insert into customers (id) values (gen_random_uuid())");
  const second = await claimDatabase(pool);
  expect(second).toMatchObject({ isFilled: false });
  expect(second.memberPassword).not.toBe(first.memberPassword);
  expect((await pool.query("select from pg_tables where schemaname = 'public'")).rowCount).toBe(0);
  await noteFilled(pool);
  expect(await claimDatabase(pool)).toEqual({ ...second, isFilled: true });
  await drop();
});

test.for([
  ["in production", { NODE_ENV: "production" }, "NODE_ENV=production"],
  ["where cards are charged", { STRIPE_SECRET_KEY: "sk_live_1" }, "STRIPE_SECRET_KEY"],
  ["in the product's own data folder", { DATA_DIR: "/nowhere/of/ours" }, "the data folder of the product itself"],
] as const)("the demo does not start %s", async ([, env, reason]) => {
  const refused = await runScript("demo/run.ts", env, "/nowhere/of/ours");
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(reason);
  expect(refused.output.trim().split("\n")).toHaveLength(1);
});
