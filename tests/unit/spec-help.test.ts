import { expect, test } from "vitest";
import { helpGroups } from "#web/features/help/help-questions.ts";

test("the help answers about each of the named matters", () => {
  const titles = helpGroups.map(({ title, questions }) => (questions.length > 0 ? title.toLowerCase() : ""));
  for (const matter of ["ordering", "guest access", "promo codes", "photos", "platforms", "revisions"]) {
    expect(titles.filter((title) => title.includes(matter))).toHaveLength(1);
  }
});
