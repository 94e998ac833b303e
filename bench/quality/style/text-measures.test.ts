import { expect, test } from "vitest";
import { sentencesOf } from "../sentences-of.ts";
import { meanPairwiseOverlap, repeatedSentences, sharedOpenings } from "../variety.ts";
import { titleProblems } from "./field-limits.ts";
import { grammarSlips } from "./grammar-slips.ts";
import { longestSeries } from "./long-lists.ts";
import { policyBreaches } from "./policy-breaches.ts";
import { readingEase, syllablesOf } from "./reading-ease.ts";
import { measuredPhrases, neverPhrases } from "./stock-phrases.ts";

const SYLLABLES =
  "the:1 place:1 spaces:2 table:2 shared:1 heated:2 patio:3 dryer:2 fireplace:2 apartment:3 refrigerator:5 yourselves:2 kitchen:2 driveway:2 area:3 conditioning:4 isn't:2 studio:3";

test.each(SYLLABLES.split(" ").map((pair) => pair.split(":") as [string, string]))(
  "%s has %s syllables",
  (word, count) => {
    expect(syllablesOf(word)).toBe(Number(count));
  },
);

test("short words in short sentences read more easily than long ones", () => {
  expect(readingEase("The pool is out back. It is for you.")).toBeGreaterThan(90);
  expect(readingEase("Accommodation facilities incorporate exceptional refrigeration possibilities.")).toBeLessThan(0);
});

test.each([
  ["a elevator", "a or an"],
  ["an one-bedroom condo", "a or an"],
  ["the the pool", "doubled word"],
  ["The pool.The gym", "space missing"],
  ["The pool , the gym.", "space before punctuation"],
  ["The pool,, the gym.", "doubled punctuation"],
  ["The gym. the pool is here.", "lower case start"],
  ["One bedrooms.", "number and noun"],
  ["Two bathroom.", "number and noun"],
  ["There is two beds.", "number and verb"],
  ["The kitchen have a stove.", "number and verb"],
  ["It has a wifi.", "uncountable"],
])("a slip is found in: %s", (text, slip) => {
  expect(grammarSlips(text).map((it) => it.slip)).toContain(slip);
});

test.each([
  "A one-bedroom condo, an hour of quiet, a unit with an HDTV and a European kitchen.",
  "Two-bedroom home for four. One bathroom, 2.5 baths.",
  "There are two beds, and the bedrooms are upstairs. Guests in the two bedrooms share one bathroom.",
  "The home is in the Ward A area.",
  "The ping pong table is out back; there is a free parking space.",
])("sound text has no slips: %s", (text) => {
  expect(grammarSlips(text)).toEqual([]);
});

test("a series is as long as its things", () => {
  expect(longestSeries("The kitchen has an oven, a dishwasher and an air fryer.")).toBe(3);
  expect(longestSeries("There is an oven, a stove, a kettle, a toaster and a fridge.")).toBe(5);
  expect(longestSeries("Bring a towel, a book, a hat, and a friend.")).toBe(4);
  expect(longestSeries("When it rains, the fire is lit, and nobody goes out.")).toBeLessThan(5);
});

test.each([
  ["Waterfront cottage with dock, sauna and hot tub", []],
  ["One-bedroom Denver condo with a full kitchen", []],
  ["Quiet single room in Dublin, breakfast included", []],
  ["★ Condo in Denver", ["symbols: ★"]],
  ["AMAZING condo in Denver", ["capitals: AMAZING"]],
  ["Denver condo in Denver", ["repeated: denver"]],
  ["Shared pool and free street parking, condo", []],
])("the title %s", (title, problems) => {
  expect(titleProblems(title)).toEqual(problems);
});

test.each([
  ["Write to me@home.org", "mail address"],
  ["Call +1 303 555 0199", "phone number"],
  ["See www.example.org", "link"],
  ["Also on Vrbo", "platform name"],
  ["At 12 Grove Street", "street address"],
  ["A deposit is due", "payment"],
  ["Free cancellation", "cancellation"],
  ["Adults only", "discrimination"],
])("a breach is found in: %s", (text, rule) => {
  expect(policyBreaches(text).map((it) => it.rule)).toContain(rule);
});

test("plain facts breach nothing", () => {
  expect(
    policyBreaches("Two bedrooms near 18 Mile Bay. Paid parking for 2 cars. Apple TV, Netflix and 192 Mbps wifi."),
  ).toEqual([]);
});

test("stock phrases are found whole", () => {
  expect(measuredPhrases("Enjoy the heart of Denver. A dairy farm.")).toEqual(["enjoy", "heart of"]);
  expect(neverPhrases("This property boasts a pool.")).toEqual(["property", "boasts"]);
  expect(measuredPhrases("Quiet hours start at ten.")).toEqual([]);
});

test("sentences end at a full stop, not at an abbreviation", () => {
  expect(sentencesOf("The home is in St. Paul. It sleeps two.\nPets are welcome")).toEqual([
    "The home is in St. Paul.",
    "It sleeps two.",
    "Pets are welcome",
  ]);
});

test("overlap is the share of common runs of four words", () => {
  expect(meanPairwiseOverlap(["one two three four five", "one two three four six"])).toBeCloseTo(1 / 3);
  expect(meanPairwiseOverlap(["a b c d", "e f g h"])).toBe(0);
});

test("openings and sentences are counted with numbers and places left out", () => {
  expect(sharedOpenings(["A home in Denver for two.", "A home in Denver for six.", "Bring the dog."])[0]).toEqual({
    words: "a home in denver for",
    count: 2,
  });
  const texts = [
    { text: "Two beds in Denver. A pool.", places: ["Denver"] },
    { text: "Six beds in Oslo.", places: ["Oslo"] },
  ];
  expect(repeatedSentences(texts)).toMatchObject({ repeated: [{ words: "# beds in place", count: 2 }, {}], total: 3 });
});
