import { expect, test } from "vitest";
import { findBreakingChanges } from "../../scripts/checks/find-breaking-changes.ts";

test.for([
  'ALTER TABLE "a" DROP COLUMN "b";',
  'DROP TABLE "a";',
  'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
  'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;',
  'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
  'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;\nALTER TABLE "a" ADD COLUMN "c" text DEFAULT \'\' NOT NULL;',
])("the release before would trip over %s", (migration) => {
  expect(findBreakingChanges(migration)).toHaveLength(1);
  expect(findBreakingChanges(`-- Not used since release 0.2.0\n${migration}`)).toEqual([]);
});

test("a migration that only adds is accepted", () => {
  const migration = `CREATE TABLE "a" ("b" text NOT NULL);
    ALTER TABLE "a" ADD COLUMN "c" text;
    ALTER TABLE "a" ADD COLUMN "d" jsonb DEFAULT '[]'::jsonb NOT NULL;
    ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;
    DROP INDEX "e";`;
  expect(findBreakingChanges(migration)).toEqual([]);
});
