import { expect, test } from "vitest";
import { createBrowser } from "#tests/support/app/browser.ts";
import { runScript } from "#tests/support/processes/run-script.ts";
import {
  folderUntilTestEnds,
  serverUntilTestEnds,
  usedFolderUntilTestEnds,
} from "#tests/support/processes/until-test-ends.ts";

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
