import { expect, test } from "vitest";
import { lapsesIn } from "./read-lapses.ts";

const IN_OREGON = { saidOn: "2026-07-10", hemisphere: "north", isMonthFirst: true } as const;
const IN_SYDNEY = { saidOn: "2026-07-10", hemisphere: "south", isMonthFirst: false } as const;
const SOMEWHERE = { saidOn: "2026-07-10", hemisphere: null, isMonthFirst: null } as const;

const lastDays = (text: string, said: Parameters<typeof lapsesIn>[1] = IN_OREGON) =>
  lapsesIn(text, said).map(({ lastDay }) => lastDay);

test.each([
  ["The pool is open until 30 September.", "2026-09-30"],
  ["The pool is open until September 30th.", "2026-09-30"],
  ["The beach bar is open through October 2026.", "2026-10-31"],
  ["This summer the deck is being rebuilt.", "2026-08-31"],
  ["New this year: a sauna by the pool.", "2026-12-31"],
  ["We renovated the kitchen last month.", "2026-07-31"],
  ["There is construction next door until March.", "2027-03-31"],
  ["From June we will have a hot tub.", "2027-05-31"],
  ["A spa is opening in May 2027.", "2027-05-31"],
  ["The street fair is on for Christmas 2026.", "2026-12-26"],
  ["Open until mid-October.", "2026-10-20"],
  ["Open until Labor Day.", "2026-09-07"],
  ["Open through Easter 2027.", "2027-03-29"],
  ["Free parking until the end of 2026.", "2026-12-31"],
  ["Next summer we add a dock.", "2027-05-31"],
  ["New for 2026: a pizza oven.", "2026-12-31"],
  ["The road is closed from 5/1/2026 to 9/3/2026.", "2026-09-03"],
  ["The bridge is closed 12 to 20 August 2026.", "2026-08-20"],
  ["For the next three months the lift is out of order.", "2026-10-10"],
  ["The hull was painted this spring.", "2026-12-31"],
  ["Coming soon: a sauna.", "2027-01-10"],
  ["Renovated two years ago.", "2027-07-10"],
  ["The ferry is out of service from 20 December 2026 until 5 January 2027.", "2027-01-05"],
])("%s lapses after %s", (text, lastDay) => {
  expect(lastDays(text)).toEqual([lastDay]);
});

test.each([
  "The pool is open May to September.",
  "The pool is open from Memorial Day to Labor Day.",
  "The ski lift runs in winter.",
  "It is heated November to March.",
  "Open every year until October.",
  "Renovated in 2025.",
  "Built in summer 2024.",
  "The kitchen was redone in May 2025.",
  "Guests have come since June 2019.",
  "Quiet hours last until 8 am.",
  "We may run into you.",
  "You may walk through the gardens until late.",
  "The lake is warm until October.",
  "It gets hot in the summer and we want you to be cool.",
  "A lockbox is there, starting in June 2018.",
  "Leith has been listed among the coolest places in 2023.",
  "In May the lilac blooms.",
  "Next door is a bakery.",
  "The last house on the lane.",
  "Spring Street is a 5-minute walk.",
  "A spring mattress and a 1/2 bath.",
  "It is open 24/7.",
  "The pool will be closed from November to April.",
  "The trail goes through March Woods.",
  "This is a three-bedroom cabin for six.",
])("%s holds for good", (text) => {
  expect(lastDays(text)).toEqual([]);
});

test("summer is where the home is, and no season is judged where that is not known", () => {
  expect(lastDays("New this summer: a dock.", IN_SYDNEY)).toEqual(["2027-02-28"]);
  expect(lastDays("New this summer: a dock.", SOMEWHERE)).toEqual([]);
  expect(lastDays("The road is closed until 08/12/2026.", IN_OREGON)).toEqual(["2026-08-12"]);
  expect(lastDays("The road is closed until 08/12/2026.", IN_SYDNEY)).toEqual(["2026-12-08"]);
  expect(lastDays("The road is closed until 08/12/2026.", SOMEWHERE)).toEqual(["2026-12-08"]);
});

test("a winter over New Year ends in the year after", () => {
  expect(lastDays("This winter the sauna is closed.", { ...IN_OREGON, saidOn: "2026-12-20" })).toEqual(["2027-02-28"]);
  expect(lastDays("This winter the sauna is closed.", { ...IN_OREGON, saidOn: "2027-01-20" })).toEqual(["2027-02-28"]);
});
