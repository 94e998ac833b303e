import { expect, test } from "vitest";
import { createBrowser } from "#tests/support/browser.ts";
<<<<<<< HEAD
import { runScript } from "#tests/support/fleet/run-script.ts";
import { folderUntilTestEnds, serverUntilTestEnds } from "#tests/support/until-test-ends.ts";

=======
import { folderUntilTestEnds, serverUntilTestEnds, usedFolderUntilTestEnds } from "#tests/support/until-test-ends.ts";

const ROOT = join(import.meta.dirname, "../..");
const SCRIPT = join(ROOT, "scripts/promo.ts");
const NODE_COMPILE_CACHE = join(ROOT, "node_modules/.cache/node");

type Ran = { code: number; output: string };

function promo(env: Record<string, string>, ...args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const settings = { env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE, ...env } };
    execFile(process.execPath, [SCRIPT, ...args], settings, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, output: `${stdout}${stderr}` });
    });
  });
}

>>>>>>> units-time
test("a code created beside a running server with its own database works at once, and is listed", async () => {
  const DATA_DIR = usedFolderUntilTestEnds();
  const server = await serverUntilTestEnds({ DATA_DIR });
  const wish = ["create", "beside", "--percent", "50", "--max", "50", "--expires", "2027-01-01"];
  expect(await runScript("promo.ts", { DATA_DIR }, ...wish)).toEqual({ code: 0, output: "Created BESIDE.\n" });
  expect(await createBrowser(server.url).quote({ promoCode: "beside" })).toMatchObject({ discountApplied: true });
  const { output } = await runScript("promo.ts", { DATA_DIR }, "list");
  expect(output).toContain("BESIDE               50% off; 0 of 50 redeemed, 1 reserved; until 2027-01-01");
  expect(output).toContain("ALPHA100             100% off; 0 of any redeemed, 0 reserved; test mode only");
});

test("a command that makes no sense is refused with the reason, and touches no database", async () => {
  const env = { DATA_DIR: folderUntilTestEnds() };
  const refused = await runScript("promo.ts", env, "create", "X1", "--percent", "101");
  expect(refused.code).toBe(1);
  expect(refused.output).toContain("percent: ");
  expect((await runScript("promo.ts", env, "burn", "X1")).output).toContain("npm run promo -- create");
});
