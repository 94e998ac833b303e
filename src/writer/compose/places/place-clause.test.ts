import { expect, it } from "vitest";
import { readPlaceNote } from "#writer/notes/read/read-place-note.ts";
import { clauseOf } from "./place-clause.ts";

it.each([
  ["The Anchor - pub, 200 gins, 5 min walk", "the Anchor, a pub with 200 gins, is a 5-minute walk away"],
  ["Orange Line - downtown - 2 blocks", "the Orange Line, which goes to downtown, is 2 blocks away"],
  ["Newark - 15 ride", "Newark is a 15-minute ride away"],
  ["Grove St PATH - the subway - 12 min", "the Grove St PATH, for the subway, is 12 minutes away"],
  ["BC Place - arena - 10 min", "BC Place, an arena, is 10 minutes away"],
  ["Lake Bled - same, 10 min", "Lake Bled is 10 minutes away"],
  ["Addison - train - 1 block", "Addison, for the train, is 1 block away"],
  ["O'Hare - airport - 5 miles", "O'Hare, the airport, is 5 miles away"],
  [
    "The Park - lake trails, playgrounds, 5 min walk",
    "the Park, with lake trails and playgrounds, is a 5-minute walk away",
  ],
  [
    "The Oven - corner store everybody loves, 5 min walk",
    "the Oven, a corner store everybody loves, is a 5-minute walk away",
  ],
  ["The Mill - coffee, brunch, 5 min walk", "the Mill, for coffee and brunch, is a 5-minute walk away"],
  ["The Mill - very busy, brunch, 5 min walk", "the Mill (very busy, brunch) is a 5-minute walk away"],
  ["Holt's - fresh bread", "Holt's, for fresh bread, is near"],
  ["Logan Park - relax", "Logan Park is near"],
  ["Orchard Park - next to us", "Orchard Park is next to us"],
  ["the pier - just down the lane", "the pier is just down the lane"],
  ["Fish market - few short blocks", "the Fish market is a few short blocks away"],
  ["Corner Store - 7 to 11, orange/blue", "Corner Store (7 to 11) is near"],
  ["Eskdale - nearest town, 20 min by car", "Eskdale, the nearest town, is 20 minutes by car"],
  ["Cleveland Mountains - 60 miles", "the Cleveland Mountains are 60 miles away"],
  ["grocery store at 5th and Elm - one block", "a grocery store at 5th and Elm is one block away"],
  ["Promenade - bike it to the pier", "the Promenade (bike it to the pier) is near"],
  ["Rock Creek - the national park - 1.2 mi", "Rock Creek, the national park, is 1.2 miles away"],
  ["the Flats - galleries, up and coming district", "the Flats (galleries, up and coming district) are near"],
  ["Miller's - Main Street", "Miller's is on Main Street"],
  ["Midland - beer garden - quick walk", "Midland, a beer garden, is a quick walk away"],
  ["Whole Foods - groceries - 1 block", "Whole Foods, for groceries, is 1 block away"],
  ["Sky Thai - our staff's favorite - across the street", "Sky Thai, our staff's favorite, is across the street"],
  ["Coffee Angel - coffee - Pembroke St", "Coffee Angel, for coffee, is on Pembroke Street"],
  ["St. Joseph Hospital - 1/2 mi", "St. Joseph Hospital is half a mile away"],
  ["Gold Coast - under 1 hr", "the Gold Coast is under an hour away"],
  ["cliff walk - 12km, coves", "cliff walk (12 km long, coves) is near"],
  [
    "Fort Hill - shops, restaurants, cinema, 10 min",
    "Fort Hill, with shops, restaurants and a cinema, is 10 minutes away",
  ],
  ["the Oval - sport, food - 5 min", "the Oval, for sport and food, is 5 minutes away"],
  ["Canal Walk - goes through to the town, 8 min", "Canal Walk, which goes through to the town, is 8 minutes away"],
  ["Ship Inn, oldest pub in Yorkshire (1198) - next door", "the Ship Inn, the oldest pub in Yorkshire, is next door"],
  ["16th Street mall - 5 blocks", "the 16th Street mall is 5 blocks away"],
  ["children's park - near", "a children's park is near"],
  ["south bank - 12 min", "South Bank is 12 minutes away"],
  ["fort hill - short ride", "Fort Hill is a short ride away"],
  ["Mill Cafe - amazing - 5 min", "Mill Cafe is amazing and 5 minutes away"],
  ["Mill Lane - great setting - 3 min", "Mill Lane (great setting) is 3 minutes away"],
  ["Mill Pond - kayaking - 5 min", "Mill Pond, for kayaking, is 5 minutes away"],
  ["town hall - can walk", "a town hall is within walking distance"],
  ["bakery - doorstep", "a bakery is on the doorstep"],
  ["Jefferson Park Station - quick bus ride, abt 1 mile", "Jefferson Park Station is a quick bus ride away"],
])("%s", (line, clause) => {
  const place = readPlaceNote(line);
  expect(place && clauseOf(place)).toBe(clause);
});
