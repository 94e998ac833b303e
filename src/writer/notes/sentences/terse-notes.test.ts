import { describe, expect, it } from "vitest";
import { sentenceOfNote } from "./sentence-of-note.ts";

const HOME = { noun: "the cottage", one: "There is %s", many: "There are %s" };
const OUTSIDE = { ...HOME, noun: "the outdoor space" };

describe("notes without a verb", () => {
  it.each([
    ["walls 1 m thick", "The walls are 1 m thick."],
    ["doors 1.95 m high", "The doors are 1.95 m high."],
    ["terrace 60 m2", "The terrace is 60 m2."],
    ["river 400 m", "The river is 400 m away."],
    ["garage 1200 lek per day", "The garage is 1200 lek per day."],
    ["eggs 2 pounds in the box at the gate", "Eggs are 2 pounds in the box at the gate."],
    ["dinner on request, 90,000 IDR per person", "There is dinner on request, 90,000 IDR per person."],
    ["pool 8 x 3 m, 1.4 m deep everywhere", "The pool is 8 x 3 m, 1.4 m deep everywhere."],
    [
      "electricity by meter, 3 DKK per kWh, read it on arrival",
      "There is electricity by meter, 3 DKK per kWh. Read it on arrival.",
    ],
    ["Jill and Bruce in the main house up the drive", "Jill and Bruce are in the main house up the drive."],
    ["Aigul cooks dinner for 500 som", "Aigul cooks dinner for 500 som."],
    ["no kitchen, kettle and microwave only", "There is no kitchen, only a kettle and a microwave."],
    ["no wifi in the yurt, wifi in the house", "There is no wifi in the yurt, but there is wifi in the house."],
    ["better leave large suitcases at the bottom", "Better leave large suitcases at the bottom."],
    ["3 bedrooms: double, double bunk, single", "There are 3 bedrooms: a double, a double bunk and a single."],
    ["self contained, bright", "The cottage is self-contained and bright."],
    ["one floor apt in a brownstone", "It is a one-floor apartment in a brownstone."],
    ["built 2018", "The cottage was built in 2018."],
    ["walk to galleries, museums, downtown", "You can walk to galleries, museums and downtown."],
    ["up to 8 guests", "It sleeps up to 8 guests."],
    ["female guests only", "It is for female guests only."],
    ["students only, stay is 21 weeks", "It is for students only, and the stay is 21 weeks."],
    ["shoes off in the house", "Please take your shoes off in the house."],
    ["built in 1931 as a grain barge", "The cottage was built in 1931 as a grain barge."],
    ["the gate is locked from october to april", "The gate is locked from October to April."],
    ["the shop closes at noon on sundays", "The shop closes at noon on Sundays."],
  ])("%s", (note, told) => {
    expect(sentenceOfNote(note, HOME)).toBe(told);
  });

  it("leaves the word may as it is where no month is meant", () => {
    expect(sentenceOfNote("you may hear the bells", HOME)).toBe("You may hear the bells.");
  });

  it("closes a list that begins with a bed", () => {
    const bedroom = { ...HOME, noun: "the bedroom" };
    expect(sentenceOfNote("queen, large closet", bedroom)).toBe("There is a queen bed and a large closet.");
  });

  it("says what one can walk to", () => {
    const transport = { ...HOME, noun: "public transport", isTransport: true };
    expect(sentenceOfNote("DART - can walk", transport)).toBe("You can walk to DART.");
  });

  it("tells what stands outside as a thing, not as the home", () => {
    expect(sentenceOfNote("rowing boat at the jetty", OUTSIDE)).toBe("There is a rowing boat at the jetty.");
  });

  it.each([
    // Which of the two costs 30 is not said.
    "porter with a cart, guide for the town, 30 dirham",
    // What goes on after the price belongs to what stood before it.
    "one dog, 10 pounds, on a lead because of the lambs",
    "off by 23",
  ])("makes no sentence of %s", (note) => {
    expect(sentenceOfNote(note, OUTSIDE)).toBeNull();
  });
});
